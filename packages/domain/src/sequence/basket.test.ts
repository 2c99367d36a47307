import { expect, test } from "vitest";
import { servicesForBasket } from "./add-appointment.ts";
import type { SequenceConfig, StepConfig } from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { activeItem, reachableStep, resolveItems } from "./steps.ts";
import {
  ANNA,
  CARE,
  CLEANING,
  HOME_VISIT,
  practice,
  SURGERY,
  VIDEO,
  VISITS,
} from "./testing/example-groups.ts";

const STEPS: StepConfig[] = [{ name: "intervention_ids", max_multirdvs: 3 }, { name: "calendar_id" }];

const collect = (intervention_id: number) =>
  ({ type: "collect_item", item: { intervention_id, pack_id: null } }) as const;

const inSet = (id: number): SequenceAction => ({
  type: "choose_interventionsets",
  interventionset_ids: [id],
});

function after(config: SequenceConfig, ...actions: SequenceAction[]) {
  return actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));
}

const services = (config: SequenceConfig, ...actions: SequenceAction[]) =>
  resolveItems(config, after(config, ...actions)).flatMap((item) => item.intervention_id ?? []);

test("services are collected in their order; a card then adds its own", () => {
  const config = practice(STEPS);
  const two = [collect(CLEANING), collect(SURGERY)];
  expect(services(config, ...two)).toEqual([CLEANING, SURGERY]);
  expect(activeItem(config, after(config, ...two)).intervention_id).toBeNull();
  expect(services(config, ...two, { type: "choose_intervention", intervention_id: HOME_VISIT })).toEqual([
    CLEANING,
    SURGERY,
    HOME_VISIT,
  ]);
});

test("the order may be changed and one removed, and the next card still adds", () => {
  const config = practice(STEPS);
  const changed: SequenceAction[] = [
    collect(CLEANING),
    collect(SURGERY),
    { type: "move_item", from: 1, to: 0 },
    { type: "remove_item", index: 1 },
  ];
  expect(services(config, ...changed)).toEqual([SURGERY]);
  const chosen: SequenceAction = { type: "choose_intervention", intervention_id: CLEANING };
  expect(services(config, ...changed, chosen)).toEqual([SURGERY, CLEANING]);
});

test("the way to the times asks what each service still needs, then shows the times", () => {
  const config = practice(STEPS);
  let state = after(config, collect(CLEANING), collect(CLEANING), { type: "leave_basket" });
  for (const index of [0, 1]) {
    expect(reachableStep(config, state, "slots")).toBe("calendar_id");
    state = reduceSequence(config, state, { type: "arrive", step: "calendar_id" });
    expect(state.active).toBe(index);
    state = reduceSequence(config, state, { type: "choose_calendar", calendar_id: ANNA });
  }
  expect(reachableStep(config, state, "slots")).toBe("slots");
});

test("leaving the basket before anything is chosen changes nothing", () => {
  const config = practice(STEPS);
  expect(after(config, { type: "leave_basket" })).toEqual(startSequence(config));
});

test("answers before the service hold for it: another category may follow", () => {
  const config = practice(["interventionset_ids", ...STEPS.slice(0, 1)]);
  const one = [inSet(CARE), collect(CLEANING)];
  expect(reachableStep(config, after(config, ...one), "intervention_ids")).toBe("intervention_ids");
  const actions: SequenceAction[] = [...one, inSet(VISITS), collect(HOME_VISIT), { type: "leave_basket" }];
  expect(resolveItems(config, after(config, ...actions))).toMatchObject([
    { interventionset_ids: [CARE], intervention_id: CLEANING, open: null },
    { interventionset_ids: [VISITS], intervention_id: HOME_VISIT, open: null },
  ]);
});

test("no more than the group allows, and no video conference beside others", () => {
  const config = practice(STEPS);
  const may = (...actions: SequenceAction[]) => servicesForBasket(config, after(config, ...actions));
  expect(may().intervention_ids).toContain(CLEANING);
  expect(may().intervention_ids).not.toContain(VIDEO);
  expect(may({ type: "choose_intervention", intervention_id: VIDEO }).intervention_ids).toEqual([]);
  expect(may(collect(CLEANING), collect(CLEANING), collect(CLEANING))).toEqual({
    intervention_ids: [],
    pack_ids: [],
  });
});
