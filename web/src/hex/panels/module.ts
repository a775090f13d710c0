import { language } from "../../lib/language.svelte";
import type { GameModule } from "../../lib/module";
import type { Session } from "../../lib/session.svelte";
import type { HexObservation, HexTable } from "../types";
import Choices from "./Choices.svelte";
import { HexDesk } from "./desk.svelte";
import { monthsOf } from "./facts";
import Map from "./Map.svelte";
import Page from "./Page.svelte";
import Score from "./Score.svelte";

export const GCE: GameModule<HexDesk> = {
  title: "La Guerra Civil Española",
  spine: ["La Guerra Civil", "1936 1939"],
  guide: { prefix: "page-gce-guide", parts: ["aim", "turn", "move", "zones", "supply", "fight", "chits", "page"] },
  agreement: null,
  set: (session, data) => new HexDesk(session as Session as unknown as Session<HexObservation>, data as HexTable),
  date: (desk) => monthsOf(desk.facts, desk.observation.turn, language.now.language),
  Map,
  Choices,
  Page,
  Score,
};
