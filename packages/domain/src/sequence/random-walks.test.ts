import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosenChainOf } from "./chain.ts";
import { withCalendarsAboveTimes } from "./configured-steps.ts";
import {
  CHOICE_STEPS,
  isChoiceStep,
  NOTHING_PRESELECTED,
  type SequenceConfig,
  type SequenceState,
  STEP_NAMES,
  type StepName,
} from "./model.ts";
import { calendarsOf, NO_ANSWERS, optionsFor, serviceOptions } from "./options.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { activeItem, isBlocked, nextStep, reachableStep, resolveItems } from "./steps.ts";
import { A_SLOT, pack, practice, service } from "./testing/example-groups.ts";

const ids = [1, 2, 3];
const anyId = fc.constantFrom(...ids);
const someIds = fc.subarray(ids);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const anyService = (id: number) =>
  fc
    .record({
      interventionset_id: orNull(anyId),
      calendar_ids: orNull(someIds),
      resource_ids: orNull(someIds),
      need_resource: fc.boolean(),
      skippable_agenda: fc.boolean(),
      only_package: fc.boolean(),
      videoconference: fc.boolean(),
    })
    .map((more) => service(id, more));

const anyConfig: fc.Arbitrary<SequenceConfig> = fc
  .record({
    steps: fc.shuffledSubarray([...CHOICE_STEPS]),
    skip: fc.boolean(),
    any: fc.boolean(),
    isAboveTimes: fc.boolean(),
    max: fc.integer({ min: 0, max: 3 }),
    max_multirdvs: orNull(fc.integer({ min: 0, max: 3 })),
    merge_interventions: fc.boolean(),
    freeze: fc.boolean(),
    interventions: fc.tuple(anyService(1), anyService(2), anyService(3)),
    sets: orNull(anyId),
    calendarsets: fc.array(orNull(anyId), { minLength: 3, maxLength: 3 }),
    packs: fc.array(fc.array(anyId, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    resources: someIds,
    preselection: fc.record({
      interventionset_ids: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, someIds),
      intervention_ids: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someIds),
      calendarset_id: fc.option(anyId, { nil: null, freq: 5 }),
      calendar_ids: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, someIds, fc.constant([0])),
      resource_id: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 5 }),
      slots: fc.option(fc.constant(A_SLOT), { nil: null, freq: 5 }),
    }),
  })
  .map((random) => {
    const steps = random.steps.map((name) => ({
      name,
      skip_uniq_choice: random.skip,
      any: random.any,
      max_multirdvs: random.max,
    }));
    return practice(random.isAboveTimes ? withCalendarsAboveTimes(steps) : steps, {
      merge_interventions: random.merge_interventions,
      max_multirdvs: random.max_multirdvs,
      freeze: random.freeze,
      preselection: { ...NOTHING_PRESELECTED, ...random.preselection },
      catalogue: {
        interventionsets: ids.map((id) => ({ id })),
        interventions: random.interventions,
        packs: random.packs.map((services, index) => pack(index + 1, services)),
        calendarsets: ids.map((id) => ({ id })),
        calendars: random.calendarsets.map((calendarset_id, index) => ({ id: index + 1, calendarset_id })),
        resources: random.resources.map((id) => ({ id })),
      },
    });
  });

const anyPlace = fc.integer({ min: 0, max: 3 });
const anyIndex = fc.nat({ max: 3 });
const anyAction: fc.Arbitrary<SequenceAction> = fc.oneof(
  someIds.map((interventionset_ids) => ({ type: "choose_interventionsets" as const, interventionset_ids })),
  anyId.map((intervention_id) => ({ type: "choose_intervention" as const, intervention_id })),
  anyId.map((pack_id) => ({ type: "choose_pack" as const, pack_id })),
  anyPlace.map((calendarset_id) => ({ type: "choose_calendarset" as const, calendarset_id })),
  anyPlace.map((calendar_id) => ({ type: "choose_calendar" as const, calendar_id })),
  anyPlace.map((resource_id) => ({ type: "choose_resource" as const, resource_id })),
  fc.tuple(anyIndex, anyIndex, anyPlace).map(([index, position, calendar_id]) => ({
    type: "choose_pack_calendar" as const,
    index,
    position,
    calendar_id,
  })),
  fc.tuple(anyIndex, anyPlace).map(([index, calendar_id]) => ({
    type: "filter_times" as const,
    index,
    calendar_id,
  })),
  anyId.map((intervention_id) => ({
    type: "append_item" as const,
    item: { intervention_id, pack_id: null },
  })),
  anyId.map((intervention_id) => ({
    type: "collect_item" as const,
    item: { intervention_id, pack_id: null },
  })),
  fc.tuple(anyIndex, anyIndex).map(([from, to]) => ({ type: "move_item" as const, from, to })),
  anyIndex.map((index) => ({ type: "modify_item" as const, index })),
  anyIndex.map((index) => ({ type: "remove_item" as const, index })),
  fc.constantFrom(...CHOICE_STEPS).map((step) => ({ type: "reconsider" as const, step })),
  fc.constantFrom<SequenceAction>(
    { type: "choose_slot", slot: A_SLOT },
    { type: "release_slot" },
    { type: "add_item" },
    { type: "leave_basket" },
    { type: "give_up_change" },
    { type: "forget_calendars" },
    { type: "show_promotions", slot_promotion: true },
    { type: "start_again" },
  ),
);
/** Simulates clicks and the address bar: requests a step, shows a possible one, and acts there. */
const anyMove = fc.tuple(fc.constantFrom(...STEP_NAMES), anyAction);

