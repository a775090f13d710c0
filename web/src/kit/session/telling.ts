import type { GameEvent } from "../server/types";
import { t } from "../words/language.svelte";
import { owned } from "../words/owned";
import { sentenceOf } from "./log";

/** An event in words; `before`: the one told just before it (`Translate`). */
export const told = (event: GameEvent, before?: GameEvent): string => t(sentenceOf(event), owned(event), before?.args);
