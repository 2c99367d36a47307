import { calendarsFor, type Filters, interventionsOf, type SequenceCatalogue } from "./filters.ts";

export const STEP_NAMES = ["intervention_ids", "calendar_id", "slots", "fiche_info", "confirm"] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** True for the name of a step; anything else in a URL is no screen of ours. */
export function isStepName(text: string): text is StepName {
  return STEP_NAMES.some((name) => name === text);
}

/**
 * The steps a visitor walks through, in order. The calendar is not asked when a chosen service does without
 * (`skippable_agenda`) or when there is nothing to choose between. SPEC.md section 4.
 */
export function stepsFor(catalogue: SequenceCatalogue, filters: Filters): StepName[] {
  return STEP_NAMES.filter((name) => name !== "calendar_id" || isCalendarAsked(catalogue, filters));
}

/** Before a service is chosen the step is expected, unless the group has only one calendar. */
function isCalendarAsked(catalogue: SequenceCatalogue, filters: Filters): boolean {
  if (interventionsOf(catalogue, filters.intervention_ids).some((one) => one.skippable_agenda)) return false;
  return calendarsFor(catalogue, filters.intervention_ids).length > 1;
}

/**
 * The calendar to ask slots for: the chosen one, 0 for any of them, or the only one there is. null while the choice is
 * still open, and when no calendar can do what was chosen.
 */
export function calendarOf(catalogue: SequenceCatalogue, filters: Filters): number | null {
  const possible = calendarsFor(catalogue, filters.intervention_ids);
  if (possible.length <= 1) return possible[0] ?? null;
  return isCalendarAsked(catalogue, filters) ? filters.calendar_id : 0;
}

/**
 * The step to show when a URL asks for `asked`: that one when everything before it is chosen, else the first that still
 * needs an answer. Never answers `confirm` unless it was asked for: what is booked is not decided by choices.
 */
export function reachableStep(catalogue: SequenceCatalogue, filters: Filters, asked: StepName): StepName {
  if (asked === "confirm") return "confirm";
  const steps = stepsFor(catalogue, filters);
  const wanted = STEP_NAMES.indexOf(asked);
  const open = steps.find((name) => STEP_NAMES.indexOf(name) >= wanted || !isAnswered(filters, name));
  return open ?? "fiche_info";
}

function isAnswered(filters: Filters, step: StepName): boolean {
  if (step === "intervention_ids") return filters.intervention_ids.length > 0;
  if (step === "calendar_id") return filters.calendar_id !== null;
  if (step === "slots") return filters.slots !== null;
  return false;
}

/** The step after `current`, or before it with `-1`; null past either end. */
export function neighbourStep(
  catalogue: SequenceCatalogue,
  filters: Filters,
  current: StepName,
  direction: 1 | -1,
): StepName | null {
  const steps = stepsFor(catalogue, filters);
  const position = steps.indexOf(current);
  return position === -1 ? null : (steps[position + direction] ?? null);
}
