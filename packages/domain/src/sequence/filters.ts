/** A slot as it was chosen: `start` on the group's clock, `start_at` the instant itself (a repeated hour has two). */
export interface ChosenSlot {
  readonly start: string;
  readonly start_at: string;
  readonly promotion?: number | undefined;
}

/** What a visitor has chosen so far. SPEC.md section 3, Filters. */
export interface Filters {
  readonly intervention_ids: readonly number[];
  /** null = not chosen yet, 0 = no preference. */
  readonly calendar_id: number | null;
  readonly slots: ChosenSlot | null;
}

export const NOTHING_CHOSEN: Filters = { intervention_ids: [], calendar_id: null, slots: null };

/** What a group offers, as far as the order of the steps depends on it: nothing deleted, no resources. */
export interface SequenceCatalogue {
  readonly interventions: readonly SequenceIntervention[];
  readonly calendars: readonly { readonly id: number }[];
}

export interface SequenceIntervention {
  readonly id: number;
  /** null = every calendar. */
  readonly calendar_ids: readonly number[] | null;
  readonly skippable_agenda: boolean;
}

export type FiltersAction =
  | { readonly type: "choose_intervention"; readonly intervention_id: number }
  | { readonly type: "choose_calendar"; readonly calendar_id: number }
  | { readonly type: "choose_slot"; readonly slot: ChosenSlot }
  | { readonly type: "release_slot" }
  | { readonly type: "start_again" };

/**
 * One choice made. Choosing what was chosen already changes nothing; choosing differently takes back what depended on it
 * (another service: calendar and slot; another calendar: the slot).
 */
export function reduceFilters(filters: Filters, action: FiltersAction): Filters {
  switch (action.type) {
    case "choose_intervention": {
      const isSame =
        filters.intervention_ids.length === 1 && filters.intervention_ids[0] === action.intervention_id;
      return isSame ? filters : { ...NOTHING_CHOSEN, intervention_ids: [action.intervention_id] };
    }
    case "choose_calendar":
      if (filters.calendar_id === action.calendar_id) return filters;
      return { ...filters, calendar_id: action.calendar_id, slots: null };
    case "choose_slot":
      return { ...filters, slots: action.slot };
    case "release_slot":
      return filters.slots === null ? filters : { ...filters, slots: null };
    case "start_again":
      break;
  }
  return NOTHING_CHOSEN;
}

/** The calendars on which every one of the services can be done, in the catalogue's order. */
export function calendarsFor(catalogue: SequenceCatalogue, interventionIds: readonly number[]): number[] {
  const limits = interventionsOf(catalogue, interventionIds)
    .map((one) => one.calendar_ids)
    .filter((ids) => ids !== null);
  return catalogue.calendars
    .map((calendar) => calendar.id)
    .filter((id) => limits.every((ids) => ids.includes(id)));
}

/** Those of the services that the catalogue still offers. */
export function interventionsOf(
  catalogue: SequenceCatalogue,
  interventionIds: readonly number[],
): SequenceIntervention[] {
  return catalogue.interventions.filter((one) => interventionIds.includes(one.id));
}

/**
 * What remains of choices that were stored a while ago: as much as the catalogue still offers. A choice that has gone
 * takes those after it along.
 */
export function keepOffered(filters: Filters, catalogue: SequenceCatalogue): Filters {
  const { intervention_ids, calendar_id } = filters;
  if (interventionsOf(catalogue, intervention_ids).length !== intervention_ids.length) return NOTHING_CHOSEN;
  if (calendar_id === null || calendar_id === 0) return filters;
  if (calendarsFor(catalogue, intervention_ids).includes(calendar_id)) return filters;
  return { ...filters, calendar_id: null, slots: null };
}
