/** Forms: the modals that the bot opens, and the options of its commands. */

import { el, sheet, toast } from "./dom.js";
import { busy, choices } from "./controls.js";
import { markdown } from "./markdown.js";

let serial = 0;

/** A field of a form: its element, and a way to read it. `read` gives undefined where nothing was filled in. */
function field(label, description, required, control, read) {
  const id = `field-${(serial += 1)}`;
  control.id = id;
  const node = el("div.form-field", {},
    el("label", { htmlFor: id }, label, required ? null : el("span.small", {}, " (if you like)")),
    description ? el("p.small", {}, description) : null,
    control);
  return { node, control, read };
}

/** Several things to tick, or one of them. */
function ticks(items, kind, name) {
  const boxes = items.map((item) => {
    const box = el("input", { type: kind, name, checked: Boolean(item.default ?? item.chosen) });
    return { box, item, node: el("label.tick-row", {}, box, el("span", {}, item.label, item.description ? el("small", {}, item.description) : null)) };
  });
  const values = () => boxes.filter(({ box }) => box.checked).map(({ item }) => item.value);
  return { node: el("div.ticks", { role: "group" }, boxes.map((box) => box.node)), values };
}

function dropdown(items, required, placeholder) {
  const control = el("select", { required },
    el("option", { value: "" }, placeholder || (required ? "Choose …" : "—")),
    items.map((item, index) => el("option", { value: String(index), selected: Boolean(item.chosen) }, item.label)));
  return { control, value: () => (control.value === "" ? undefined : items[Number(control.value)].value) };
}

/** The control of a modal. */
function modalControl(part, label, description) {
  const required = part.required ?? true;
  switch (part.type) {
    case 4: {
      const control = el(part.style === 2 ? "textarea" : "input", {
        required, value: part.value ?? "", placeholder: part.placeholder ?? "",
        minLength: part.min_length ?? 0, maxLength: part.max_length ?? 4000,
      });
      return field(label, description, required, control, () => control.value);
    }
    case 21: {
      const group = ticks(part.options, "radio", part.custom_id);
      return field(label, description, required, group.node, () => group.values()[0]);
    }
    case 22: {
      const group = ticks(part.options, "checkbox", part.custom_id);
      return field(label, description, required, group.node, group.values);
    }
    case 23: {
      const control = el("input", { type: "checkbox", checked: Boolean(part.default) });
      return field(label, description, true, control, () => control.checked);
    }
    case 3: case 5: case 7: case 8: {
      if ((part.max_values ?? 1) > 1) {
        const group = ticks(choices(part), "checkbox", part.custom_id);
        return field(label, description, required, group.node, group.values);
      }
      const menu = dropdown(choices(part), required, part.placeholder);
      return field(label, description, required, menu.control, () => (menu.value() === undefined ? [] : [menu.value()]));
    }
    default:
      return field(label, "This cannot be filled in here.", false, el("span"), () => undefined);
  }
}

function modalParts(modal) {
  return modal.components.flatMap((part) => {
    if (part.type === 10) return [{ node: markdown(part.content) }];
    if (part.type === 18) return [{ id: part.component.custom_id, ...modalControl(part.component, part.label, part.description) }];
    if (part.type === 1) return part.components.map((child) => ({ id: child.custom_id, ...modalControl(child, child.label) }));
    return [{ id: part.custom_id, ...modalControl(part, part.label ?? "") }];
  });
}

/** Show a modal of the bot's. `submit` gets what was filled in. */
export function openModal(modal, submit) {
  const parts = modalParts(modal);
  const send = el("button.button.primary", { type: "submit" }, "Submit");
  const form = el("form", { method: "dialog" }, parts.map((part) => part.node), el("div.row", {}, send));
  const box = sheet(modal.title, form);
  form.onsubmit = (event) => {
    event.preventDefault();
    const values = {};
    for (const part of parts) {
      const value = part.id ? part.read() : undefined;
      if (value !== undefined) values[part.id] = value;
    }
    busy(send, async () => {
      try {
        await submit(values);
        box.close();
      } catch (error) {
        toast(error.message);
      }
    });
  };
}

/** Offer what the bot has for an option that is being typed. */
function completing(option, complete) {
  const list = el("datalist", { id: `list-${(serial += 1)}` });
  const control = el("input", { type: "text", autocomplete: "off", required: option.required });
  control.setAttribute("list", list.id);
  let known = new Map();
  let asked = 0;
  async function ask() {
    const turn = (asked += 1);
    const { choices: found } = await complete(option.name, control.value).catch(() => ({ choices: [] }));
    if (turn !== asked) return;
    known = new Map(found.map((choice) => [choice.name, choice.value]));
    list.replaceChildren(...found.map((choice) => el("option", { value: choice.name })));
  }
  let waiting = 0;
  control.oninput = () => { clearTimeout(waiting); waiting = setTimeout(ask, 150); };
  control.onfocus = ask;
  const number = (text) => (option.type === 3 ? text : Number(text));
  const read = () => (control.value === "" ? undefined : known.get(control.value) ?? number(control.value));
  return { control, list, read };
}

/** An option of a command. */
export function optionField(option, complete) {
  const label = option.name.replaceAll("_", " ");
  if (option.autocomplete) {
    const { control, list, read } = completing(option, complete);
    const made = field(label, option.description, option.required, control, read);
    made.node.append(list);
    return made;
  }
  const menu = (items) => {
    const { control, value } = dropdown(items, option.required);
    return field(label, option.description, option.required, control, value);
  };
  if (option.choices.length) return menu(option.choices.map((choice) => ({ label: choice.name, value: choice.value })));
  switch (option.type) {
    case 3: {
      const control = el("input", { type: "text", required: option.required, maxLength: option.max_length ?? 6000, minLength: option.min_length ?? 0 });
      return field(label, option.description, option.required, control, () => control.value || undefined);
    }
    case 4: case 10: {
      const control = el("input", {
        type: "number", required: option.required, min: option.min_value ?? "", max: option.max_value ?? "",
        step: option.type === 4 ? "1" : "any",
      });
      return field(label, option.description, option.required, control, () => (control.value === "" ? undefined : Number(control.value)));
    }
    case 5: return menu([{ label: "Yes", value: true }, { label: "No", value: false }]);
    case 6: case 7: case 9: return menu(choices({ type: option.type === 7 ? 8 : 5 }));
    default: return field(label, "This cannot be filled in here.", false, el("span"), () => undefined);
  }
}
