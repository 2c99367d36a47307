import { NO_PREFERENCE, type SequenceConfig, type SequencePack, type SequenceState } from "./model.ts";
import { calendarsOf } from "./options.ts";
import type { ResolvedItem } from "./resolve-item.ts";
import { resolveItems } from "./steps.ts";

/** One link of what is asked of the server: a service or a pack. Absent or 0 = no preference. */
export interface ChosenLink {
  readonly intervention_id?: number;
  readonly pack_id?: number;
  readonly calendar_id: number;
  /** Any of these, where no single one is preferred. */
  readonly calendar_ids: readonly number[] | null;
  readonly resource_id: number;
  /** For a pack: the calendar of each of its services, by its position among the services; 0 = no preference. */
  readonly calendars: readonly number[] | null;
}

/** The complete items in their order, as one chain. Items of which something is still open are left out. */
export function chainOf(config: SequenceConfig, state: SequenceState): readonly ChosenLink[] {
  return resolveItems(config, state)
    .filter((item) => item.open === null)
    .map((item) => toLink(config, item));
}

function toLink(config: SequenceConfig, item: ResolvedItem): ChosenLink {
  const { intervention_id, pack_id, calendar_ids } = item;
  const calendar_id = item.calendar_id ?? NO_PREFERENCE;
  const resource_id = item.resource_id ?? NO_PREFERENCE;
  const pack = config.catalogue.packs.find((one) => one.id === pack_id);
  if (pack === undefined)
    return {
      ...(intervention_id === null ? {} : { intervention_id }),
      calendar_id,
      calendar_ids: calendar_id === NO_PREFERENCE ? calendar_ids : null,
      resource_id,
      calendars: null,
    };
  return {
    pack_id: pack.id,
    calendar_id: NO_PREFERENCE,
    calendar_ids: null,
    resource_id,
    calendars: packCalendars(config, pack, item).map((one) => one.calendar_id),
  };
}

export interface PackCalendar {
  readonly intervention_id: number;
  /** The chosen one; 0 = no preference. */
  readonly calendar_id: number;
  /** The calendars that may be chosen; with one there is nothing to choose. */
  readonly options: readonly number[];
}

/** Of each service of a pack: on which calendar. The pack's own calendar wins, then the visitor's wish where it can be met. */
export function packCalendars(
  { catalogue }: Pick<SequenceConfig, "catalogue">,
  pack: SequencePack,
  item: Pick<ResolvedItem, "calendar_id" | "calendarset_id" | "pack_calendar_ids">,
): readonly PackCalendar[] {
  return pack.config
    .filter((entry) => "intervention_id" in entry)
    .map(({ intervention_id, selectedCalendar }, position) => {
      const possible = calendarsOf(catalogue, [intervention_id], {
        calendarset_id: null,
        calendar_ids: null,
      });
      if (selectedCalendar !== null)
        return { intervention_id, calendar_id: selectedCalendar.id, options: [selectedCalendar.id] };
      const wished = item.pack_calendar_ids[position] ?? item.calendar_id ?? NO_PREFERENCE;
      return {
        intervention_id,
        calendar_id: possible.includes(wished) ? wished : NO_PREFERENCE,
        options: possible,
      };
    });
}
