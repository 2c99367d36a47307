import { mergeServices } from "../availability/chain/chain.ts";
import { withLength } from "../availability/place-terms.ts";
import type { ShownPlaces } from "../permission/shown-places.ts";
import type { BookableCatalogue, BookablePack, BookingLink } from "./model.ts";
import type { MovableAppointment } from "./move.ts";

/** null: no preference. */
export interface MovePlace {
  readonly calendarId: number | null;
  readonly resourceId: number | null;
}

/**
 * Returns the appointments as a chain, with their present lengths and breaks and their booked prices; the calendar and resource
 * are the request for `namedId`. A pack's fixed calendar for a service stays fixed. An appointment goes only to calendars or
 * resources that the session may see, or stays where it is. null when a service is no longer offered.
 */
export function toMovedChain(
  { services, packs }: Pick<BookableCatalogue, "services" | "packs">,
  rows: readonly MovableAppointment[],
  namedId: number,
  { calendarId, resourceId }: MovePlace,
  shown: ShownPlaces,
): BookingLink[] | null {
  const links: BookingLink[] = [];
  for (const [index, row] of rows.entries()) {
    const offered = row.services.flatMap((id) => services.get(id) ?? []);
    if (offered.length < row.services.length) return null;
    const before = rows[index - 1];
    const isNamed = row.id === namedId;
    const packCalendar = row.pack_id === null ? null : packCalendarOf(packs.get(row.pack_id), rows, row);
    links.push({
      interventionIds: row.services,
      packId: row.pack_id,
      type: row.type,
      root: index,
      price: row.price,
      link: {
        service: withLength(mergeServices(offered), row.end - row.start),
        calendarIds: toList(packCalendar ?? (isNamed ? calendarId : null), shown.calendars, row.calendar_id),
        resourceIds: toList(isNamed ? resourceId : null, shown.resources, row.resource_id),
        breakBefore: before ? row.start - before.end : 0,
        places: row.places,
      },
    });
  }
  return links;
}

/**
 * Returns the ids of the places to which a move may go: the requested place, if the session may see it or it is the present
 * place; null: any place.
 */
function toList(
  id: number | null,
  shown: readonly number[] | null,
  present: number | null,
): readonly number[] | null {
  const allowed = shown && [...shown, ...(present === null ? [] : [present])];
  if (id === null) return allowed;
  return allowed === null || allowed.includes(id) ? [id] : [];
}

/** A pack that has changed since the booking no longer fixes any calendar. */
function packCalendarOf(
  pack: BookablePack | undefined,
  rows: readonly MovableAppointment[],
  row: MovableAppointment,
): number | null {
  const root = row.parent_id ?? row.id;
  const own = rows.filter(({ id, parent_id }) => (parent_id ?? id) === root);
  const entries = (pack?.config ?? []).filter((entry) => "intervention_id" in entry);
  const entry = entries.length === own.length ? entries[own.indexOf(row)] : undefined;
  return entry?.intervention_id === row.services[0] ? (entry?.calendar_id ?? null) : null;
}
