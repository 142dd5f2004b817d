/** Buttons and select menus, in messages and in forms. */

import { el } from "./dom.js";
import { names } from "./markdown.js";

const STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const PEOPLE = new Set([5, 7]);
const PLACES = 8;

/** An emoji of the standard set; one of a server's own has no picture here, so it is named. */
const emoji = (found) => (found ? (found.id ? `:${found.name}:` : found.name) : "");

/** Do something that takes a while, and show at the control that it is on its way. */
export async function busy(control, work) {
  control.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    control.removeAttribute("aria-busy");
  }
}

export function button(component, onPress) {
  const label = [emoji(component.emoji), component.label].filter(Boolean).join(" ");
  if (component.style === 5) {
    return el("a.button.secondary", { href: component.url, target: "_blank", rel: "noopener noreferrer" }, label, " ↗");
  }
  const node = el(`button.button.${STYLE[component.style] ?? "secondary"}`, {
    type: "button", disabled: Boolean(component.disabled),
  }, label);
  node.dataset.control = component.custom_id;
  node.onclick = () => busy(node, () => onPress(component.custom_id));
  return node;
}

/** What can be chosen: the bot's own options, or people, or places. */
export function choices(component) {
  if (component.options) {
    return component.options.map((option) => ({
      value: option.value, label: [emoji(option.emoji), option.label].filter(Boolean).join(" "),
      description: option.description, chosen: Boolean(option.default),
    }));
  }
  if (PEOPLE.has(component.type)) {
    return [...names.keys.entries()].map(([key, name]) => ({ value: { person: key }, label: name }));
  }
  if (component.type === PLACES) {
    return [...names.places.entries()].map(([id, name]) => ({ value: { place: id }, label: `#${name}` }));
  }
  return [];
}

/** What each menu on the page is a menu of. */
const kinds = new WeakMap();

/** Let what is open in an old drawing stay open in the new one, where the same can be chosen there. */
export function keepMenus(old, fresh) {
  const twins = [...fresh.querySelectorAll(".select")];
  for (const menu of old.querySelectorAll(".select.open")) {
    twins.find((twin) => kinds.get(twin) === kinds.get(menu))?.replaceWith(menu);
  }
}

/**
 * A select menu. Where one thing is chosen, choosing it is enough; where several may be, they are numbered in the
 * order in which they were chosen, and a button says that these are all. `onChoose` gets the values.
 */
export function select(component, onChoose) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const options = choices(component);
  const picked = options.filter((option) => option.chosen);
  const head = el("button.select-head", {
    type: "button", disabled: Boolean(component.disabled), "aria-expanded": "false", "aria-haspopup": "listbox",
  });
  head.dataset.control = component.custom_id;
  const list = el("ul", { role: "listbox", "aria-multiselectable": most > 1 });
  const done = el("button.button.success", { type: "button" });
  const heading = component.placeholder || (most > 1 ? "Choose some …" : "Choose one …");
  const close = el("button.plain", { type: "button", "aria-label": "Close the menu", onclick: () => { open(false); head.focus(); } }, "✕");
  const panel = el("div.select-panel", { hidden: true },
    el("div.select-title", {}, el("b", {}, heading), close), list, most > 1 ? done : null);
  const outside = (event) => { if (!node.contains(event.target)) open(false); };
  function open(shown) {
    panel.hidden = !shown;
    node.classList.toggle("open", shown);
    head.setAttribute("aria-expanded", String(shown));
    document[shown ? "addEventListener" : "removeEventListener"]("pointerdown", outside);
    if (shown) {
      panel.scrollIntoView({ block: "nearest" });
      (list.querySelector("[aria-selected=true]") ?? list.querySelector(".option"))?.focus();
    }
  }
  const finish = () => { open(false); return busy(head, () => onChoose(picked.map((option) => option.value))); };

  function draw() {
    const chosen = picked.map((option) => option.label).join(", ");
    head.replaceChildren(
      el(chosen ? "span" : "span.placeholder", {}, chosen || heading),
      el("span", { "aria-hidden": "true" }, "▾"));
    done.replaceChildren(least === most ? `Choose ${picked.length} of ${most}` : `Choose these ${picked.length}`);
    done.disabled = picked.length < least;
    if (!options.length) list.replaceChildren(el("li.small", {}, "There is nothing to choose from here."));
    else list.replaceChildren(...options.map((option) => {
      const at = picked.indexOf(option);
      const item = el("button.option", {
        type: "button", role: "option", "aria-selected": String(at >= 0),
        disabled: at < 0 && most > 1 && picked.length >= most, onclick: () => take(option),
        "data-value": typeof option.value === "string" ? option.value : null,
      },
      el("span.tick", { "aria-hidden": "true" }, at < 0 ? "" : most > 1 ? String(at + 1) : "✓"),
      el("span", {}, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null));
      return el("li", { role: "presentation" }, item);
    }));
  }

  function take(option) {
    const at = picked.indexOf(option);
    if (most === 1) picked.splice(0, picked.length, option);
    else if (at < 0) picked.push(option);
    else picked.splice(at, 1);
    draw();
    if (most === 1) finish();
    else list.querySelectorAll(".option")[options.indexOf(option)].focus();
  }

  head.onclick = () => open(panel.hidden);
  done.onclick = finish;
  /** Arrows go through the list, as in any menu. */
  function onkeydown(event) {
    if (panel.hidden) return;
    const items = [...list.querySelectorAll(".option:enabled")];
    const at = items.indexOf(document.activeElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (goal !== undefined && items.length) items[(goal + items.length) % items.length].focus();
    else if (event.key === "Escape") { open(false); head.focus(); } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  draw();
  const node = el("div.select", { onkeydown }, head, panel);
  kinds.set(node, JSON.stringify(component));
  return node;
}
