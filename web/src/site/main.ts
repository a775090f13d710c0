import "@fontsource-variable/source-sans-3";
import "@fontsource/zilla-slab/500.css";
import "@fontsource/zilla-slab/700.css";
import "../kit/look/theme.css";
import "../kit/look/app.css";
import { mount } from "svelte";
import App from "../App.svelte";
import { REGISTRY } from "../games/registry";
import { lastWish } from "../kit/browser/remember";
import { gameAddress } from "../kit/browser/route";
import { applyTheme, settings } from "../kit/browser/settings.svelte";
import { followLetters } from "../kit/look/letters";
import { preload } from "../kit/game/entry";
import { createGame, shelf } from "../kit/server/api";
import { goTo, table } from "../kit/server/connection";
import { settled } from "../kit/setup/options";
import { keepBegun, seatsOf, usual } from "../kit/start/begin";
import { Beside, type Told } from "./beside";

/** The front page, which is there at once, and behind it the table as it comes. */

const base = new URL("./", location.href);
const front = document.getElementById("front")!;
const at = <E extends HTMLElement>(name: string): E => front.querySelector<E>(`[data-${name}]`)!;
const words = (JSON.parse(document.getElementById("said")!.textContent ?? "{}") as Record<string, Record<string, string>>)[document.documentElement.lang]!;
const bar = front.querySelector("progress")!;

let ready = (): void => undefined;
const isReady = new Promise<void>((done) => (ready = done));
/** Whether nothing is kept here, and whether whoever begins has been told so. */
let unkept = false;
let warned = false;

function alarm(text: string): void {
  front.hidden = false;
  at("alert").textContent = text;
  at("alert").hidden = false;
  bar.closest("p")!.hidden = true;
}

function heard(told: Told): void {
  if (told.kind === "come") {
    bar.closest("p")!.hidden = false;
    at("come").textContent = words[`site-${told.what}`]!;
    bar.value = told.share;
  } else if (told.kind === "broken") alarm(words["site-broken"]!.replace(/\{ \$why \}/, told.why));
  else if (told.kind === "ready") {
    bar.closest("p")!.hidden = true;
    document.documentElement.dataset["table"] = "ready";
    unkept = !told.keeps;
    if (unkept) alarm(words["site-unkept"]!);
    ready();
  } else if (told.kind === "kept") document.documentElement.dataset["next"] = "quick";
}

/** Begins the game that is recommended to who is new, and opens it. */
async function playNow(): Promise<void> {
  const offered = (await shelf()).games;
  const game = offered.find(({ id }) => id === lastWish().game) ?? offered[0]!;
  const side = REGISTRY[game.id]?.guide.side ?? "republican";
  const { opponent, scenario, chosen } = usual(game, side, lastWish());
  const made = await createGame({ game: game.id, scenario, options: settled(game, chosen), seats: seatsOf(side, opponent), hotseat: false, mine: side, advice: false });
  keepBegun(made, game.id, side, opponent);
  goTo(gameAddress(made.id));
}

let begun = false;
async function enter(first: () => Promise<void>): Promise<void> {
  if (begun) return;
  begun = true;
  bar.closest("p")!.hidden = false;
  await isReady;
  bar.closest("p")!.hidden = true;
  if (unkept && !warned) {
    /* Read before one begins: it takes another press. */
    warned = true;
    begun = false;
    return;
  }
  await first();
  front.hidden = true;
  applyTheme(settings.theme);
  followLetters();
  mount(App, { target: document.getElementById("app")! });
}

function lay(): void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  table.at = new Beside(worker, base, heard);
  Object.assign(window, { table: table.at }); // for whoever measures it
  worker.onerror = (event) => alarm(words["site-broken"]!.replace(/\{ \$why \}/, event.message));
  /* What opening a game takes is fetched while the table comes. */
  preload(REGISTRY[lastWish().game ?? Object.keys(REGISTRY)[0]!]);
  if (new URLSearchParams(location.search).has("at")) void enter(async () => undefined);
}

/** One tab of this browser holds the table; another one may take it over. */
function hold(steal: boolean): void {
  const lost = (): void => {
    begun = false;
    document.getElementById("app")!.replaceChildren();
    front.hidden = false;
    at("other").hidden = false;
  };
  const held = (lock: Lock | null): Promise<void> => {
    if (!lock) {
      front.hidden = false;
      at("other").hidden = false;
      return Promise.resolve();
    }
    at("other").hidden = true;
    lay();
    return new Promise(() => undefined);
  };
  const name = `dosespanas ${base.pathname}`;
  navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, held).catch(() => {
    if (table.at instanceof Beside) table.at.end();
    lost();
  });
}

/** Keeps the site for when there is no network, and says when there is a newer one: the old goes on until it is wished. */
async function keepSite(): Promise<void> {
  const site = await navigator.serviceWorker.register(new URL("service-worker.js", base));
  const newer = document.getElementById("newer")!;
  const look = (): void => {
    if (site.waiting && navigator.serviceWorker.controller) newer.hidden = false;
  };
  look();
  site.addEventListener("updatefound", () => site.installing?.addEventListener("statechange", look));
  newer.querySelector("button")!.onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    site.waiting?.postMessage("renew");
  };
}

at("play").onclick = () => void enter(playNow);
at("all").onclick = () => void enter(async () => undefined);
at("take").onclick = () => hold(true);
if (isSecureContext) hold(false);
else lay(); // over plain HTTP there are no locks, and nothing is kept that two tabs could write
if ("serviceWorker" in navigator) void isReady.then(keepSite).catch(() => undefined);
