import type { GameModule } from "../../kit/table/module";
import type { Session } from "../../kit/server/session.svelte";
import type { Observation, StaticData } from "./types";
import Choices from "./panels/Choices.svelte";
import { LESSON } from "./learn/lesson";
import { EspanaDesk } from "./desk.svelte";
import Legend from "./help/Legend.svelte";
import Map from "./panels/Map.svelte";
import Page from "./panels/Page.svelte";
import Score from "./panels/Score.svelte";

export const ESPANA_1936: GameModule<EspanaDesk> = {
  title: "España 1936",
  spine: ["España", "1936"],
  cover: "linear-gradient(115deg, var(--rep) 50%, var(--nat) 50%)",
  guide: { prefix: "page-guide", parts: ["aim", "lost", "turn", "move", "fight", "cards", "grow", "page"] },
  lesson: LESSON,
  agreement: "VIC-08",
  set: (session, data) => new EspanaDesk(session as Session<Observation>, data as StaticData),
  date: ({ observation }) => observation.year,
  Map,
  Choices,
  Page,
  Legend,
  Score,
};
