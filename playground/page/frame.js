/** All that is around the messages: places and people, the head, the bot, and for whom there is something new. */

import { busy } from "./controls.js";
import { badge, byId, el, face } from "./dom.js";

export const SIGN = { channel: "#", thread: "↳", dm: "✉" };

export const title = (place) => (place.kind === "dm" ? "Your DM with the bot" : place.name);

const sign = (kind) => el("span.sign", { "aria-hidden": "true" }, SIGN[kind]);

function placeRow(place, scene, { visit }) {
  const row = el("button.row-button", {
    type: "button", "aria-current": place.id === scene.here ? "page" : null, onclick: () => visit(place.id),
  }, sign(place.kind), el("span.name", {}, title(place)), badge(place));
  row.classList.add(`to-${place.kind}`);
  if (place.unread && place.id !== scene.here) row.classList.add("unread");
  if (place.archived) row.classList.add("archived");
  return el("li", {}, row);
}

export function personRow(person, index, scene, { become }) {
  return el("li", {}, el("button.row-button", {
    type: "button", "aria-pressed": String(person.key === scene.me), onclick: () => become(person.key),
  }, face(person.name, index), el("span.name", {}, person.name, person.key === scene.me ? el("small", {}, " you") : null),
  badge({ unread: 0, pings: person.pings })));
}

function drawSides(scene, deeds) {
  byId("server").replaceChildren(scene.server);
  byId("places").replaceChildren(...scene.places.map((place) => placeRow(place, scene, deeds)));
  byId("people").replaceChildren(...scene.people.map((person, index) => personRow(person, index, scene, deeds)));
}

function powerButton(scene, { power }, style) {
  const on = scene.bot.on;
  const button = el(`button.button.${style}`, { type: "button" }, on ? "Switch off" : "Switch on");
  button.setAttribute("aria-label", `Switch the bot ${on ? "off" : "on"}`);
  button.onclick = () => busy(button, () => power(!on));
  return button;
}

function drawBot(scene, deeds) {
  const { bot } = scene;
  document.body.classList.toggle("bot-off", !bot.on);
  byId("bot").replaceChildren(
    face(bot.name, -1),
    el("span.name", {}, bot.name, el("small.state", {}, bot.on ? "online" : "offline")),
    powerButton(scene, deeds, bot.on ? "secondary" : "success"));
  byId("bot-off").hidden = bot.on;
  byId("bot-off").replaceChildren(...(bot.on ? [] : [
    el("span", {}, "The bot is switched off. Its messages stay, and its buttons do not answer."), powerButton(scene, deeds, "success")]));
}

function drawHead(scene, text) {
  const place = scene.places.find((item) => item.id === scene.here);
  const index = scene.people.findIndex((person) => person.key === scene.me);
  const me = scene.people[index];
  byId("here").replaceChildren(sign(place.kind), el("span", {}, place.name));
  byId("whoami").replaceChildren(face(me.name, index), el("span", {}, me.name), el("span", { "aria-hidden": "true" }, "▾"));
  byId("whoami").setAttribute("aria-label", `You are ${me.name}. Change who you are.`);
  text.placeholder = place.kind === "channel" ? `Message #${place.name}` : `Message ${place.name}`;
  const calls = scene.places.reduce((sum, item) => sum + (item === place ? 0 : item.pings), 0);
  byId("elsewhere").hidden = !calls;
  byId("elsewhere").replaceChildren(String(calls));
  document.title = `${me.pings ? `(${me.pings}) ` : ""}${title(place)} · Playground`;
}

/** Where something new is for you, and then for whom else and where. */
export function news(scene) {
  const mine = scene.places.filter((place) => place.pings && place.id !== scene.here).map((place) => ({ place }));
  const others = scene.people.filter((person) => person.pings && person.key !== scene.me);
  return [...mine, ...others.map((person) => ({ person, place: person.called }))];
}

/** Say where something new is, so that nobody has to look for it in the lists: one press goes there. */
function drawNews(scene, { go }) {
  const found = news(scene);
  byId("news").hidden = !found.length;
  byId("news").replaceChildren(
    el("span", {}, "Next:"),
    ...found.map(({ person, place }) => el("button", { type: "button", onclick: () => go(person?.key ?? scene.me, place.id) },
      person ? [face(person.name, scene.people.indexOf(person)), `Be ${person.name}`, el("small", {}, `${SIGN[place.kind]} ${place.kind === "dm" ? "DM" : place.name}`)]
        : [SIGN[place.kind], " ", title(place)],
      badge(person ?? place))));
}

let framed = "";

/** Draw it, unless it is as it was: who stands on a button there keeps it. */
export function drawFrame(scene, deeds, text) {
  const { messages, ...frame } = scene;
  const key = JSON.stringify(frame);
  if (key === framed) return;
  framed = key;
  drawSides(scene, deeds);
  drawBot(scene, deeds);
  drawHead(scene, text);
  drawNews(scene, deeds);
}
