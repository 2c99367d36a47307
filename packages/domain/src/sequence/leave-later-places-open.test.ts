import { expect, test } from "vitest";
import { leaveLaterPlacesOpen } from "./leave-later-places-open.ts";
import { NO_PREFERENCE, type StepConfig } from "./model.ts";
import { reduceSequence, startSequence } from "./reduce-sequence.ts";
import { nextStep, resolveItems } from "./steps.ts";
import { A_SLOT, ANNA, CLEANING, practice } from "./testing/example-groups.ts";

const STEPS = ["intervention_ids", "calendar_id"];
const CHOOSE = { type: "choose_intervention", intervention_id: CLEANING } as const;
const ON_ANNA = { type: "choose_calendar", calendar_id: ANNA } as const;

test("a service and its time are enough where any calendar will do, also after another choice of the calendar", () => {
  const config = practice(STEPS);
  const later = leaveLaterPlacesOpen(config, "intervention_ids") ?? [];
  const at = { type: "choose_slot", slot: A_SLOT } as const;
  for (const before of [[], [CHOOSE, ON_ANNA]]) {
    const state = [...before, CHOOSE, ...later, at].reduce(
      (one, action) => reduceSequence(config, one, action),
      startSequence(config),
    );
    expect(resolveItems(config, state)).toMatchObject([
      { intervention_id: CLEANING, calendar_id: NO_PREFERENCE, open: null },
    ]);
    expect(nextStep(config, state, "slots")).toBe("fiche_info");
  }
});

test.each<[string, (string | StepConfig)[], "intervention_ids" | "calendar_id", boolean]>([
  [
    "a calendar must be chosen",
    ["intervention_ids", { name: "calendar_id", any: false }],
    "intervention_ids",
    false,
  ],
  [
    "the calendar is the last choice",
    ["intervention_ids", { name: "calendar_id", any: false }],
    "calendar_id",
    true,
  ],
  ["the service comes after the calendar", ["calendar_id", "intervention_ids"], "calendar_id", false],
  ["the service is the only choice", ["intervention_ids"], "intervention_ids", true],
])("%s", (_, steps, step, isPossible) => {
  expect(leaveLaterPlacesOpen(practice(steps), step) !== null).toBe(isPossible);
});