/** Like the screen, repeats this once, because arriving (after leaving the confirmation) may change the possible step. */
function arriveAt(config: SequenceConfig, state: SequenceState, request: StepName) {
  const step = reachableStep(config, state, request);
  const arrived = reduceSequence(config, state, { type: "arrive", step });
  const shown = reachableStep(config, arrived, step);
  return { shown, state: reduceSequence(config, arrived, { type: "arrive", step: shown }) };
}

describe("however one walks through the steps", { timeout: 30_000 }, () => {
  test("none is shown whose inputs are missing, and none that asks nothing", () => {
    fc.assert(
      fc.property(anyConfig, fc.array(anyMove, { maxLength: 25 }), (config, moves) => {
        let state = startSequence(config);
        for (const [request, action] of moves) {
          const arrived = arriveAt(config, state, request);
          const { shown } = arrived;
          if (shown === "slots" || shown === "fiche_info") {
            const items = resolveItems(config, arrived.state);
            expect(items.map((item) => item.open)).toEqual(items.map(() => null));
            expect(chosenChainOf(config, arrived.state)).toHaveLength(arrived.state.items.length);
          }
          if (shown === "fiche_info") expect(arrived.state.slots).not.toBeNull();
          if (shown !== "confirm") {
            expect(isBlocked(config, arrived.state, shown) && shown !== "slots").toBe(false);
            // The shown step is stable: a reload leads to the same step.
            expect(reachableStep(config, arrived.state, shown)).toBe(shown);
          }
          state = reduceSequence(config, arrived.state, action);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("what is asked of the server can be done: a service on a calendar that does it", () => {
    fc.assert(
      fc.property(anyConfig, fc.array(anyAction, { maxLength: 15 }), (config, actions) => {
        const state = actions.reduce(
          (now, action) => reduceSequence(config, now, action),
          startSequence(config),
        );
        for (const link of chosenChainOf(config, state)) {
          if (link.intervention_id === undefined || link.calendar_id === 0) continue;
          const everywhere = { calendarset_id: null, calendar_ids: null };
          const isFixed = config.preselection.calendar_ids.includes(link.calendar_id);
          const possible = calendarsOf(config.catalogue, [link.intervention_id], everywhere);
          expect(isFixed || possible.includes(link.calendar_id)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("looking back and forward changes no choice, and choosing the same again nothing at all", () => {
    fc.assert(
      fc.property(
        anyConfig,
        fc.array(anyAction, { maxLength: 12 }),
        fc.array(fc.constantFrom(...STEP_NAMES.filter((name) => name !== "confirm")), { maxLength: 8 }),
        (config, actions, looks) => {
          const state = actions.reduce(
            (now, action) => reduceSequence(config, now, action),
            startSequence(config),
          );
          const visible = looks.reduce((now, request) => arriveAt(config, now, request).state, state);
          expect(visible.items).toEqual(state.items);
          const [item] = resolveItems(config, { ...visible, active: 0 });
          if (item === undefined || item.intervention_id === null || item.open !== null) return;
          const { intervention_id } = item;
          const first = { ...visible, active: 0 };
          expect(reduceSequence(config, first, { type: "choose_intervention", intervention_id })).toBe(first);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("every answer leads on, and never in a circle", () => {
    fc.assert(
      fc.property(anyConfig, fc.array(anyAction, { maxLength: 6 }), (config, actions) => {
        let state = actions.reduce(
          (now, action) => reduceSequence(config, now, action),
          startSequence(config),
        );
        const before = arriveAt(config, state, "fiche_info");
        let shown: StepName | null = before.shown;
        state = before.state;
        for (let clicks = 0; shown !== null && shown !== "confirm" && clicks < 40; clicks++) {
          const action = firstAnswer(config, state, shown);
          if (action === null) return;
          state = reduceSequence(config, state, action);
          shown = nextStep(config, state, shown);
          if (shown !== null) state = reduceSequence(config, state, { type: "arrive", step: shown });
        }
        expect(shown).toBe("confirm");
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns the first option; null when the step has none, which the screen then says. */
function firstAnswer(config: SequenceConfig, state: SequenceState, shown: StepName): SequenceAction | null {
  if (shown === "slots") return { type: "choose_slot", slot: A_SLOT };
  if (!isChoiceStep(shown)) return { type: "show_from", day: null };
  const existing = activeItem(config, state).answers.get(shown) ?? NO_ANSWERS;
  if (shown === "intervention_ids") {
    const { intervention_ids, pack_ids } = serviceOptions(config, existing);
    const [intervention_id] = intervention_ids;
    if (intervention_id !== undefined) return { type: "choose_intervention", intervention_id };
    const [pack_id] = pack_ids;
    return pack_id === undefined ? null : { type: "choose_pack", pack_id };
  }
  const [id] = optionsFor(shown, config, existing);
  if (id === undefined) return null;
  if (shown === "interventionset_ids") return { type: "choose_interventionsets", interventionset_ids: [id] };
  if (shown === "calendarset_id") return { type: "choose_calendarset", calendarset_id: id };
  if (shown === "calendar_id") return { type: "choose_calendar", calendar_id: id };
  return { type: "choose_resource", resource_id: id };
}
