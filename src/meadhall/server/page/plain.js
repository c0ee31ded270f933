// The plain page: a lobby and a table, drawn anew whenever something has changed.
// It computes no rule and knows no grammar: rules are in the view, sentences come from /page/words.

const $ = (id) => document.getElementById(id);
const MARKS = { wolf: "▼", raven: "◆", serpent: "●", bear: "■" };
const UNTOLD = new Set(["turn_begins", "rage_paid", "packs_passed", "cards_dealt"]); // what follows says it
const HEADINGS = new Set(["age_begins", "phase_begins", "game_ends"]);
const READ_CARD = new Set(["keep", "reveal", "add", "take"]); // to choose one, one reads the whole card
const LAST = new Set(["nothing", "done", "decline", "pass"]); // "no" comes after all one might want to do
const LAST_PACK = { "keep-card": 3, "keep-two-cards": 4 }; // cards in the pack of the last pick
const SHUT = new Set(["may_not_watch", "no_such_table", "not_your_seat", "table_full"]); // trying again is no use
const LOG_LINES = 120;

let language = localStorage.language ?? (navigator.language.startsWith("uk") ? "uk" : "en");
let lobby = { mine: [], open: [] };
let table = null; // the one this page is at; null: in the lobby
let problem = null; // what was refused last: { code, params }

// --- words --------------------------------------------------------------------------------------------

let words = new Map();
const missing = new Map();

/** A message in the reader's language; what is not known yet is asked for before anything is shown. */
function say(id, params = {}, how = "text", prompt = "") {
  const known = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
  const line = { id, say: how, prompt, params: known };
  const key = JSON.stringify(line);
  if (!words.has(key)) missing.set(key, line);
  return words.get(key) ?? "…";
}

async function learn() {
  const [into, wanted] = [words, [...missing].slice(0, 200)];
  const said = await api("/page/words", { language, lines: wanted.map(([, line]) => line) });
  wanted.forEach(([key], i) => into.set(key, said[i]));
}

const clan = (id) => h("b", { className: id }, `${MARKS[id] ?? "•"} ${say(`clan-${id}`)}`);
const place = (id) => say(`place-${id}`);
const card = (one) => say(`card-${one.name}`);
const cardText = (one) => say(`card-${one.name}.text`, { glory: one.glory ?? 0 });
const figures = ({ figure, n }) => (n === 1 ? say(`figure-${figure}`) : say(`figure-${figure}.count`, { n }));

/** `Battle +3`, `Quest · 5 Glory`, `Monster Upgrade · 2 Rage`. */
function kind(one) {
  const name = say(`kind-${one.kind}`);
  if (one.kind === "battle") return `${name} +${one.name === "heimdalls-sight" ? "X" : one.value}`;
  if (one.kind === "quest") return `${name} · ${say("n-glory", { n: one.glory ?? 0 })}`;
  return one.cost === null ? name : `${name} · ${say("n-rage", { n: one.cost })}`;
}

function label(ask, { verb, card, figure, source, target, stat, n }) {
  return say(verb, { card, figure, source, target, stat, n }, "answer", ask.prompt);
}

// --- drawing ------------------------------------------------------------------------------------------

function h(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.flat(9).filter(Boolean));
  return node;
}

const button = (id, text, onclick, more = {}) => h("button", { id, type: "button", onclick, ...more }, text);
const main = { className: "main" };
const question = (text) => h("h2", { id: "question", tabIndex: -1 }, text);

let drawing = false;
let again = false;
let retry;

/** Everything as it stands now. The old stays until the words for the new are there. */
async function draw() {
  again = true;
  if (drawing) return;
  drawing = true;
  try {
    while (again) {
      again = false;
      for (screen(); missing.size; screen(missing.clear())) await learn();
      show(screen());
    }
  } catch {
    clearTimeout(retry);
    retry = setTimeout(draw, 3000);
    show(screen()); // with gaps until then
  } finally {
    missing.clear();
    drawing = false;
  }
}

/** What belongs into each part of the page. */
function screen() {
  for (const node of document.querySelectorAll("[data-say]")) say(node.dataset.say);
  for (const id of ["page-unreachable", "page-line-lost", "bye-server_closes"]) say(id); // while somebody answers
  const wrong = problem && (problem.code ? say(problem.code, problem.params, "refusal") : say("page-unreachable"));
  const rows = (tables) => (tables.length ? tables.map(row) : h("li", {}, say("page-none")));
  const parts = table === null ? { mine: rows(lobby.mine), open: rows(lobby.open) } : tableScreen(table);
  return { where: "", status: "", problem: wrong, ...parts };
}

