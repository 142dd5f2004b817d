/** Messages: who wrote what, with all that the bot puts into them. */

import { badge, el, face } from "./dom.js";
import { button, select } from "./controls.js";
import { markdown, names } from "./markdown.js";

const clock = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit" });

const SELECTS = new Set([3, 5, 6, 7, 8]);

function picture(media, alt) {
  const text = alt || media.alt || "";
  if (!media.file) return el("p.missing", {}, `A picture from ${media.name || "elsewhere"} is not shown here. ${text}`);
  if (!media.picture) return attachment(media);
  const image = el("img", { src: `file/${media.file}`, alt: text });
  return el("figure", {},
    el("a", { href: `file/${media.file}`, target: "_blank", rel: "noopener", title: "Open the picture by itself" }, image),
    text ? el("details.alt", {}, el("summary", { "aria-label": "Picture in words" }, "ALT"), el("p", {}, text)) : null);
}

const attachment = (file) => el("a.file", { href: `file/${file.file}`, download: file.name }, `⇩ ${file.name}`);

function hidden(node, spoiler) {
  if (!spoiler) return node;
  return el("details.veil", {}, el("summary", {}, "Hidden: press to show"), node);
}

/** Draw a component of a message. `act` does what its controls are for. */
function component(item, act) {
  const within = (items) => (items ?? []).map((child) => component(child, act));
  switch (item.type) {
    case 1: return el("div.row", {}, within(item.components));
    case 2: return button(item, (control) => act({ do: "click", control }));
    case 9: return el("div.section", {}, el("div", {}, within(item.components)), component(item.accessory, act));
    case 10: return markdown(item.content);
    case 11: return el("div.thumbnail", {}, hidden(picture(item.media, item.description), item.spoiler));
    case 12: return el("div.gallery", {}, item.items.map((piece) => hidden(picture(piece.media, piece.description), piece.spoiler)));
    case 13: return hidden(attachment(item.file), item.spoiler);
    case 14: return el(item.divider === false ? "div.space" : "hr", {});
    case 17: return hidden(container(item, within(item.components)), item.spoiler);
    default:
      if (SELECTS.has(item.type)) return select(item, (values) => act({ do: "choose", control: item.custom_id, values }));
      return el("p.missing", {}, "This part of the message cannot be shown here.");
  }
}

function container(item, children) {
  const node = el("div.container", {}, children);
  if (item.accent_color != null) node.style.setProperty("--accent", colour(item.accent_color));
  return node;
}

const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function embed(item) {
  const node = el("div.container.embed", {},
    item.author ? el("p.small", {}, item.author.name) : null,
    item.title ? el("h4", {}, item.title) : null,
    item.description ? markdown(item.description) : null,
    (item.fields ?? []).map((field) => el("div.field", {}, el("b", {}, field.name), markdown(field.value))),
    item.footer ? el("p.small", {}, item.footer.text) : null);
  if (item.color != null) node.style.setProperty("--accent", colour(item.color));
  return node;
}

function threadLink(thread, mark) {
  return el("button.thread-card", { type: "button", onclick: () => names.go(thread.id) },
    el("span.sign", { "aria-hidden": "true" }, "↳"), el("b", {}, thread.name), mark ? badge(mark) : null, el("span.go", {}, "Open ›"));
}

function head(message, people) {
  return el("div.head", {},
    el("b", {}, message.by.name),
    message.by.bot ? el("span.tag", {}, "BOT") : null,
    el("time", { dateTime: message.at, title: new Date(message.at).toString() }, clock.format(new Date(message.at))));
}

function foot(message, dismiss) {
  return el("p.private", {},
    "Only you can see this. ",
    el("button.link", { type: "button", onclick: dismiss }, "Dismiss"));
}

/** Draw a message. `act` does what its controls are for, `dismiss` puts it away. */
export function message(item, { people, marks, act, dismiss }) {
  const thread = item.thread ? threadLink(item.thread, marks.get(item.thread.id)) : null;
  if (item.notice) return el("article.notice", {}, el("p", {}, item.notice), thread);
  const index = people.findIndex((person) => person.id === item.by.id);
  const article = el("article.message", { "aria-label": `Message by ${item.by.name}` },
    item.command ? el("p.command", {}, el("b", {}, item.command.by), " used ", el("span.mention", {}, item.command.text)) : null,
    face(item.by.name, index),
    el("div.body", {},
      head(item, people),
      item.thinking ? el("p.thinking", {}, `${item.by.name} is thinking …`) : null,
      item.text ? markdown(item.text) : null,
      item.edited && !item.components.length ? el("span.small", {}, "(edited)") : null,
      item.embeds.map(embed),
      item.files.map((file) => hidden(file.picture ? picture(file) : attachment(file), file.spoiler)),
      item.components.map((part) => component(part, act)),
      thread,
      item.private ? foot(item, dismiss) : null));
  if (item.calls) article.classList.add("calls");
  if (item.private) article.classList.add("ephemeral");
  return article;
}
