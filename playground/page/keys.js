/** Keys that save a way with the mouse. None of them acts while somebody writes. */

import { el } from "./dom.js";
import { recall, remember } from "./memory.js";

const ALONE = "single-keys";
const WRITING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

const single = () => recall(ALONE) !== "off";

/** Listen for keys. `deeds` has a function for each key by its name; one named by `Alt+` acts while writing, too. */
export function listen(deeds) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.isComposing || document.querySelector("dialog[open]")) return;
    const deed = deeds[event.altKey ? `Alt+${event.key}` : event.key];
    if (!deed || (!event.altKey && (!single() || event.target.closest(WRITING)))) return;
    event.preventDefault();
    deed();
  });
}

const KEYS = [
  ["n", "next: go to where something has come for somebody, as that person"],
  ["b", "buttons: go to the newest ones of the bot"],
  ["1 … 5", "be that person"],
  ["/", "the commands of the bot"],
  ["m", "write a message"],
  ["c", "the channel"],
  ["t", "the next thread"],
  ["d", "your direct messages with the bot"],
  ["Alt ↑ ↓", "one place up or down"],
  ["Tab, Enter", "from one control to the next, and press it"],
  ["Esc", "close what is open"],
  ["?", "this help"],
];

/** The list of keys, with a way to do without those that are a single letter. */
export function keyList() {
  const box = el("input", { type: "checkbox", checked: single() });
  box.onchange = () => remember(ALONE, box.checked ? "on" : "off");
  return el("section.keys", {},
    el("h3", {}, "Keys"),
    el("dl", {}, KEYS.flatMap(([key, meaning]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, meaning)])),
    el("label.tick-row", {}, box, el("span", {}, "Single letters act, unless something is being written")));
}
