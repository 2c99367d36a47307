import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calendarsFor,
  type Filters,
  type FiltersAction,
  keepOffered,
  NOTHING_CHOSEN,
  reduceFilters,
  type SequenceCatalogue,
} from "./filters.ts";
import { calendarOf, neighbourStep, reachableStep, STEP_NAMES, stepsFor } from "./steps.ts";

const CLEANING = 1;
const HOME_VISIT = 2;
const SURGERY = 3;
const ANNA = 11;
const BORIS = 12;

const practice: SequenceCatalogue = {
  interventions: [
    { id: CLEANING, calendar_ids: null, skippable_agenda: false },
    { id: HOME_VISIT, calendar_ids: null, skippable_agenda: true },
    { id: SURGERY, calendar_ids: [BORIS], skippable_agenda: false },
  ],
  calendars: [{ id: ANNA }, { id: BORIS }],
};

const chosen = (...actions: FiltersAction[]) => actions.reduce(reduceFilters, NOTHING_CHOSEN);
const service = (intervention_id: number): FiltersAction => ({
  type: "choose_intervention",
  intervention_id,
});
const calendar = (calendar_id: number): FiltersAction => ({ type: "choose_calendar", calendar_id });
const slot: FiltersAction = {
  type: "choose_slot",
  slot: { start: "2026-12-01 09:20:00", start_at: "2026-12-01T09:20:00+01:00" },
};

describe("the steps", () => {
  test("ask for the calendar only when there is one to choose", () => {
    expect(stepsFor(practice, NOTHING_CHOSEN)).toContain("calendar_id");
    expect(stepsFor(practice, chosen(service(CLEANING)))).toContain("calendar_id");
    expect(stepsFor(practice, chosen(service(SURGERY)))).not.toContain("calendar_id");
    expect(stepsFor(practice, chosen(service(HOME_VISIT)))).not.toContain("calendar_id");
    const alone = { ...practice, calendars: [{ id: ANNA }] };
    expect(stepsFor(alone, NOTHING_CHOSEN)).not.toContain("calendar_id");
  });

  test("take the only calendar there is, and any of them for a service that does without", () => {
    expect(calendarOf(practice, chosen(service(SURGERY)))).toBe(BORIS);
    expect(calendarOf(practice, chosen(service(HOME_VISIT)))).toBe(0);
    expect(calendarOf(practice, chosen(service(CLEANING)))).toBeNull();
    expect(calendarOf(practice, chosen(service(CLEANING), calendar(ANNA)))).toBe(ANNA);
    expect(calendarOf({ ...practice, calendars: [] }, chosen(service(CLEANING)))).toBeNull();
  });

  test("lead from one to the next and back", () => {
    const filters = chosen(service(SURGERY));
    expect(neighbourStep(practice, filters, "intervention_ids", 1)).toBe("slots");
    expect(neighbourStep(practice, filters, "slots", -1)).toBe("intervention_ids");
    expect(neighbourStep(practice, filters, "intervention_ids", -1)).toBeNull();
    expect(neighbourStep(practice, filters, "confirm", 1)).toBeNull();
  });

  test("a URL that runs ahead of the choices leads to the first open question", () => {
    expect(reachableStep(practice, NOTHING_CHOSEN, "fiche_info")).toBe("intervention_ids");
    expect(reachableStep(practice, chosen(service(CLEANING)), "fiche_info")).toBe("calendar_id");
    expect(reachableStep(practice, chosen(service(SURGERY)), "fiche_info")).toBe("slots");
    expect(reachableStep(practice, chosen(service(SURGERY), slot), "fiche_info")).toBe("fiche_info");
    expect(reachableStep(practice, chosen(service(SURGERY)), "calendar_id")).toBe("slots");
    expect(reachableStep(practice, NOTHING_CHOSEN, "confirm")).toBe("confirm");
  });
});

describe("choosing", () => {
  test("the same again keeps everything, something else takes back what depended on it", () => {
    const filters = chosen(service(CLEANING), calendar(ANNA), slot);
    expect(reduceFilters(filters, service(CLEANING))).toBe(filters);
    expect(reduceFilters(filters, calendar(ANNA))).toBe(filters);
    expect(reduceFilters(filters, calendar(0))).toEqual({ ...filters, calendar_id: 0, slots: null });
    expect(reduceFilters(filters, service(SURGERY))).toEqual({
      ...NOTHING_CHOSEN,
      intervention_ids: [SURGERY],
    });
  });

  test("a stored choice that is no longer offered takes those after it along", () => {
    const filters = chosen(service(CLEANING), calendar(ANNA), slot);
    expect(keepOffered(filters, practice)).toBe(filters);
    expect(keepOffered(filters, { ...practice, interventions: [] })).toBe(NOTHING_CHOSEN);
    expect(keepOffered(filters, { ...practice, calendars: [{ id: BORIS }] })).toEqual({
      ...filters,
      calendar_id: null,
      slots: null,
    });
  });

  test("no walk through the steps reaches one whose inputs are missing", () => {
    const action = fc.oneof(
      fc.constantFrom(...[CLEANING, HOME_VISIT, SURGERY].map(service)),
      fc.constantFrom(...[0, ANNA, BORIS].map(calendar)),
      fc.constant(slot),
      fc.constantFrom<FiltersAction>({ type: "release_slot" }, { type: "start_again" }),
    );
    fc.assert(
      fc.property(fc.array(action), fc.constantFrom(...STEP_NAMES), (actions, asked) => {
        const filters: Filters = keepOffered(chosen(...actions), practice);
        const shown = reachableStep(practice, filters, asked);
        if (shown === "slots") {
          expect(calendarsFor(practice, filters.intervention_ids)).not.toHaveLength(0);
          expect(calendarOf(practice, filters)).not.toBeNull();
        }
        if (shown === "fiche_info") expect(filters.slots).not.toBeNull();
        expect(stepsFor(practice, filters)).toContain(shown);
      }),
    );
  });
});
