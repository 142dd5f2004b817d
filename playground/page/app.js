/** The page: who you are, where you are, and what is there. */

import { badge, byId, el, face, sheet, toast } from "./dom.js";
import { commands, follow, post } from "./api.js";
import { closePicker, listCommands, pickerOpen, showCommand } from "./picker.js";
import { message } from "./messages.js";
import { names } from "./markdown.js";
import { openModal } from "./forms.js";

const timeline = byId("timeline");
const text = byId("text");

let who = new URLSearchParams(location.search).get("as") ?? "ann";
let where = new URLSearchParams(location.search).get("in") ?? "channel";
let scene = null;
let stop = () => {};
let drawn = new Map();
let atEnd = true;
let scrolled = 0;
let picks = 0;
let framed = "";
const dismissed = new Set();
/** Private answers are gone when one opens Discord anew. A moment is allowed for, as clocks differ. */
const born = Date.now() - 1000;
const over = (item) => dismissed.has(item.id) || (item.private && Date.parse(item.at) < born);

const me = () => scene.people.find((person) => person.key === scene.me);
const here = () => scene.places.find((place) => place.id === scene.here);
const title = (place) => (place.kind === "dm" ? "Your DM with the bot" : place.name);
const SIGN = { channel: "#", thread: "↳", dm: "✉" };

/* ------------------------------------------------------------------- going */

/** Be somebody, somewhere: by the id of a place, or "channel" or "dm". */
function go(person, place) {
  stop();
  who = person;
  where = place;
  history.replaceState(null, "", `?${new URLSearchParams({ as: who, in: where })}`);
  unpick();
  stop = follow(who, where, { onScene: show, onGone: lost, onState: connected });
}

function lost() {
  go(where === "channel" ? "ann" : who, "channel");
}

function connected(alive) {
  document.body.classList.toggle("offline", !alive);
}

function become(key) {
  byId("sheet").close();
  side(false);
  // Somebody else's direct messages are their own; any other place stays the same for everybody.
  go(key, here().kind === "dm" ? "dm" : where);
}

function visit(place) {
  side(false);
  go(who, place);
}

function side(open) {
  document.body.classList.toggle("side-open", open);
  byId("open-side").setAttribute("aria-expanded", String(open));
}

/* ------------------------------------------------------------------ acting */

async function deed(what) {
  const answer = await post("act", { who, where: scene.here, ...what });
  if (answer.modal) {
    openModal(answer.modal, (values) => deed({ do: "submit", form: answer.modal.form, values }));
  } else if (!answer.answered) {
    toast("The bot did not answer.");
  }
}

const attempt = (what) => deed(what).catch((error) => toast(error.message));

function offer(command) {
  picks += 1;
  showCommand(
    command,
    (options) => deed({ do: "run", command: command.name, options }),
    (option, typed, options) => post("complete", { who, where: scene.here, command: command.name, option, typed, options }),
  );
}

function unpick() {
  picks += 1;
  closePicker();
}

/** List the commands. An answer that comes late, when the list is closed or something else is typed, is dropped. */
async function pick(typed = "") {
  const turn = (picks += 1);
  try {
    const { commands: known } = await commands(who, scene.here);
    if (turn === picks) listCommands(known, typed, offer);
  } catch (error) {
    toast(error.message);
  }
}

/* ----------------------------------------------------------------- drawing */

function placeRow(place) {
  const row = el("button.row-button", {
    type: "button", "aria-current": place.id === scene.here ? "page" : null, onclick: () => visit(place.id),
  }, el("span.sign", { "aria-hidden": "true" }, SIGN[place.kind]), el("span.name", {}, title(place)), badge(place));
  row.classList.add(`to-${place.kind}`);
  if (place.unread && place.id !== scene.here) row.classList.add("unread");
  if (place.archived) row.classList.add("archived");
  return el("li", {}, row);
}

