/** Making elements. Text is only ever added as text, so that nothing anybody writes can become markup. */

/**
 * `el("button.primary", {type: "button", onclick: f}, "Go")` makes an element with classes, properties and children.
 * Properties in lower case with a dash, and `role`, are set as attributes; null, false and undefined leave them out.
 */
export function el(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.classList.add(...classes);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.includes("-") || key === "role") node.setAttribute(key, value === true ? "true" : value);
    else node[key] = value;
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

let hiding = 0;
/** Say something in passing. */
export function toast(text) {
  const box = byId("toast");
  box.replaceChildren(text);
  box.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { box.hidden = true; }, 6000);
}

/** Show a sheet over the page; it closes by its button, by Escape, and by a tap beside it. */
export function sheet(title, ...children) {
  const box = byId("sheet");
  box.replaceChildren(
    el("div.sheet", {},
      el("div.sheet-head", {},
        el("h2", {}, title),
        el("button.plain", { type: "button", "aria-label": "Close", onclick: () => box.close() }, "✕")),
      ...children),
  );
  box.setAttribute("aria-label", title);
  box.onclick = (event) => { if (event.target === box) box.close(); };
  if (!box.open) box.showModal();
  return box;
}

const HUES = [235, 150, 25, 330, 190];

/** A round picture for somebody: the first letter on a colour of their own. */
export function face(name, index) {
  const node = el("span.face", { "aria-hidden": "true" }, index < 0 ? "♜" : [...name][0]);
  if (index >= 0) node.style.setProperty("--hue", HUES[index % HUES.length]);
  else node.classList.add("bot");
  return node;
}

/** A number on a red ground for what calls somebody, a dot for what is only new. */
export function badge({ unread, pings }) {
  if (pings) return el("span.badge", { "aria-label": `${pings} for you` }, pings > 99 ? "99+" : String(pings));
  return unread ? el("span.dot", { role: "img", "aria-label": "new messages" }) : null;
}
