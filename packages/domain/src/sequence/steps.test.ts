import { describe, expect, test } from "vitest";
import { isStepName, NOTHING_CHOSEN, NOTHING_PRESELECTED, type SequenceConfig, STEP_NAMES } from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { firstStep, isFirstStep, nextStep, previousStep, reachableStep, stepperEntries } from "./steps.ts";
import { A_SLOT, ANNA, BORIS, CLEANING, practice, SURGERY } from "./testing/example-groups.ts";

const STEPS = ["intervention_ids", "calendar_id"];
const CHOOSE = { type: "choose_intervention", intervention_id: CLEANING } as const;
const ON_ANNA = { type: "choose_calendar", calendar_id: ANNA } as const;
const AT = { type: "choose_slot", slot: A_SLOT } as const;

function walk(config: SequenceConfig, ...actions: SequenceAction[]) {
  return actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));
}
/** A practice whose link names the service, any calendar, and the time. */
const linkedToSlot = practice(STEPS, {
  preselection: {
    ...NOTHING_PRESELECTED,
    intervention_ids: [CLEANING],
    calendar_ids: [0],
    slots: A_SLOT,
  },
});

test("a step is known by its name, and nothing else is one", () => {
  expect(STEP_NAMES.filter(isStepName)).toEqual(STEP_NAMES);
  expect(["weather", "", "slot"].filter(isStepName)).toEqual([]);
});

test("a booking begins with the first configured step, or with the login where one is needed", () => {
  const config = practice(STEPS);
  expect(STEPS.map((step) => isFirstStep(config, step))).toEqual([true, false]);
  const closed = { ...config, needsLogin: true };
  expect(["login", ...STEPS].map((step) => isFirstStep(closed, step))).toEqual([true, false, false]);
});

describe("asking for a step", () => {
  test("the login, once logged in, leads on to where the booking stands", () => {
    const config = practice(STEPS);
    expect(reachableStep(config, walk(config, CHOOSE, ON_ANNA, AT), "login")).toBe("fiche_info");
    expect(reachableStep(config, walk(config, CHOOSE, ON_ANNA), "login")).toBe("slots");
  });

  test("the times leads to the first item with an open question, whichever item the screen is about", () => {
    const config = practice(STEPS, { max_multirdvs: 2 });
    const state = {
      ...startSequence(config),
      items: [{ ...NOTHING_CHOSEN, intervention_id: CLEANING }, NOTHING_CHOSEN],
      active: 1,
    };
    expect(reachableStep(config, state, "slots")).toBe("calendar_id");
  });

  test("a choice that is not to be made leads to the times, or past those that the link has chosen", () => {
    const config = practice([STEPS[0]!, { name: "calendar_id", skip_uniq_choice: true }]);
    const surgery = { type: "choose_intervention", intervention_id: SURGERY } as const;
    expect(reachableStep(config, walk(config, surgery, AT), "calendar_id")).toBe("slots");
    expect(reachableStep(linkedToSlot, walk(linkedToSlot), "calendar_id")).toBe("fiche_info");
    expect(reachableStep(linkedToSlot, walk(linkedToSlot), "slots")).toBe("slots");
  });
});

describe("the next step", () => {
  const config = practice(STEPS);
  const all = walk(config, CHOOSE, ON_ANNA, AT);

  test("is the next question, also one that was answered before", () => {
    expect(nextStep(config, all, "login")).toBe("intervention_ids");
    expect(nextStep(config, all, "intervention_ids")).toBe("calendar_id");
    expect(nextStep(config, all, "calendar_id")).toBe("slots");
  });

  test("after the times is the person, as soon as a time is chosen, and then the end", () => {
    expect(nextStep(config, walk(config, CHOOSE, ON_ANNA), "slots")).toBe("slots");
    expect(nextStep(config, all, "slots")).toBe("fiche_info");
    expect(nextStep(config, all, "fiche_info")).toBe("confirm");
    expect(nextStep(config, all, "confirm")).toBeNull();
  });
});

test("the booking starts again at its first question, although all are answered", () => {
  const config = practice(STEPS);
  expect(firstStep(config, walk(config, CHOOSE, ON_ANNA, AT))).toBe("intervention_ids");
});

test("nothing leads back to the login", () => {
  const config = practice(STEPS, { needsLogin: true });
  expect(previousStep(config, walk(config, CHOOSE, ON_ANNA, AT), "intervention_ids")).toBeNull();
});

const done = (step: string) => ({ step, state: "done", isOpen: true });
const later = (step: string) => ({ step, state: "later", isOpen: false });

describe("the stepper", () => {
  test("leads back to every question but the login", () => {
    const config = practice(STEPS, { needsLogin: true });
    const state = walk(config, CHOOSE, { type: "choose_calendar", calendar_id: BORIS }, AT);
    expect(stepperEntries(config, state, "slots")).toEqual([
      { step: "login", state: "done", isOpen: false },
      done("intervention_ids"),
      done("calendar_id"),
      { step: "slots", state: "current", isOpen: false },
      later("fiche_info"),
      later("confirm"),
    ]);
  });

  test("strikes out what the link has answered, the time too, but not the person", () => {
    expect(stepperEntries(linkedToSlot, walk(linkedToSlot), "fiche_info")).toEqual([
      { step: "intervention_ids", state: "blocked", isOpen: false },
      { step: "calendar_id", state: "blocked", isOpen: false },
      { step: "slots", state: "blocked", isOpen: false },
      { step: "fiche_info", state: "current", isOpen: false },
      later("confirm"),
    ]);
    const other = { start: "2026-12-01 10:00:00", start_at: "2026-12-01T10:00:00+01:00" };
    const moved = walk(linkedToSlot, { type: "choose_slot", slot: other });
    expect(stepperEntries(linkedToSlot, moved, "fiche_info")[2]).toEqual(done("slots"));
  });
});
