import type { GameModule } from "../../kit/game/module";
import type { Session } from "../../kit/session/session.svelte";
import type { Observation, StaticData } from "./types";
import Choices from "./panels/Choices.svelte";
import { LESSON } from "./learn/lesson";
import { EspanaController } from "./controller.svelte";
import Legend from "./help/Legend.svelte";
import Map from "./panels/Map.svelte";
import Page from "./panels/Page.svelte";
import Score from "./panels/Score.svelte";

export const ESPANA_1936: GameModule<EspanaController> = {
  lesson: LESSON,
  agreement: "VIC-08",
  set: (session, data) => new EspanaController(session as Session<Observation>, data as StaticData),
  date: ({ observation }) => observation.year,
  Map,
  Choices,
  Page,
  Legend,
  Score,
};