function show(parts) {
  const held = document.activeElement?.id;
  const opened = [...document.querySelectorAll("details[open]")].map((one) => one.id);
  $("lobby").hidden = table !== null;
  $("table").hidden = table === null;
  if (table !== null) table.shown = table.number;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const [id, nodes] of Object.entries(parts)) {
    // What has not changed is left alone: it may be just being clicked, scrolled or read aloud.
    const fresh = $(id).cloneNode(false);
    fresh.append(...[nodes].flat(9).filter(Boolean));
    if (!fresh.isEqualNode($(id))) $(id).replaceChildren(...fresh.childNodes);
  }
  for (const id of opened) $(id)?.setAttribute("open", "");
  // The keyboard stays where it was; if that answer is gone, at the next question.
  if (held && document.activeElement === document.body) ($(held) ?? $("question") ?? $("ask")).focus();
  for (const one of $("languages").children) one.ariaPressed = String(one.value === language);
  document.documentElement.lang = language;
  document.title = `${table !== null && mustAnswer() ? "● " : ""}Meadhall`;
  document.body.classList.remove("loading");
}

// --- the lobby ------------------------------------------------------------------------------------------

const go = (id) => (location.hash = id);
const myName = () => (localStorage.name = $("name").value.trim());

function row(one) {
  const free = one.seats.find((seat) => seat.kind === "open");
  const turn = one.status === "playing" && one.waiting.some((seat) => one.yours.includes(seat));
  const mine = one.yours.length > 0 || one.host;
  const ask = one.locked && say("page-password");
  const sit = () => act(async () => {
    const password = one.locked ? prompt(ask) : null;
    await api(`/api/tables/${one.id}/seats/${free.seat}/take`, { display: myName(), password });
    go(one.id);
  });
  return h("li", {},
    h("span", {}, one.name && `${one.name}: `, one.seats.map((seat) => [clan(seat.seat), ` ${who(seat)} `])),
    h("span", { className: "quiet" }, say(turn ? "page-your-turn" : `page-status-${one.status}`)),
    mine && button(`open-${one.id}`, say("page-open"), () => go(one.id)),
    !mine && free && button(`sit-${one.id}`, say("page-sit"), sit),
    !mine && one.spectators && !one.locked && button(`watch-${one.id}`, say("page-watch"), () => go(one.id)));
}

function who(seat) {
  if (seat.kind === "open") return say("page-free");
  return seat.kind === "bot" || seat.standing_in ? say(`bot-${seat.level}`) : seat.display;
}

async function look() {
  if (table !== null || document.hidden) return;
  const [mine, open] = await Promise.all([api("/api/mine"), api("/api/tables?game=bloodrage")]);
  lobby = { mine, open: open.filter((one) => !mine.some((other) => other.id === one.id)) };
  draw();
}

async function begin() {
  const others = $("others").value;
  const other = { kind: others, level: others === "bot" ? $("level").value : null };
  const seats = [{ kind: "me", display: myName() }, ...Array($("seats").value - 1).fill(other)];
  const made = await api("/api/tables", { game: "bloodrage", language, seats, listed: others === "open" });
  const links = made.seats.map((link) => [link.seat, link.token]);
  if (others === "person") localStorage[made.id] = JSON.stringify(Object.fromEntries(links)); // until it begins
  go(made.id);
}

// --- a table: what it hears -----------------------------------------------------------------------------

/** The address names the table; a link's token stands behind `#`, so it never reaches a server's log. */
async function enter() {
  table?.socket?.close();
  const [id, token] = location.hash.slice(1).split("/");
  problem = null;
  table = id ? { id, token, now: null, view: null, log: new Map(), chat: new Map(), clocks: [], tries: 0 } : null;
  const at = table;
  draw();
  if (!id) return act(look);
  if (token) await act(async () => {
    const followed = await api("/api/links/follow", { token, table: id, display: localStorage.name ?? "" });
    if (table !== at || (followed.seat === null && !followed.host)) return; // a spectator shows the link each time
    at.token = null; // from now on the cookie opens the seat
    history.replaceState(null, "", `#${id}`);
  });
  if (table === at && problem === null) connect(at);
}

