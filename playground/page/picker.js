/** The list of commands above the line where one writes, and the form for the one that was chosen. */

import { byId, el, toast } from "./dom.js";
import { busy } from "./controls.js";
import { optionField } from "./forms.js";

const box = byId("picker");
const text = byId("text");

/** Close the list or the form. */
export function closePicker() {
  box.hidden = true;
  box.replaceChildren();
}

export const pickerOpen = () => !box.hidden;

function entry(command, choose) {
  return el("li", {}, el("button.option", { type: "button", onclick: () => choose(command) },
    el("span", {}, el("b", {}, `/${command.name}`), el("small", {}, command.description))));
}

/** Show the commands that begin with, or contain, what was typed after the slash. */
export function listCommands(commands, typed, choose) {
  const wanted = typed.trim().toLowerCase();
  const found = commands
    .filter((command) => command.name.includes(wanted))
    .sort((one, other) => Number(other.name.startsWith(wanted)) - Number(one.name.startsWith(wanted)));
  box.replaceChildren(
    el("div.sheet-head", {},
      el("h3", {}, "What the bot can do"),
      el("button.plain", { type: "button", "aria-label": "Close", onclick: closePicker }, "✕")),
    found.length
      ? el("ul", {}, found.map((command) => entry(command, choose)))
      : el("p.small", {}, commands.length ? "No command of that name." : "The bot has no commands here."));
  box.hidden = false;
}

/** Show the options of a command. `run` gets what was filled in, `complete` asks the bot for choices. */
export function showCommand(command, run, complete) {
  const filled = () => Object.fromEntries(
    fields.map(([name, field]) => [name, field.read()]).filter(([, value]) => value !== undefined && value !== ""));
  const fields = command.options.map((option) => [
    option.name,
    optionField(option, (name, typed) => {
      const { [name]: _, ...others } = filled();
      return complete(name, typed, others);
    }),
  ]);
  const send = el("button.button.primary", { type: "submit" }, `Run /${command.name}`);
  const form = el("form", {}, fields.map(([, field]) => field.node), el("div.row", {}, send));
  form.onsubmit = (event) => {
    event.preventDefault();
    busy(send, async () => {
      try {
        await run(filled());
        closePicker();
      } catch (error) {
        toast(error.message);
      }
    });
  };
  box.replaceChildren(
    el("div.sheet-head", {},
      el("h3", {}, `/${command.name}`),
      el("button.plain", { type: "button", "aria-label": "Close", onclick: closePicker }, "✕")),
    el("p.small", {}, command.description), form);
  box.hidden = false;
  text.value = "";
  (fields[0]?.[1].control ?? send).focus();
}
