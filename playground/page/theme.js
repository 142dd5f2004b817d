/** Dark or light: as the system has it, unless somebody says otherwise. */

import { el } from "./dom.js";
import { recall, remember } from "./memory.js";

const THEMES = [["", "System"], ["dark", "Dark"], ["light", "Light"]];

function wear(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

const chosen = () => recall("theme") ?? "";

/** A row of buttons to choose between. */
export function themeSwitch() {
  const buttons = THEMES.map(([theme, name]) => el("button.choice", { type: "button" }, name));
  const mark = () => buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(THEMES[index][0] === chosen())));
  buttons.forEach((button, index) => {
    button.onclick = () => { remember("theme", THEMES[index][0]); wear(chosen()); mark(); };
  });
  mark();
  return el("div.choices", { role: "group", "aria-label": "Colours" }, buttons);
}

wear(chosen());
