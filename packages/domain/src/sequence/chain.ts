import { timesOf } from "./ants-service.ts";
import { NO_PREFERENCE, type SequenceConfig, type SequencePack, type SequenceState } from "./model.ts";
import { calendarsOf } from "./options.ts";
import type { ResolvedItem } from "./resolve-item.ts";
import { resolveItems } from "./steps.ts";

/** One link of a request to the server: a service or a pack. Omitted or 0 = no preference. */
export interface ChosenLink {
  readonly intervention_id?: number;
  readonly pack_id?: number;
  readonly calendar_id: number;
  /** Any of these calendars, if no single one is preferred. */
  readonly calendar_ids: readonly number[] | null;
  readonly resource_id: number;
  /** For a pack: the calendar of each of its services, by its position among the services; 0 = no preference. */
  readonly calendars: readonly number[] | null;
  /** The places of a class, or the number of applications; omitted: one. */
  readonly places?: number;
}

/** Returns the complete items in order, as one chain; leaves out incomplete ones. */
export function chosenChainOf(config: SequenceConfig, state: SequenceState): readonly ChosenLink[] {
  return resolveItems(config, state)
    .filter((item) => item.open === null)
    .map((item) => toLink(config, item, state));
}

function toLink(config: SequenceConfig, item: ResolvedItem, state: SequenceState): ChosenLink {
  const { slots: slot } = state;
  const { intervention_id, pack_id, calendar_ids } = item;
  const calendar_id = slot?.class_id ?? item.calendar_id ?? NO_PREFERENCE;
  const resource_id = item.resource_id ?? NO_PREFERENCE;
  const pack = config.catalogue.packs.find((one) => one.id === pack_id);
  const service = config.catalogue.interventions.find((one) => one.id === intervention_id) ?? null;
  const times = timesOf([service], state);
  const places = times > 1 ? times : slot?.places;
  if (pack === undefined)
    return {
      ...(intervention_id === null ? {} : { intervention_id }),
      calendar_id,
      calendar_ids: calendar_id === NO_PREFERENCE ? calendar_ids : null,
      resource_id,
      calendars: null,
      ...(places !== undefined && { places }),
    };
  return {
    pack_id: pack.id,
    calendar_id: NO_PREFERENCE,
    calendar_ids: null,
    resource_id,
    calendars: packCalendars(config, pack, item).map((one) => one.calendar_id),
  };
}

export interface LinkCalendarChoice {
  readonly intervention_id: number;
  /** The chosen calendar; 0 = no preference. */
  readonly calendar_id: number;
  /** The possible calendars; with only one there is no choice. */
  readonly options: readonly number[];
}

/** Returns the calendar of each service of a pack: the pack's own if it has one, otherwise the visitor's choice if possible. */
export function packCalendars(
  { catalogue }: Pick<SequenceConfig, "catalogue">,
  pack: SequencePack,
  item: Pick<ResolvedItem, "calendar_id" | "calendarset_id" | "pack_calendar_ids">,
): readonly LinkCalendarChoice[] {
  return pack.config
    .filter((entry) => "intervention_id" in entry)
    .map(({ intervention_id, selectedCalendar }, position) => {
      const possible = calendarsOf(catalogue, [intervention_id], {
        calendarset_id: null,
        calendar_ids: null,
      });
      if (selectedCalendar !== null)
        return { intervention_id, calendar_id: selectedCalendar.id, options: [selectedCalendar.id] };
      const calendarId = item.pack_calendar_ids[position] ?? item.calendar_id ?? NO_PREFERENCE;
      return {
        intervention_id,
        calendar_id: possible.includes(calendarId) ? calendarId : NO_PREFERENCE,
        options: possible,
      };
    });
}
