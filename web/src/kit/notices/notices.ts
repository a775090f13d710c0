import { call, json } from "../server/api";
import type { ChannelView, ChannelsView, GameNotices, HoursView } from "../server/schema";

export type { ChannelView, ChannelsView, HoursView };
export type Wants = ChannelView["wants"];

export const WANTS: Wants[] = ["always", "away", "daily", "never"];

const AT = "/api/account/channels";

export const list = (): Promise<ChannelsView> => json(AT, null);
export const addMail = (mail: string): Promise<unknown> => call(AT, null, { kind: "mail", mail });
export const addHook = (kind: string, hook: { url: string; token: string; room: string }): Promise<unknown> => call(AT, null, { kind, hook });
export const change = (id: string, wants: Wants): Promise<unknown> => call(`${AT}/${id}`, null, { wants }, "PUT");
export const remove = (id: string): Promise<unknown> => call(`${AT}/${id}`, null, undefined, "DELETE");
export const test = (id: string): Promise<ChannelView> => json(`${AT}/${id}/test`, null, undefined, "POST");
export const setHours = (hours: HoursView): Promise<ChannelsView> => json("/api/account/hours", null, { ...hours }, "PUT");
export const stop = (secret: string): Promise<unknown> => call(`/api/notices/stop/${secret}`, null, undefined, "POST");

const inGame = (id: string): string => `/api/account/games/${encodeURIComponent(id)}/notices`;
export const ofGame = (id: string): Promise<GameNotices> => json(inGame(id), null);
export const setWants = (id: string, wants: Wants | null): Promise<GameNotices> => json(inGame(id), null, { wants }, "PUT");

/** Whether this browser can show notices though no page is open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the person has forbidden it. */
export const isDenied = (): boolean => canPush() && Notification.permission === "denied";

/** Has this browser show notices; returns whether the person allowed it. `key`: the server's, in base64url. */
export async function addPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && packed(before.options.applicationServerKey) !== key) await before.unsubscribe(); // of a server before this one
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await call(AT, null, { kind: "push", subscription: subscription.toJSON() });
  return true;
}

/** What marks the channel that is this browser; null where it is none. */
export async function ownMark(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function packed(data: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Minutes after midnight as a field of a time has them, such as `07:05`; and back. */
export const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export function minutes(text: string): number {
  const [hours = 0, rest = 0] = text.split(":").map(Number);
  return hours * 60 + rest;
}
