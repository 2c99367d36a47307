import type { BookingItem } from "@rendezvous/domain/booking/model";
import { isAntsService, MAX_APPLICATIONS } from "@rendezvous/domain/sequence/ants-service";
import { intersectIds } from "@rendezvous/domain/permission/shown-places";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";

type LimitedItems =
  | { readonly ok: true; readonly items: readonly BookingItem[] }
  /** `item`: the index of an item that requests more than `most` places. */
  | { readonly ok: false; readonly item: number; readonly most: number };

/**
 * Restricts an item of several places to the classes that allow that many places in one booking. A booking of several services
 * may take only one place of each: its appointments follow one another, and seats for more would be missing. Several applications
 * for identity documents take one place, for longer.
 */
export function limitPlaces(
  { classes, interventions }: Pick<SlotCatalogue, "classes" | "interventions">,
  items: readonly BookingItem[],
): LimitedItems {
  const limited: BookingItem[] = [];
  for (const [index, item] of items.entries()) {
    if (!("places" in item) || item.places === undefined || item.places === 1) {
      limited.push(item);
      continue;
    }
    const { places, interventionId, calendarIds } = item;
    const service = interventions.get(interventionId);
    if (service && isAntsService(service)) {
      if (places > MAX_APPLICATIONS) return { ok: false, item: index, most: MAX_APPLICATIONS };
      limited.push({ ...item, places: undefined, times: places });
      continue;
    }
    const own = [...classes.values()].filter(
      ({ id, service }) => service.id === interventionId && (calendarIds?.includes(id) ?? true),
    );
    const most = items.length > 1 ? 1 : Math.max(1, ...own.map(({ record }) => record.max_places));
    if (places > most) return { ok: false, item: index, most };
    const allowed = own.filter(({ record }) => record.max_places >= places).map(({ id }) => id);
    limited.push({ ...item, calendarIds: intersectIds(calendarIds, allowed) });
  }
  return { ok: true, items: limited };
}
