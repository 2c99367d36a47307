import { expect, test } from "vitest";
import { changeInProgress, isLeavingUnfinishedChange } from "./change.ts";
import { NOTHING_CHOSEN } from "./model.ts";
import { reduceSequence, type SequenceAction, startSequence } from "./reduce-sequence.ts";
import { A_SLOT, ANNA, CLEANING, HOME_VISIT, practice, SURGERY } from "./testing/example-groups.ts";

const config = practice(["intervention_ids", { name: "calendar_id", max_multirdvs: 3 }]);
const choose = (intervention_id: number): SequenceAction => ({
  type: "choose_intervention",
  intervention_id,
});
const one = [
  choose(CLEANING),
  { type: "choose_calendar", calendar_id: ANNA },
  { type: "arrive", step: "slots" },
] satisfies SequenceAction[];
const walk = (...actions: SequenceAction[]) =>
  actions.reduce((state, action) => reduceSequence(config, state, action), startSequence(config));

test("a first appointment changes nothing, also when one looks back at it", () => {
  expect(changeInProgress(walk())).toBeNull();
  expect(changeInProgress(walk(...one, { type: "arrive", step: "intervention_ids" }))).toBeNull();
});

test("another appointment given up half chosen leaves what was there before", () => {
  const before = walk(...one);
  const half = walk(...one, { type: "add_item" }, choose(SURGERY));
  expect(changeInProgress(half)).toEqual({ kind: "adding", index: 1 });
  const after = reduceSequence(config, half, { type: "give_up_change" });
  expect(after.items).toEqual(before.items);
  expect(changeInProgress(after)).toBeNull();
});

test("an appointment that was to be replaced stays when the other one is given up", () => {
  const before = walk(...one);
  const half = walk(...one, { type: "modify_item", index: 0 }, choose(HOME_VISIT));
  expect(changeInProgress(half)).toEqual({ kind: "replacing", index: 0, replaced: before.items[0] });
  expect(reduceSequence(config, half, { type: "give_up_change" }).items).toEqual(before.items);
});

test("giving up before anything else was chosen keeps the time as well", () => {
  const state = walk(...one, { type: "choose_slot", slot: A_SLOT }, { type: "modify_item", index: 0 });
  expect(reduceSequence(config, state, { type: "give_up_change" }).slots).toEqual(A_SLOT);
});

test("a change is done once the times are shown, and over when the appointments change otherwise", () => {
  const done = walk(...one, { type: "add_item" }, choose(HOME_VISIT), { type: "arrive", step: "slots" });
  expect(changeInProgress(done)).toBeNull();
  expect(reduceSequence(config, done, { type: "give_up_change" })).toBe(done);
  const removed = walk(...one, { type: "modify_item", index: 0 }, { type: "remove_item", index: 0 });
  expect(changeInProgress(removed)).toBeNull();
});

test("going back to the times in the middle of adding ends it and restores what was chosen before", () => {
  const half = walk(
    ...one,
    { type: "add_item" },
    { type: "arrive", step: "intervention_ids" },
    choose(SURGERY),
  );
  expect(isLeavingUnfinishedChange(config, half, "slots")).toBe(true);
  expect(isLeavingUnfinishedChange(config, half, "calendar_id")).toBe(false);
  expect(isLeavingUnfinishedChange(config, walk(...one), "slots")).toBe(false);
  expect(isLeavingUnfinishedChange(config, walk(choose(CLEANING)), "slots")).toBe(false);
});

test("a service added in the summary may be given up while its calendar is asked", () => {
  const before = walk(...one);
  const half = walk(...one, {
    type: "append_item",
    item: { intervention_id: SURGERY, pack_id: null },
  });
  expect(changeInProgress(half)).toEqual({ kind: "adding", index: 1 });
  expect(isLeavingUnfinishedChange(config, half, "slots")).toBe(false);
  const request = reduceSequence(config, half, { type: "arrive", step: "calendar_id" });
  expect(isLeavingUnfinishedChange(config, request, "slots")).toBe(true);
  expect(reduceSequence(config, half, { type: "give_up_change" }).items).toEqual(before.items);
});

test("nothing is left by asking for a step too early, or for one that can be shown", () => {
  expect(isLeavingUnfinishedChange(config, walk(...one), "fiche_info")).toBe(false);
  const replacing = walk(
    ...one,
    { type: "modify_item", index: 0 },
    { type: "arrive", step: "intervention_ids" },
  );
  expect(isLeavingUnfinishedChange(config, replacing, "slots")).toBe(false);
});

test("a change is not left for the times where these could not be shown before it, either", () => {
  const open = {
    ...startSequence(config),
    items: [CLEANING, SURGERY].map((intervention_id) => ({ ...NOTHING_CHOSEN, intervention_id })),
  };
  const replacing = reduceSequence(config, open, { type: "modify_item", index: 0 });
  expect(isLeavingUnfinishedChange(config, replacing, "slots")).toBe(false);
});
