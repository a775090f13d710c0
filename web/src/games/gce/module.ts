import { language } from "../../kit/words/language.svelte";
import type { GameModule } from "../../kit/table/module";
import type { Session } from "../../kit/server/session.svelte";
import type { HexObservation, HexTable } from "./types";
import Choices from "./panels/Choices.svelte";
import { LESSON } from "./learn/lesson";
import { HexDesk } from "./desk.svelte";
import { monthsOf } from "./panels/facts";
import Legend from "./help/Legend.svelte";
import Map from "./panels/Map.svelte";
import Page from "./panels/Page.svelte";
import Score from "./panels/Score.svelte";

/** The two colours, met along a hexagon's sides. */
const COVER = `
  conic-gradient(from 60deg at 50% 62%, var(--nat) 120deg, transparent 0),
  conic-gradient(from 180deg at 50% 62%, var(--rep) 120deg, transparent 0),
  linear-gradient(100deg, var(--rep) 50%, var(--nat) 50%)`;

export const GCE: GameModule<HexDesk> = {
  title: "La Guerra Civil Española",
  spine: ["La Guerra Civil", "1936 1939"],
  cover: COVER,
  emblem: "M-32 -11L-26 -23L-13 -23L-6 -11M-32 11L-26 0L-13 0L-6 11M-32 34L-26 23L-13 23L-6 34M-32 56L-26 45L-13 45L-6 56M-32 79L-26 68L-13 68L-6 79M-32 101L-26 90L-13 90L-6 101M-32 124L-26 113L-13 113L-6 124M-32 146L-26 135L-13 135L-6 146M-13 -23L-7 -34L7 -34L13 -23M-13 0L-7 -11L7 -11L13 0M-13 23L-7 11L7 11L13 23M-13 45L-7 34L7 34L13 45M-13 68L-7 56L7 56L13 68M-13 90L-7 79L7 79L13 90M-13 113L-7 101L7 101L13 113M-13 135L-7 124L7 124L13 135M6 -11L13 -23L26 -23L32 -11M6 11L13 0L26 0L32 11M6 34L13 23L26 23L32 34M6 56L13 45L26 45L32 56M6 79L13 68L26 68L32 79M6 101L13 90L26 90L32 101M6 124L13 113L26 113L32 124M6 146L13 135L26 135L32 146M26 -23L32 -34L46 -34L52 -23M26 0L32 -11L46 -11L52 0M26 23L32 11L46 11L52 23M26 45L32 34L46 34L52 45M26 68L32 56L46 56L52 68M26 90L32 79L46 79L52 90M26 113L32 101L46 101L52 113M26 135L32 124L46 124L52 135M46 -11L52 -23L65 -23L72 -11M46 11L52 0L65 0L72 11M46 34L52 23L65 23L72 34M46 56L52 45L65 45L72 56M46 79L52 68L65 68L72 79M46 101L52 90L65 90L72 101M46 124L52 113L65 113L72 124M46 146L52 135L65 135L72 146M65 -23L72 -34L84 -34L91 -23M65 0L72 -11L84 -11L91 0M65 23L72 11L84 11L91 23M65 45L72 34L84 34L91 45M65 68L72 56L84 56L91 68M65 90L72 79L84 79L91 90M65 113L72 101L84 101L91 113M65 135L72 124L84 124L91 135M84 -11L91 -23L104 -23L110 -11M84 11L91 0L104 0L110 11M84 34L91 23L104 23L110 34M84 56L91 45L104 45L110 56M84 79L91 68L104 68L110 79M84 101L91 90L104 90L110 101M84 124L91 113L104 113L110 124M84 146L91 135L104 135L110 146M104 -23L110 -34L124 -34L130 -23M104 0L110 -11L124 -11L130 0M104 23L110 11L124 11L130 23M104 45L110 34L124 34L130 45M104 68L110 56L124 56L130 68M104 90L110 79L124 79L130 90M104 113L110 101L124 101L130 113M104 135L110 124L124 124L130 135",
  guide: { prefix: "page-gce-guide", parts: ["aim", "turn", "move", "zones", "supply", "fight", "chits", "page"] },
  lesson: LESSON,
  agreement: null,
  set: (session, data) => new HexDesk(session as Session as unknown as Session<HexObservation>, data as HexTable),
  date: (desk) => monthsOf(desk.facts, desk.observation.turn, language.now.language),
  Map,
  Choices,
  Page,
  Legend,
  Score,
};
