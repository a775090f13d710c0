import { language } from "../../kit/words/language.svelte";
import type { GameModule } from "../../kit/game/module";
import type { Session } from "../../kit/session/session.svelte";
import type { HexObservation, StaticData } from "./types";
import Choices from "./panels/Choices.svelte";
import { LESSON } from "./learn/lesson";
import { GceController } from "./controller.svelte";
import { monthsOf } from "./panels/calendar";
import Legend from "./help/Legend.svelte";
import Map from "./panels/Map.svelte";
import Page from "./panels/Page.svelte";
import Roll from "./army/Roll.svelte";
import Score from "./panels/Score.svelte";

export const GCE: GameModule<GceController> = {
  lesson: LESSON,
  agreement: "4.1-b",
  set: (session, data) => new GceController(session as Session as unknown as Session<HexObservation>, data as StaticData),
  date: (controller) => monthsOf(controller.facts, controller.observation.turn, language.now.language),
  Map,
  Choices,
  Page,
  roll: { title: "page-gce-roll", List: Roll },
  Legend,
  Score,
};
