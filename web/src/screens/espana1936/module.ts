import type { GameModule } from "../../lib/module";
import type { Session } from "../../lib/session.svelte";
import type { Observation, StaticData } from "../../lib/types";
import Choices from "./Choices.svelte";
import { EspanaDesk } from "./desk.svelte";
import Map from "./Map.svelte";
import Page from "./Page.svelte";
import Score from "./Score.svelte";

export const ESPANA_1936: GameModule<EspanaDesk> = {
  title: "España 1936",
  spine: ["España", "1936"],
  guide: { prefix: "page-guide", parts: ["aim", "turn", "move", "fight", "cards", "grow", "page"] },
  agreement: "VIC-08",
  set: (session, data) => new EspanaDesk(session as Session<Observation>, data as StaticData),
  date: ({ observation }) => observation.year,
  Map,
  Choices,
  Page,
  Score,
};