function connect(at) {
  const address = `${location.origin.replace("http", "ws")}/api/tables/${encodeURIComponent(at.id)}/socket`;
  const socket = at.socket = new WebSocket(address);
  socket.onopen = () => {
    at.notice = null;
    send({ type: "hello", token: at.token || null, seat: at.now?.you ?? null, resume: at.view && at.number });
  };
  socket.onmessage = (message) => table === at && hear(at, JSON.parse(message.data));
  socket.onclose = (closed) => {
    if (table !== at || at.ended || (closed.code === 4400 && SHUT.has(problem?.code))) return;
    Object.assign(at, { lost: true, sent: null, thinks: false });
    // From half a second to 8, and not everybody at once.
    const wait = Math.min(8000, 500 * 2 ** at.tries++) * (0.5 + Math.random());
    setTimeout(() => table === at && connect(at), wait);
    draw();
  };
}

const send = (message) => table.socket?.readyState === 1 && table.socket.send(JSON.stringify(message));

function hear(at, { type, ...message }) {
  if (type === "view" || type === "news" || type === "same") {
    const { number, moment, undo, clocks } = message;
    Object.assign(at, { number, moment, undo, clocks, heard: performance.now(), hint: null });
  }
  if (type === "table") Object.assign(at, { now: message, lost: false, tries: 0 });
  if (type === "view") {
    at.view = message.view;
    delete localStorage[at.id];
    if (message.missed === null) recall(at).catch(() => {}); // one can play without a log
    message.missed?.forEach((events, i) => at.log.set(at.moment - message.missed.length + 1 + i, events));
  }
  if (type === "news") {
    for (const [part, value] of Object.entries(message.set)) patch(at.view, part, value);
    if (message.events.length) at.log.set(at.moment, message.events);
  }
  if (type === "done") problem = null;
  if (type === "refused") {
    problem = message;
    Object.assign(at, { sent: null, thinks: false });
  }
  if (type === "hint") Object.assign(at, { thinks: false, hint: message.number === at.number && message.advice });
  if (type === "chat") for (const line of message.lines) at.chat.set(line.id, line);
  if (type === "notice" || type === "bye") at.notice = [`${type}-${message.code}`, message.params];
  if (type === "bye") at.ended = !message.again;
  draw();
}

/** A part of a view is replaced whole: `age`, or `clans/wolf` for one item of a list. */
function patch(view, part, value) {
  const [field, item] = part.split("/");
  view[field] = item ? view[field].map((old) => (old.id === item ? value : old)) : value;
}

/** What happened before this page came. */
async function recall(at) {
  const headers = at.token ? { authorization: `Bearer ${at.token}` } : {};
  const story = await api(`/api/tables/${at.id}/story${at.now.you ? `?seat=${at.now.you}` : ""}`, null, headers);
  for (const { moment, events } of story) at.log.set(moment, events);
  draw();
}

// --- a table: how it looks ------------------------------------------------------------------------------

const mustAnswer = () => table.view?.asked.some((one) => one.clan === table.view.seat && !one.answered) ?? false;

function tableScreen({ now, view, lost, notice }) {
  const parts = { ask: "", hand: "", board: "", clans: "", log: log(), chat: chat() };
  if (now === null) return parts;
  if (view === null) return { ...parts, ask: waitingRoom(now), status: lost && say("page-line-lost") };
  return {
    ...parts,
    where: say("ui-age-phase", { age: view.age, phase: view.phase }),
    status: [notice && `${say(...notice)} `, lost ? say("page-line-lost") : turn(view)],
    ask: [view.battle && battle(view.battle), view.over ? end(now, view) : asking(now, view)],
    hand: view.seat && hand(view),
    board: board(view),
    clans: [h("h2", {}, say("ui-clans-title")), view.clans.map((one) => sheet(now, view, one))],
  };
}

function turn(view) {
  if (view.over) return say("event-game_ends");
  if (mustAnswer()) return say("ui-your-turn");
  const waiting = view.asked.filter((one) => !one.answered);
  return waiting.map((one) => say(`prompt-${one.prompt}.waiting`, { clan: one.clan })).join(" ");
}

function waitingRoom(now) {
  const links = JSON.parse(localStorage[now.id] ?? "{}");
  const copied = say("page-copied");
  const seats = now.seats.map(({ seat, here, ...more }) => {
    const mine = now.yours.includes(seat);
    const title = [clan(seat), ` ${who(more)} ${mine ? say("ui-you") : here ? say("page-here") : ""}`];
    if (mine || !links[seat]) return h("p", {}, title);
    const field = h("input", { id: `link-${seat}`, readOnly: true });
    field.value = `${location.origin}/#${now.id}/${links[seat]}`;
    const copy = ({ target }) => {
      $(field.id).select();
      if (document.execCommand("copy")) target.textContent = copied; // the newer way needs https
    };
    const copier = button(`copy-${seat}`, say("page-copy"), copy);
    return h("div", { className: "link" }, h("label", {}, title, field), copier);
  });
  const start = () => act(() => api(`/api/tables/${now.id}/start`, { level: $("level").value }));
  return [
    question(say(`page-status-${now.status}`)),
    Object.keys(links).length > 0 && h("p", {}, say("page-links")),
    seats,
    now.host && now.status === "open" && button("begin", say("page-begin"), start, main),
  ];
}

