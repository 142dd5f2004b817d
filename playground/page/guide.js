/** What a newcomer is offered: a first game, a tour, and what this is. */

import { busy } from "./controls.js";
import { byId, el } from "./dom.js";
import { keyList } from "./keys.js";
import { recall, remember } from "./memory.js";
import { themeSwitch } from "./theme.js";

/** The ways to begin. `deeds` has `play`, `tour` and `list`. */
function ways({ play, tour, list }) {
  const start = el("button.button.primary", { type: "button" }, "Play a first game");
  start.onclick = () => busy(start, play);
  return el("div.row", {}, start,
    tour ? el("button.button.secondary", { type: "button", onclick: tour }, "Take the tour") : null,
    list ? el("button.button.secondary", { type: "button", onclick: list }, "/ Show the commands") : null);
}

/** What stands in a channel where nothing has been said. */
export function welcome(deeds) {
  return el("div.welcome", {},
    el("h3", {}, "Welcome to the playground"),
    el("p", {}, "A make-believe Discord with the real bot in it. Nothing leaves this computer."),
    el("p", {}, "One click seats you and two bots at The Attic Monster, a short game, and shows you around."),
    ways(deeds),
    el("h4", {}, "Or by yourself"),
    el("ol", {},
      el("li", {}, el("b", {}, "Start. "), "Press “/ Commands” below and choose a game."),
      el("li", {}, el("b", {}, "Sit down. "), "Press the buttons under the bot’s message. To be somebody else, press your name at the top: you can be all five."),
      el("li", {}, el("b", {}, "Play. "), "A game has a thread ↳ of its own inside the channel, and secrets come as direct messages ✉. A red number shows where something has come for somebody.")));
}

/** What the help shows. */
export function help(deeds) {
  return el("div.help", {}, welcome(deeds), keyList(), el("section", {}, el("h3", {}, "Colours"), themeSwitch()));
}

/** Offer a first game above what has been said in a channel, until it was taken or waved away. */
export function drawOffer(channel, deeds) {
  const box = byId("offer");
  const wanted = channel && recall("met") === null;
  if (box.hidden === !wanted) return;
  const close = el("button.plain", { type: "button", "aria-label": "No, thank you" }, "✕");
  close.onclick = () => { remember("met", "yes"); box.hidden = true; };
  box.replaceChildren(el("span", {}, "New here?"), ways({ ...deeds, list: null }), close);
  box.hidden = !wanted;
}
