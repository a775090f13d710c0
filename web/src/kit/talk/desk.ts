/** What the screen of a game between two persons takes for their words; fetched when there is such a game. */
export { Talk } from "./talk.svelte";
export { default as Former } from "./Former.svelte";
export { default as TalkButton } from "./TalkButton.svelte";
export { default as TalkDialog } from "./TalkDialog.svelte";
export { default as TalkNotice } from "./TalkNotice.svelte";