function play(answer) {
  if (table.sent === table.number) return; // a second click would answer what is not asked yet
  const { ask, clans, seat } = table.view;
  const { rage } = clans.find((one) => one.id === seat);
  const loses = answer.verb === "pass" && rage > 0 && ask?.answers.length > 1;
  if (loses && !confirm(say("page-pass", { n: rage }))) return;
  problem = table.notice = null;
  table.sent = table.shown;
  send({ type: "move", at: table.shown, action: answer.action });
  draw();
}

function askHint() {
  table.thinks = true;
  send({ type: "hint" });
  draw();
}

function asking(now, view) {
  const others = now.yours.filter((seat) => seat !== now.you); // several people at one device
  const looks = others.map((seat) =>
    button(`look-${seat}`, say("page-look", { clan: seat }), () => send({ type: "look", seat })));
  const you = now.seats.find((seat) => seat.seat === now.you);
  if (!you) return [h("p", {}, say("page-watching")), looks];
  if (you.standing_in) {
    const back = () => act(() => api(`/api/tables/${now.id}/seats/${now.you}/take-back`, {}));
    return [h("p", {}, say("page-bot-plays")), button("back", say("page-take-back"), back, main)];
  }
  const undo = () => send({ type: "undo", at: table.shown });
  const idle = { disabled: !mustAnswer() || Boolean(table.thinks) };
  const tools = h("p", { className: "tools" },
    button("undo", [say("page-undo"), h("kbd", {}, "U")], undo, { disabled: !table.undo }),
    now.hints && button("hint", [say("page-hint"), h("kbd", {}, "H")], askHint, idle),
    looks);
  if (!mustAnswer()) return tools;
  const { ask, pack, clans, seat } = view;
  const last = pack.length > 0 && pack.length === LAST_PACK[ask.prompt] ? ".last" : "";
  const answers = [...ask.answers].sort((a, b) => LAST.has(a.verb) - LAST.has(b.verb));
  say("page-pass", { n: clans.find((one) => one.id === seat).rage }); // to have it when it is wanted
  const best = (answer) => (table.hint?.[0]?.action === answer.action ? "best" : "");
  return [
    question(say(`prompt-${ask.prompt}${last}`, { place: ask.place, figure: ask.figure, card: ask.card })),
    h("ol", { id: "answers" }, answers.map((answer) => h("li", {}, button(
      `answer-${answer.action}`, [label(ask, answer), notes(view, answer)], () => play(answer),
      { ariaDisabled: String(table.sent === table.number), className: best(answer) }, // disabled ones lose the focus
    )))),
    tools,
    table.thinks ? h("p", {}, say("ui-hint-thinks")) : table.hint && advice(ask, answers),
  ];
}

/** What one would else look up: the cost, or what the card does. */
function notes(view, answer) {
  const seen = [...view.pack, ...view.hand].find((one) => one.id === answer.card);
  if (seen && READ_CARD.has(answer.verb)) return [h("i", {}, ` ${kind(seen)}`), h("small", {}, cardText(seen))];
  const costs = view.clans.find((one) => one.id === view.seat).costs;
  const n = view.ask.prompt !== "turn" ? null : answer.verb === "invade" ? costs[answer.figure] : seen?.cost;
  return Number.isInteger(n) && h("i", {}, ` ${say("n-rage", { n })}`);
}

function advice(ask, answers) {
  const numbers = new Map(answers.map((answer, i) => [answer.action, i]));
  const lines = table.hint.filter((one) => numbers.has(one.action)).map(({ action, places, glory, reasons }) => {
    const number = numbers.get(action);
    const prospects = say("ui-hint-prospects", { percent: Math.round(100 * places[0]), n: Math.round(glory) });
    const why = reasons.map((one) => say(`reason-${one.id}`, one.params)).filter((text) => text[0] !== "⟨");
    const what = h("b", {}, `${number + 1}. ${label(ask, answers[number])}`);
    return h("li", {}, what, ` · ${prospects}`, why.length > 0 && h("small", {}, why.join("; ")));
  });
  if (!lines.length) return h("p", {}, say("ui-hint-none"));
  return h("div", { className: "advice" }, say("ui-hint-title"), h("ul", {}, lines));
}

