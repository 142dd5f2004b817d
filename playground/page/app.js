/** The page: who you are, where you are, and what is there. */

import { byId, el, sheet, toast } from "./dom.js";
import { commands, follow, post } from "./api.js";
import { closePicker, listCommands, pickerOpen, showCommand } from "./picker.js";
import { drawFrame, news, personRow } from "./frame.js";
import { drawOffer, help, welcome } from "./guide.js";
import { endTour, onTour, redrawTour, startTour } from "./tour.js";
import { listen } from "./keys.js";
import { keepMenus } from "./controls.js";
import { message } from "./messages.js";
import { names } from "./markdown.js";
import { openModal } from "./forms.js";
import { recall, remember } from "./memory.js";
import { themeSwitch } from "./theme.js";

const timeline = byId("timeline");
const text = byId("text");
/** How many messages are shown at first, and how many more each time that older ones are asked for. */
const LATEST = 50;
const older = el("button.link", { id: "older", type: "button", onclick: showOlder }, "Show older messages");

let who = new URLSearchParams(location.search).get("as") ?? "ann";
let where = new URLSearchParams(location.search).get("in") ?? "channel";
let scene = null;
let most = LATEST;
let stop = () => {};
let drawn = new Map();
let atEnd = true;
let scrolled = { top: 0, height: 0, room: 0 };
let picks = 0;
let touring = false;
const dismissed = new Set();
/** Private answers are gone when one opens Discord anew. A moment is allowed for, as clocks differ. */
const born = Date.now() - 1000;
const over = (item) => dismissed.has(item.id) || (item.private && Date.parse(item.at) < born);

const me = () => scene.people.find((person) => person.key === scene.me);
const here = () => scene.places.find((place) => place.id === scene.here);

/* ------------------------------------------------------------------- going */

/** Be somebody, somewhere: by the id of a place, or "channel" or "dm". */
function go(person, place) {
  who = person;
  where = place;
  history.replaceState(null, "", `?${new URLSearchParams({ as: who, in: where })}`);
  unpick();
  most = LATEST;
  listenHere();
}

function listenHere() {
  stop();
  stop = follow(who, where, most, { onScene: show, onGone: lost, onState: connected });
}

function showOlder() {
  most += LATEST;
  listenHere();
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

/** Open a table with bots, go to it, and show what is what. */
async function firstGame() {
  try {
    const answer = await post("act", { who, where: scene.here, do: "begin" });
    byId("sheet").close();
    remember("met", "yes");
    visit(answer.place);
    touring = recall("toured") === null;
  } catch (error) {
    toast(error.message);
  }
}

function showTour() {
  byId("sheet").close();
  byId("offer").hidden = true;
  startTour();
}

const ways = { play: firstGame, tour: showTour, list: () => { byId("sheet").close(); pick(); } };

/* -------------------------------------------------------------------- keys */

/** Go one place further in the list, among those of a kind or among all. */
function along(step, kind) {
  const places = scene.places.filter((place) => !kind || place.kind === kind);
  const at = places.findIndex((place) => place.id === scene.here);
  if (places.length) visit(places[(at < 0 ? 0 : at + step + places.length) % places.length].id);
}

function toButtons() {
  const controls = [...timeline.querySelectorAll(".body .button:enabled, .body .select-head:enabled")];
  const newest = controls.at(-1)?.closest(".message");
  controls.find((control) => control.closest(".message") === newest)?.focus();
}

function toNews() {
  const [next] = news(scene);
  if (next) go(next.person?.key ?? scene.me, next.place.id);
  else toast("Everybody has read what has come for them.");
}

const KEYS = {
  n: toNews, b: toButtons, m: () => text.focus(), "?": showHelp,
  "/": () => { text.focus(); text.value = "/"; pick(); },
  c: () => along(1, "channel"), t: () => along(1, "thread"), d: () => along(1, "dm"),
  "Alt+ArrowUp": () => along(-1), "Alt+ArrowDown": () => along(1),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [
    String(number), () => { if (scene.people[number - 1]) become(scene.people[number - 1].key); }])),
};

/* ----------------------------------------------------------------- drawing */

const frameDeeds = { visit, become, go, power: (on) => attempt({ do: "switch", on }) };

