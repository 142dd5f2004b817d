/** Discord's markdown as elements. What is not understood stays text. */

import { el } from "./dom.js";

/** Names for the ids in mentions and for the keys of people, how to go to a place, to be somebody; `app.js` fills it. */
export const names = { people: new Map(), places: new Map(), keys: new Map(), ids: new Map(), me: "", go: () => {}, become: () => {} };

const link = (href, children) =>
  el("a", { href, target: "_blank", rel: "noopener noreferrer" }, children.length ? children : href);

function person(id) {
  const name = names.people.get(id);
  const key = names.ids.get(id);
  if (id === names.me || !key) return el(id === names.me ? "span.mention.me" : "span.mention", {}, `@${name ?? "somebody"}`);
  return el("button.mention", { type: "button", title: `Be ${name}`, onclick: () => names.become(key) }, `@${name}`);
}

function place(id) {
  const name = names.places.get(id);
  if (!name) return el("span.mention", {}, "#somewhere");
  return el("button.mention", { type: "button", onclick: () => names.go(id) }, `#${name}`);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function ago(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function time(seconds, style) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const text = style === "R" ? ago(date) : new Intl.DateTimeFormat("en", STYLES[style] ?? STYLES.f).format(date);
  return el("time", { dateTime: date.toISOString(), title: date.toString() }, text);
}

function spoiler(children) {
  const node = el("button.spoiler", { type: "button", "aria-label": "Hidden text: press to show" }, children);
  node.onclick = () => { node.classList.add("shown"); node.removeAttribute("aria-label"); };
  return node;
}

/** What may stand inside a line: a pattern for the place where it begins, and what it becomes. */
const INLINE = [
  [/\\([^\w\s])/y, (found) => found[1]],
  [/(`{1,2})(.+?)\1(?!`)/ys, (found) => el("code", {}, found[2])],
  [/<@!?(\d+)>/y, (found) => person(found[1])],
  [/<#(\d+)>/y, (found) => place(found[1])],
  [/<@&\d+>/y, () => el("span.mention", {}, "@role")],
  [/<\/([^:>]+):\d+>/y, (found) => el("span.mention", {}, `/${found[1]}`)],
  [/<a?:(\w+):\d+>/y, (found) => `:${found[1]}:`],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (found) => time(found[1], found[2])],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1], [])],
  [/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/y, (found) => link(found[2], inline(found[1]))],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?)"'\]]/y, (found) => link(found[0], [])],
  [/\|\|(.+?)\|\|/ys, (found) => spoiler(inline(found[1]))],
  [/\*\*\*(.+?)\*\*\*/ys, (found) => el("strong", {}, el("em", {}, inline(found[1])))],
  [/\*\*(.+?)\*\*(?!\*)/ys, (found) => el("strong", {}, inline(found[1]))],
  [/__(.+?)__(?!_)/ys, (found) => el("u", {}, inline(found[1]))],
  [/~~(.+?)~~/ys, (found) => el("s", {}, inline(found[1]))],
  [/\*(?!\s)([^*]+?)\*/ys, (found) => el("em", {}, inline(found[1]))],
  [/\b_(?!_)([^_]+?)_(?!\w)/ys, (found) => el("em", {}, inline(found[1]))],
];

/** Read what stands inside a line. Returns nodes and strings. */
export function inline(text) {
  const parts = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    let end = at;
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      end = pattern.lastIndex;
      if (plain) parts.push(plain);
      plain = "";
      parts.push(make(found));
      break;
    }
    if (end === at) { plain += text[at]; end += 1; }
    at = end;
  }
  if (plain) parts.push(plain);
  return parts;
}

/** What a whole line may be: a pattern, the element that it makes, and the one that holds such lines together. */
const LINES = [
  [/^(#{1,3}) +(.+)$/, (found) => el(`h${found[1].length + 2}`, {}, inline(found[2])), null],
  [/^-# +(.+)$/, (found) => el("p.small", {}, inline(found[1])), null],
  [/^> ?(.*)$/, (found) => el("p", {}, inline(found[1])), "blockquote"],
  [/^ *[-*] +(.+)$/, (found) => el("li", {}, inline(found[1])), "ul"],
  [/^ *(\d+)\. +(.+)$/, (found) => el("li", { value: Number(found[1]) }, inline(found[2])), "ol"],
];

function lines(text) {
  const blocks = [];
  let open = null;
  for (const line of text.replace(/^\n+|\n+$/g, "").split("\n")) {
    const rule = LINES.find(([pattern]) => pattern.test(line));
    const [pattern, make, holder] = rule ?? [/^.*$/, (found) => inline(found[0]), "p"];
    const made = make(pattern.exec(line));
    if (holder && open?.localName === holder) {
      if (holder === "p") open.append("\n", ...made);
      else open.append(made);
      continue;
    }
    open = holder ? el(holder, {}, made) : null;
    blocks.push(open ?? made);
  }
  return blocks;
}

/** Read a whole text. */
export function markdown(text) {
  const parts = text.split(/```(?:[\w+-]*\n)?([\s\S]+?)\n?```/);
  const blocks = parts.flatMap((part, index) => {
    if (index % 2) return [el("pre", {}, el("code", {}, part))];
    return part.trim() ? lines(part) : [];
  });
  return el("div.markdown", {}, blocks);
}