function personRow(person, index) {
  return el("li", {}, el("button.row-button", {
    type: "button", "aria-pressed": String(person.key === scene.me), onclick: () => become(person.key),
  }, face(person.name, index), el("span.name", {}, person.name, person.key === scene.me ? el("small", {}, " you") : null),
  badge({ unread: 0, pings: person.pings })));
}

function drawSides() {
  byId("server").replaceChildren(scene.server);
  byId("places").replaceChildren(...scene.places.map(placeRow));
  byId("people").replaceChildren(...scene.people.map(personRow));
}

function drawHead() {
  const place = here();
  byId("here").replaceChildren(el("span.sign", { "aria-hidden": "true" }, SIGN[place.kind]), place.name);
  const index = scene.people.indexOf(me());
  const others = scene.people.reduce((sum, person) => sum + (person === me() ? 0 : person.pings), 0);
  byId("whoami").replaceChildren(
    face(me().name, index), el("span", {}, me().name), badge({ unread: 0, pings: others }) ?? "", el("span", { "aria-hidden": "true" }, "▾"));
  byId("whoami").setAttribute("aria-label", `You are ${me().name}. Change who you are.`);
  text.placeholder = place.kind === "channel" ? `Message #${place.name}` : `Message ${place.name}`;
  const calls = scene.places.reduce((sum, item) => sum + (item === place ? 0 : item.pings), 0);
  byId("elsewhere").hidden = !calls;
  byId("elsewhere").replaceChildren(String(calls));
  document.title = `${me().pings ? `(${me().pings}) ` : ""}${title(place)} · Playground`;
}

/** Say where something waits for you, or else for whom it waits, so that nobody has to look for it in the lists. */
function drawWaiting() {
  const places = scene.places.filter((place) => place.pings && place.id !== scene.here);
  const others = places.length ? [] : scene.people.filter((person) => person.pings && person !== me());
  const shortcut = (go, ...label) => el("button", { type: "button", onclick: go }, label);
  byId("waiting").hidden = !places.length && !others.length;
  byId("waiting").replaceChildren(
    el("span", {}, places.length ? `For you, ${me().name}:` : "Waited for:"),
    ...places.map((place) => shortcut(() => visit(place.id), SIGN[place.kind], " ", title(place), badge(place))),
    ...others.map((person) => shortcut(
      () => become(person.key), face(person.name, scene.people.indexOf(person)), `Be ${person.name}`, badge(person))));
}

/** Draw all that is around the messages, unless it is as it was: who stands on a button there keeps it. */
function drawFrame() {
  const frame = JSON.stringify([scene.places, scene.people, scene.me, scene.here]);
  if (frame === framed) return;
  framed = frame;
  drawSides();
  drawHead();
  drawWaiting();
}

function welcome() {
  return el("div.welcome", {},
    el("h3", {}, "Welcome to the playground"),
    el("p", {}, "A make-believe Discord with the real bot in it. Nothing leaves this computer."),
    el("ol", {},
      el("li", {}, el("b", {}, "Start. "), "Press “/ Commands” below and choose a game."),
      el("li", {}, el("b", {}, "Sit down. "), "Press the buttons under the bot’s message. To be somebody else, press your name at the top: you can be all five."),
      el("li", {}, el("b", {}, "Play. "), "A game has a thread ↳ of its own inside the channel, and secrets come as direct messages ✉. A red number shows where somebody is waited for.")),
    el("button.button.primary", { type: "button", onclick: () => { byId("sheet").close(); pick(); } }, "/ Show the commands"));
}

function nearEnd() {
  return timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 80;
}

/** Stay at the newest message, as long as nobody scrolls away from it. */
function toEnd() {
  atEnd = true;
  timeline.scrollTop = timeline.scrollHeight;
  byId("newer").hidden = true;
}