function showHelp() {
  sheet("What is this?", help(ways));
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
function hold(node, height) {
  const pictures = [...node.querySelectorAll("img")];
  if (!pictures.length) return;
  node.style.minHeight = `${height}px`;
  Promise.allSettled(pictures.map((image) => image.decode())).then(() => {
    node.style.minHeight = "";
    if (atEnd) toEnd();
  });
}

/** Draw a message anew: what was open stays open, and who stood on a control there stands on it still. */
function replace(old, node) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const height = old.offsetHeight;
  keepMenus(old, node);
  old.replaceWith(node);
  hold(node, height);
  if (!focused) return;
  const control = focused.dataset.control;
  const twin = control && [...node.querySelectorAll("[data-control]:enabled")].find((each) => each.dataset.control === control);
  // Not on whatever comes first instead: whoever presses Enter twice would press that.
  node.tabIndex = -1;
  (node.contains(focused) ? focused : twin ?? node).focus({ preventScroll: true });
}

function drawMessages(fresh) {
  const end = fresh || atEnd;
  const read = [...timeline.children].find((node) => node !== older && node.getBoundingClientRect().bottom > timeline.getBoundingClientRect().top);
  const height = read?.getBoundingClientRect().top;
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
    if (old) replace(old.node, node);
  }
  const nodes = drawn.size ? [...drawn.values()].map(({ node }) => node) : [here().kind === "channel" ? welcome(ways) : el("p.empty", {}, "Nothing here yet.")];
  if (scene.older) nodes.unshift(older);
  nodes.forEach((node, index) => { if (timeline.children[index] !== node) timeline.insertBefore(node, timeline.children[index] ?? null); });
  while (timeline.children.length > nodes.length) timeline.lastChild.remove();
  if (end) { toEnd(); return; }
  // What is being read stays where it is when older messages come in above it, or leave.
  if (read?.isConnected) timeline.scrollTop += read.getBoundingClientRect().top - height;
  const newest = [...drawn.keys()].at(-1);
  if (newest && !before.has(newest)) byId("newer").hidden = false;
}

function show(told) {
  const fresh = !scene || scene.here !== told.here || scene.me !== told.me;
  if (fresh) { drawn = new Map(); timeline.replaceChildren(); }
  scene = told;
  where = scene.here;
  names.me = me().id;
  names.keys = new Map(scene.people.map((person) => [person.key, person.name]));
  names.ids = new Map(scene.people.map((person) => [person.id, person.key]));
  names.people = new Map([...scene.people, scene.bot].map((person) => [person.id, person.name]));
  names.places = new Map(scene.places.filter((place) => place.kind !== "dm").map((place) => [place.id, place.name]));
  drawFrame(scene, frameDeeds, text);
  drawMessages(fresh);
  drawOffer(drawn.size > 0 && here().kind === "channel", ways);
  noteRead();
  if (touring && here().kind === "thread" && timeline.querySelector("[data-control]")) { touring = false; startTour(); }
  redrawTour();
}

function noteRead() {
  if (document.visibilityState === "visible" && here().unread) attempt({ do: "read" });
}

/* ---------------------------------------------------------------- listening */

names.go = visit;
names.become = become;
byId("open-side").onclick = () => side(!document.body.classList.contains("side-open"));
byId("scrim").onclick = () => side(false);
byId("newer").onclick = toEnd;
byId("help").onclick = showHelp;
byId("colours").replaceChildren(themeSwitch());
byId("whoami").onclick = () => sheet("Who do you want to be?", el("ul.people", {},
  scene.people.map((person, index) => personRow(person, index, scene, frameDeeds))));
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
  // Only who scrolls up leaves the end. Where the messages or the room for them have another size than before, it
  // was the browser that moved them: that leaves nobody behind.
  const now = { top: timeline.scrollTop, height: timeline.scrollHeight, room: timeline.clientHeight };
  if (nearEnd()) atEnd = true;
  else if (now.top < scrolled.top && now.height === scrolled.height && now.room === scrolled.room) atEnd = false;
  scrolled = now;
  if (atEnd) byId("newer").hidden = true;
};
timeline.addEventListener("load", () => { if (atEnd) toEnd(); }, true);
// A phone that is turned, a keyboard that opens, a bar that appears: the newest message stays in sight.
new ResizeObserver(() => { if (atEnd) toEnd(); }).observe(timeline);
document.addEventListener("visibilitychange", () => { if (scene) noteRead(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (onTour()) endTour();
  else if (text.value.startsWith("/") || pickerOpen()) { unpick(); text.focus(); } else side(false);
});
listen(KEYS);

go(who, where);
