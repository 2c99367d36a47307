import { expect, test } from "vitest";
import { CARE, practice, VISITS } from "../sequence/testing/example-groups.ts";
import { reduceSequence, startSequence } from "../sequence/reduce-sequence.ts";
import { reachableStep } from "../sequence/steps.ts";
import { type ListKind, stepOfAllItems } from "./step-of-all-items.ts";

/** Returns the step that shows all of a listing. */
function stepFor(listing: ListKind, steps: Parameters<typeof practice>[0]): string {
  const config = practice(steps);
  const { step, item, isAboutPacks } = stepOfAllItems(config, listing);
  const state = reduceSequence(config, startSequence(config), {
    type: "start_from_home",
    item,
    isAboutPacks,
  });
  expect(state.isAboutPacks).toBe(listing === "package");
  return reachableStep(config, state, step);
}

test.each([
  ["category", "interventionset_ids"],
  ["intervention", "intervention_ids"],
  ["package", "intervention_ids"],
] as const)("below a listing of kind %s, 'see more' leads to %s", (listing, step) => {
  expect(stepFor(listing, ["interventionset_ids", "intervention_ids", "calendar_id"])).toBe(step);
});

test("on the way to the services those of every category count", () => {
  const { item } = stepOfAllItems(practice(["interventionset_ids", "intervention_ids"]), "intervention");
  expect(item).toEqual({ interventionset_ids: [CARE, VISITS] });
  expect(stepOfAllItems(practice(["intervention_ids"]), "intervention").item).toEqual({});
});

test.each([
  [
    "the group has one category after the other",
    [{ name: "interventionset_ids", any: false }, "intervention_ids"],
    "interventionset_ids",
  ],
  [
    "it asks for the calendar first",
    ["calendar_id", "interventionset_ids", "intervention_ids"],
    "calendar_id",
  ],
  ["it has no step of categories", ["intervention_ids", "calendar_id"], "intervention_ids"],
])("where %s, that is asked before", (_, steps, step) => {
  for (const listing of ["intervention", "package"] as const) expect(stepFor(listing, steps)).toBe(step);
});

test("a listing of categories leads to the services where no step asks for categories", () => {
  expect(stepFor("category", ["intervention_ids", "calendar_id"])).toBe("intervention_ids");
});
