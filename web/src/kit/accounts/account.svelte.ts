import { ApiError, call, json } from "../server/api";
import { store, stored } from "../browser/storing.svelte";
import { games, reseat } from "../browser/remember";
import type { Listed } from "../server/api";
import type { AccountView, LinkGiven, LinkView, ListedGame, MailState, NewProgramView } from "../server/schema";
import { language } from "../words/language.svelte";

/** Who is signed in here: undefined while nobody has asked, null for nobody. */
export const account = $state<{ now: AccountView | null | undefined }>({ now: undefined });

/** A game as one's own list has it. */
export type Own = Listed & Partial<ListedGame>;

/** Who may have an account: anybody, whom whoever runs the server lets in, or whom they invited. */
export type SignUp = "open" | "approval" | "invited";

const AT = "/api/account";
const here = (): { language: string; zone: string } => ({
  language: language.now.language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

/** Asks who is signed in. */
export async function load(): Promise<void> {
  account.now = await json<AccountView | null>(`${AT}/here`, null).catch(() => null);
}

async function changed(path: string, body?: Record<string, unknown>, method?: string): Promise<AccountView> {
  const answer = await call(AT + path, null, body, method ?? "POST");
  return (account.now = (await answer.json()) as AccountView);
}

/** Until when the code of a mail may be typed here: kept, for a phone loads the page anew after one has looked at one's mail. */
const CODE = "code-until";
const HOLDS = 15 * 60_000;
export const code = $state({ awaited: Number(stored("local", CODE)) > Date.now(), mails: 0 });
function awaitCode(until: number): void {
  store("local", CODE, String(until));
  code.awaited = until > 0;
}

/** Has a link sent, with a code for this browser. */
async function sent(path: string, mail: string): Promise<void> {
  await call(AT + path, null, { mail, language: here().language });
  awaitCode(Date.now() + HOLDS);
  code.mails += 1;
}
export const askLink = (mail: string): Promise<void> => sent("/link", mail);

/** What became of the last mail that was asked for here; null: nobody knows. */
export const mailState = (): Promise<MailState["state"]> =>
  json<MailState>(`${AT}/mail`, null).then(
    ({ state }) => state,
    () => null,
  );

/** The link that came with a code. */
export async function typeCode(typed: string): Promise<string> {
  const { token } = await json<LinkGiven>(`${AT}/code`, null, { code: typed });
  awaitCode(0);
  return token;
}
export const look = (token: string): Promise<LinkView> => json(`${AT}/link/look`, null, { token });
export const press = (token: string, handle?: string): Promise<AccountView> =>
  changed("/link/press", { token, ...here(), ...(handle ? { handle } : {}) });

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

async function options<O>(purpose: string, handle?: string): Promise<O> {
  const found = await json<{ options: unknown }>(`${AT}/passkeys/options`, null, { purpose, ...(handle ? { handle } : {}) });
  return found.options as O;
}

/** Whoever has come under another address than the one that passkeys belong to is told which that is. */
function checkHost(host: string | undefined): void {
  if (host && location.hostname !== host) throw new ApiError(403, { error: { text: host, key: "error-passkey-host", args: { site: host } } });
}

/** What the browser says of a passkey; null: the person would not, or there is none. */
async function asked(ask: Promise<Credential | null>): Promise<unknown> {
  const found = await ask.catch((error: unknown) => {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name)) return null;
    throw error;
  });
  return found instanceof PublicKeyCredential ? found.toJSON() : null;
}

/** Signs in with a passkey; returns whether that was done. */
export async function byPasskey(): Promise<boolean> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options("sign-in"));
  checkHost(publicKey.rpId);
  const credential = await asked(navigator.credentials.get({ publicKey }));
  if (credential) await changed("/passkeys/sign-in", { credential });
  return credential !== null;
}

/** Makes a passkey for this account, or (with a name) an account with it; returns whether that was done. */
export async function newPasskey(handle?: string): Promise<boolean> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await options(handle ? "new" : "add", handle));
  checkHost(publicKey.rp.id);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  if (credential) await changed("/passkeys", { credential, ...here() });
  return credential !== null;
}

/** Goes to the other service, to sign in by it or to add it to this account; it sends the browser back here. */
export async function byOpenId(purpose: "sign-in" | "add"): Promise<void> {
  const { url } = await json<{ url: string }>(`${AT}/openid`, null, { purpose });
  location.assign(url);
}
export const removeOpenId = (really: boolean): Promise<unknown> => changed(`/openid${sure(really)}`, undefined, "DELETE");

const sure = (really: boolean): string => (really ? "?sure=true" : "");
export const removePasskey = (id: string, really: boolean): Promise<unknown> =>
  changed(`/passkeys/${encodeURIComponent(id)}${sure(really)}`, undefined, "DELETE");
export const addMail = (mail: string): Promise<void> => sent("/mails", mail);
export const removeMail = (mail: string, really: boolean): Promise<unknown> => changed("/mails/remove", { mail, sure: really });
export const endSession = (id: string): Promise<unknown> => changed(`/sessions/${id}`, undefined, "DELETE");
export const endOthers = (): Promise<unknown> => changed("/sessions", undefined, "DELETE");
/** Lets a program play for this account; its token is told this once. */
export const addProgram = (name: string): Promise<NewProgramView> => json<NewProgramView>(`${AT}/programs`, null, { name });
export const endProgram = (id: string): Promise<unknown> => changed(`/programs/${id}`, undefined, "DELETE");
export const change = (spoken: string, zone: string): Promise<unknown> => changed("/settings", { language: spoken, zone });
export const ownGames = (): Promise<Own[]> => json(`${AT}/games`, null);
export const exportAt = `${AT}/export`;

export async function signOut(): Promise<void> {
  await call(`${AT}/session`, null, undefined, "DELETE");
  account.now = null;
}

export async function close(handle: string): Promise<void> {
  await call(`${AT}/close`, null, { handle });
  account.now = null;
}

/** Takes a seat for the account that is signed in, if one is; returns what opens it from then on. */
export async function claimed(id: string, token: string): Promise<string> {
  if (account.now === undefined) await load();
  if (!account.now) return token;
  try {
    await call(`${AT}/games/${encodeURIComponent(id)}`, token, undefined, "POST");
  } catch {
    return token; // it stays this browser's
  }
  reseat(id, token, "");
  return "";
}

/** The seats that this browser alone has. */
export const loose = (): { id: string; token: string }[] => games().filter(({ token, side }) => token && side !== "spectator");