function battle({ province, pillager, sides }) {
  const line = ({ clan: id, figures, cards, bonus, cancelled }) => h("p", {}, clan(id),
    `: ${figures} + ${bonus} (${cards.map(card).join(", ") || "—"}) = ${figures + bonus}`,
    cancelled && `; ${say("ui-text-cancelled")}`, id === pillager && h("small", {}, ` ${say("ui-pillager")}`));
  const title = `⚔ ${say("ui-battle-title")}: ${place(province)}`;
  return h("div", { className: "battle" }, h("h2", {}, title), sides.map(line));
}

function end(now, view) {
  const order = view.clans.map((one, i) => [view.ranking[i], one]).sort(([a], [b]) => a - b);
  const place = ([rank, one]) => h("li", {}, `${rank}. `, clan(one.id), ` ${say("n-glory", { n: one.glory })}`);
  const rematch = () => act(async () => go((await api(`/api/tables/${now.id}/rematch`, {})).id));
  return [
    question(say("ui-final-title")),
    h("ol", {}, order.map(place)),
    now.rematch ? button("rematch", say("page-to-rematch"), () => go(now.rematch), main)
      : (now.you || now.host) && button("rematch", say("page-rematch"), rematch, main),
  ];
}

function hand(view) {
  const line = (one, i, quest) => h("details", { id: `card-${i}-${quest?.committed ?? ""}` },
    h("summary", {}, h("b", {}, card(one)), h("i", {}, ` ${kind(one)}`), quest && (quest.done ? " ✓" : " ✗")),
    h("p", {}, cardText(one)),
    quest && h("p", {}, say(`ui-quest-${quest.done ? "yes" : "no"}`, { where: quest.where.join(" ") || "none" })));
  const quest = (one) => view.quests.find((other) => !other.committed && other.card.id === one.id);
  const committed = view.quests.filter((one) => one.committed);
  return [
    h("h2", {}, say("ui-hand-title")),
    view.hand.length ? view.hand.map((one, i) => line(one, i, quest(one))) : say("ui-hand-empty"),
    committed.length > 0 && h("h2", {}, say("ui-quests-title")),
    committed.map((one, i) => line(one.card, i, one)),
  ];
}

function board({ provinces, fjords, clans, battle }) {
  const groups = (list) => clans.map(({ id }) => [id, list.filter((group) => group.clan === id)])
    .filter(([, own]) => own.length).map(([id, own]) => [" ", clan(id), ` ${own.map(figures).join(", ")}`]);
  const sum = (one, { clan, terms }) => terms.map((term) => {
    const ashore = one.figures.some((group) => group.clan === clan && group.figure === term.figure);
    return `${ashore ? "" : "≈"}${figures(term)}${terms.length > 1 ? ` ${term.strength}` : ""}`;
  }).join(" + ");
  const doom = (age) => age && h("span", { className: "doom", title: say("ui-doomed", { age }) }, ` ✝${age}`);
  const province = (one) => h("article", { className: battle?.province === one.id ? "fought" : "" },
    h("h3", {}, place(one.id), doom(one.doomed_in_age)),
    h("p", { className: "quiet" }, `${say("ui-villages")} ${one.room === null ? "∞" : `${one.room}/${one.villages}`}`,
      " · ", one.pillaged ? `✓ ${say("ui-pillaged")}` : say(`token-${one.token}`)),
    one.sides.map((side) => h("p", {}, clan(side.clan), ` ${side.total} `, h("small", {}, `(${sum(one, side)})`))));
  const dead = clans.flatMap((one) => one.valhalla);
  const gone = provinces.filter((one) => one.destroyed).map((one) => place(one.id));
  return [
    h("h2", {}, say("ui-board-title")),
    h("div", { className: "provinces" }, provinces.filter((one) => !one.destroyed).map(province)),
    fjords.map((one) => one.figures.length > 0 && h("p", {}, `≈ ${place(one.id)}:`, groups(one.figures))),
    dead.length > 0 && h("p", {}, `☼ ${say("ui-valhalla")}:`, groups(dead)),
    gone.length > 0 && h("p", { className: "quiet" }, `✗ ${say("ui-destroyed")}: ${gone.join(", ")}`),
  ];
}

