/** A short tour: a card that says what each thing is, with a ring around the thing. */

import { byId, el } from "./dom.js";
import { remember } from "./memory.js";

const seen = (node) => node && node.getClientRects().length > 0;
const last = (selector) => [...document.querySelectorAll(selector)].filter(seen).at(-1);
const first = (...selectors) => selectors.map((selector) => document.querySelector(selector)).find(seen);

/** What is shown: how to find it on the page, a title, and what is said of it. */
const STEPS = [
  [() => last("#timeline .gallery figure") ?? last("#timeline .container"), "The table",
    "The bot posts it in a thread of its own, and keeps it up to date. The picture shows what everybody may know; ALT tells it in words."],
  [() => last("#timeline .row:has(.primary:enabled), #timeline .select:has(button:enabled)") ?? last("#timeline .row"), "Your move",
    "When it is your turn, the bot mentions you, and these controls are all that is legal. Press one: that is all there is to playing."],
  [() => first("#open-side", "#places"), "Places",
    "The channel #, where tables are opened. Threads ↳, where they are played. Your direct messages ✉, where secrets come. A number counts what has come for you there."],
  [() => first("#whoami"), "You are many",
    "You can be all five people, each with their own secrets. When something has come for somebody else, a bar at the top takes you there, as that person."],
  [() => first("#slash"), "Commands",
    "Whatever the bot can do, with what it may be told: new tables, /board, /undo, /help and more."],
  [() => first("#open-side", "#bot"), "Switch the bot off",
    "In the list at the side. Do it in the middle of a game, or stop the whole playground: when it is on again, each table is where it was."],
];

let at = -1;
let back = null;

function ring(node) {
  document.querySelectorAll(".toured").forEach((old) => { if (old !== node) old.classList.remove("toured"); });
  node?.classList.add("toured");
}

/** Stop, and do not offer the tour again. */
export function endTour() {
  if (at < 0) return;
  at = -1;
  ring(null);
  byId("tour").hidden = true;
  remember("met", "yes");
  remember("toured", "yes");
  (back?.isConnected && back !== document.body ? back : byId("timeline")).focus();
}

export const onTour = () => at >= 0;

function step(number) {
  at = number;
  const [find, title, text] = STEPS[at];
  const node = find();
  node?.scrollIntoView({ block: "nearest" });
  const onward = at + 1 < STEPS.length;
  const next = el("button.button.primary", { type: "button", onclick: () => (onward ? step(at + 1) : endTour()) }, onward ? "Next" : "Play");
  byId("tour").replaceChildren(
    el("p.small", {}, `${at + 1} of ${STEPS.length}`),
    el("h2", {}, title),
    el("p", {}, text),
    el("div.row", {}, next,
      at ? el("button.button.secondary", { type: "button", onclick: () => step(at - 1) }, "Back") : null,
      el("button.plain", { type: "button", onclick: endTour }, "Skip the tour")));
  byId("tour").hidden = false;
  redrawTour();
  next.focus();
}

/** Put the ring and the card where they belong, when what they are about was drawn anew. */
export function redrawTour() {
  if (at < 0) return;
  const node = STEPS[at][0]();
  ring(node);
  const middle = node ? node.getBoundingClientRect() : { top: 0, height: 0 };
  byId("tour").classList.toggle("at-top", middle.top + middle.height / 2 > innerHeight / 2);
}

/** Begin at the first step; afterwards the focus returns to where it was. */
export function startTour() {
  back = document.activeElement;
  step(0);
}

byId("tour").onkeydown = (event) => {
  if (event.key === "Escape") { event.stopPropagation(); endTour(); }
};
