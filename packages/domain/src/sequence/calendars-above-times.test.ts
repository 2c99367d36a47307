import { describe, expect, test } from "vitest";
import { withCalendarsAboveTimes } from "./configured-steps.ts";
import { NO_PREFERENCE, NOTHING_PRESELECTED, type SequenceConfig, type StepConfig } from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { nextStep, reachableStep, resolveItems, stepperEntries } from "./steps.ts";
import {
  A_SLOT,
  ANNA,
  BORIS,
  CLARA,
  CLEANING,
  HOME_VISIT,
  practice,
  SURGERY,
  TOGETHER,
} from "./testing/example-groups.ts";

const STEPS = ["intervention_ids", "calendar_id"];

function aboveTimes(
  steps: readonly (string | StepConfig)[],
  more: Partial<SequenceConfig> = {},
): SequenceConfig {
  const config = practice(steps, more);
  return { ...config, steps: withCalendarsAboveTimes(config.steps) };
}

function after(config: SequenceConfig, ...actions: SequenceAction[]) {
  return actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));
}

const choose = (intervention_id: number) => ({ type: "choose_intervention", intervention_id }) as const;
const filter = (calendar_id: number, index = 0) => ({ type: "filter_times", index, calendar_id }) as const;

test("the service leads to the times at once, with every calendar until one is chosen there", () => {
  const config = aboveTimes(STEPS);
  const chosen = after(config, choose(CLEANING));
  expect(nextStep(config, chosen, "intervention_ids")).toBe("slots");
  expect(reachableStep(config, chosen, "calendar_id")).toBe("slots");
  expect(resolveItems(config, chosen)).toMatchObject([
    { calendar_id: NO_PREFERENCE, calendars_above_times: [ANNA, BORIS, CLARA], open: null },
  ]);
  expect(stepperEntries(config, chosen, "slots").map(({ step, state }) => [step, state])).toEqual([
    ["intervention_ids", "done"],
    ["slots", "current"],
    ["fiche_info", "later"],
    ["confirm", "later"],
  ]);
  const filtered = after(config, choose(CLEANING), filter(BORIS));
  expect(resolveItems(config, filtered)).toMatchObject([{ calendar_id: BORIS, open: null }]);
});

test("choosing a calendar keeps the shown day and drops the chosen time", () => {
  const config = aboveTimes(STEPS);
  const before = after(
    config,
    choose(CLEANING),
    { type: "show_from", day: "2026-12-03" },
    { type: "choose_slot", slot: A_SLOT },
  );
  const filtered = reduceSequence(config, before, filter(ANNA));
  expect(filtered).toMatchObject({ start: "2026-12-03", slots: null });
  expect(reduceSequence(config, filtered, filter(ANNA))).toBe(filtered);
});

test("each of several services has its own calendar; merged ones share one", () => {
  const two: SequenceAction[] = [
    choose(CLEANING),
    { type: "append_item", item: { intervention_id: CLEANING, pack_id: null } },
  ];
  const steps = [{ name: "intervention_ids", max_multirdvs: 2 }, { name: "calendar_id" }];
  const apart = aboveTimes(steps);
  expect(resolveItems(apart, after(apart, ...two, filter(CLARA, 1)))).toMatchObject([
    { calendar_id: NO_PREFERENCE, calendars_above_times: [ANNA, BORIS, CLARA] },
    { calendar_id: CLARA, calendars_above_times: [ANNA, BORIS, CLARA] },
  ]);
  const merged = aboveTimes(steps, { merge_interventions: true });
  expect(resolveItems(merged, after(merged, ...two, filter(CLARA)))).toMatchObject([
    { calendar_id: CLARA, calendars_above_times: [ANNA, BORIS, CLARA] },
    { calendar_id: CLARA, calendars_above_times: [] },
  ]);
});

describe("nothing is to be chosen above the times", () => {
  test.each<[string, SequenceAction, number]>([
    ["for a service that one calendar does", choose(SURGERY), BORIS],
    ["for a service whose calendar is not asked", choose(HOME_VISIT), NO_PREFERENCE],
    [
      "for a pack, whose services have their calendars",
      { type: "choose_pack", pack_id: TOGETHER },
      NO_PREFERENCE,
    ],
  ])("%s", (_, action, calendar_id) => {
    const config = aboveTimes(STEPS);
    const [item] = resolveItems(config, after(config, action));
    expect(item).toMatchObject({ calendar_id, calendars_above_times: [], open: null });
  });

  test("where the link names a calendar", () => {
    const config = aboveTimes(STEPS, { preselection: { ...NOTHING_PRESELECTED, calendar_ids: [ANNA] } });
    const [item] = resolveItems(config, after(config, choose(CLEANING)));
    expect(item).toMatchObject({ calendar_id: ANNA, calendars_above_times: [] });
  });
});

test.each<[string, (string | StepConfig)[]]>([
  ["comes before the service", ["calendar_id", "intervention_ids"]],
  ["must be answered", ["intervention_ids", { name: "calendar_id", any: false }]],
])("the calendar has a screen of its own where it %s", (_, steps) => {
  const config = aboveTimes(steps);
  expect(config.steps.some((step) => step.is_above_times)).toBe(false);
  expect(reachableStep(config, after(config, choose(CLEANING)), "calendar_id")).toBe("calendar_id");
});