function sheet(now, view, one) {
  const { rage, axes, horns } = one.stats;
  const numbers = {
    "ui-glory": one.glory, "ui-rage": one.rage, "stat-rage": rage.value, "stat-axes": axes.value,
    "stat-horns": `${one.figures_on_board}/${horns.value}`, "ui-cards-in-hand": one.hand.length,
    "ui-quests-committed": one.committed.length,
  };
  const asked = view.asked.some((other) => other.clan === one.id && !other.answered);
  const marks = `${one.id === view.first ? " ★" : ""}${one.id === view.seat ? ` (${say("ui-you")})` : ""}`;
  const passed = one.passed ? ` · ${say("ui-passed")}` : "";
  const seat = `${who(now.seats.find((other) => other.seat === one.id))}${passed}`;
  const time = h("span", { id: `clock-${one.id}`, className: "clock" }, clock(one.id));
  return h("article", { className: asked ? "asked" : "" },
    h("h3", {}, clan(one.id), marks, h("small", {}, ` ${seat}`), time),
    h("dl", {}, Object.entries(numbers).map(([id, n]) => h("div", {}, h("dt", {}, say(id)), h("dd", {}, `${n}`)))),
    h("p", { className: "quiet" }, one.upgrades.filter(Boolean).map(card).join(", ")));
}

function clock(seat) {
  const one = table?.clocks.find((other) => other.seat === seat);
  if (!one || table.now.clock.kind === "none" || table.view.over) return "";
  const left = Math.max(0, one.left - (one.runs ? performance.now() - table.heard : 0)) / 1000;
  const seconds = String(Math.floor(left % 60)).padStart(2, "0");
  return `${one.runs ? "▸" : ""}${Math.floor(left / 60)}:${seconds}`;
}

function log() {
  const newest = [...table.log].sort(([a], [b]) => b - a).flatMap(([, events]) => [...events].reverse());
  const told = newest.filter((event) => !UNTOLD.has(event.kind)).slice(0, LOG_LINES);
  return told.map(({ kind, ...params }) => h("li", { className: HEADINGS.has(kind) ? "heading" : "" },
    params.seat && h("b", { className: params.seat }, `${MARKS[params.seat]} `), say(kind, params, "event")));
}

const chat = () => [...table.chat.values()].reverse().map((line) =>
  h("li", {}, line.seat ? clan(line.seat) : "•", ` ${line.display && `${line.display}: `}${line.words}`));

// --- hands and wires ------------------------------------------------------------------------------------

async function api(path, body = null, headers = {}) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === null ? { headers } : post);
  const data = await answer.json();
  if (!answer.ok) throw data;
  return data;
}

/** Does something that may be refused, and says so. */
async function act(work) {
  problem = null;
  await work().catch((error) => (problem = error));
  draw();
}

let typed = "";
let typing;

/** Numbers choose; with more than nine answers a digit waits for the next one. Enter is quicker. */
function onKey(event) {
  if (table === null || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("input, select")) return;
  const answers = document.querySelectorAll("#answers button");
  const choose = () => {
    if (answers[typed - 1]?.isConnected) answers[typed - 1].click(); // else the question has changed meanwhile
    typed = "";
  };
  clearTimeout(typing);
  if (/^[0-9]$/.test(event.key)) {
    typed += event.key;
    if (Number(`${typed}0`) > answers.length) choose();
    else typing = setTimeout(choose, 800);
  } else if (event.key === "Enter" && typed) {
    event.preventDefault();
    choose();
  } else {
    typed = "";
    if (event.code === "KeyU") $("undo")?.click(); // by its place: the same key on a Ukrainian keyboard
    if (event.code === "KeyH") $("hint")?.click();
  }
}

const onSubmit = (form, work) => form.addEventListener("submit", (event) => {
  event.preventDefault();
  work();
});

onSubmit($("new"), () => act(begin));
onSubmit($("say"), () => {
  if ($("words").value.trim()) send({ type: "say", words: $("words").value });
  $("words").value = "";
});
$("languages").addEventListener("click", ({ target }) => {
  if (!target.value) return;
  language = localStorage.language = target.value;
  words = new Map();
  draw();
});
$("name").value = localStorage.name ?? "";
addEventListener("keydown", onKey);
addEventListener("hashchange", enter);
setInterval(() => look().catch(() => {}), 5000);
setInterval(() => table?.view?.clans.forEach(({ id }) => $(`clock-${id}`)?.replaceChildren(clock(id))), 1000);
enter();