/** Keep the height of what is replaced until the new pictures are there, so that nothing jumps. */
function hold(node, old) {
  const pictures = [...node.querySelectorAll("img")];
  if (!pictures.length) return;
  node.style.minHeight = `${old.offsetHeight}px`;
  Promise.allSettled(pictures.map((image) => image.decode())).then(() => {
    node.style.minHeight = "";
    if (atEnd) toEnd();
  });
}

function drawMessages(fresh) {
  const end = fresh || atEnd;
  const marks = new Map(scene.places.map((place) => [place.id, place]));
  const before = drawn;
  drawn = new Map();
  for (const item of scene.messages) {
    if (over(item)) continue;
    const mark = item.thread ? marks.get(item.thread.id) : null;
    const key = JSON.stringify([item, mark]);
    const old = before.get(item.id);
    if (old?.key === key) { drawn.set(item.id, old); continue; }
    const node = message(item, {
      people: scene.people, marks,
      act: (what) => attempt({ ...what, message: item.id }),
      dismiss: () => { dismissed.add(item.id); drawMessages(false); },
    });
    drawn.set(item.id, { key, node });
    if (old) { old.node.replaceWith(node); hold(node, old.node); }
  }
  const nodes = drawn.size ? [...drawn.values()].map(({ node }) => node) : [here().kind === "channel" ? welcome() : el("p.empty", {}, "Nothing here yet.")];
  nodes.forEach((node, index) => { if (timeline.children[index] !== node) timeline.insertBefore(node, timeline.children[index] ?? null); });
  while (timeline.children.length > nodes.length) timeline.lastChild.remove();
  if (end) toEnd();
  else if ([...drawn.keys()].some((id) => !before.has(id))) byId("newer").hidden = false;
}

function show(told) {
  const fresh = !scene || scene.here !== told.here || scene.me !== told.me;
  if (fresh) { drawn = new Map(); timeline.replaceChildren(); }
  scene = told;
  where = scene.here;
  names.me = me().id;
  names.keys = new Map(scene.people.map((person) => [person.key, person.name]));
  names.people = new Map([...scene.people, scene.bot].map((person) => [person.id, person.name]));
  names.places = new Map(scene.places.filter((place) => place.kind !== "dm").map((place) => [place.id, place.name]));
  drawFrame();
  drawMessages(fresh);
  noteRead();
}

function noteRead() {
  if (document.visibilityState === "visible" && here().unread) attempt({ do: "read" });
}

/* ---------------------------------------------------------------- listening */

names.go = visit;
byId("open-side").onclick = () => side(!document.body.classList.contains("side-open"));
byId("scrim").onclick = () => side(false);
byId("newer").onclick = toEnd;
byId("help").onclick = () => sheet("What is this?", welcome());
byId("whoami").onclick = () => sheet("Who do you want to be?", el("ul.people", {}, scene.people.map(personRow)));
byId("slash").onclick = () => { if (pickerOpen()) unpick(); else { text.value = "/"; pick(); } };
text.oninput = () => {
  if (text.value.startsWith("/")) pick(text.value.slice(1));
  else unpick();
};
byId("composer").onsubmit = (event) => {
  event.preventDefault();
  const said = text.value.trim();
  if (said.startsWith("/")) { byId("picker").querySelector(".option, [type=submit]")?.click(); return; }
  if (!said) return;
  text.value = "";
  deed({ do: "say", text: said }).catch((error) => { text.value = said; toast(error.message); });
};
timeline.onscroll = () => {
  // Only who scrolls up leaves the end: that pictures make the messages longer leaves nobody behind.
  if (nearEnd()) atEnd = true;
  else if (timeline.scrollTop < scrolled) atEnd = false;
  scrolled = timeline.scrollTop;
  if (atEnd) byId("newer").hidden = true;
};
timeline.addEventListener("load", () => { if (atEnd) toEnd(); }, true);
document.addEventListener("visibilitychange", () => { if (scene) noteRead(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (text.value.startsWith("/") || pickerOpen()) { unpick(); text.focus(); } else side(false);
});

go(who, where);
