import type { BookingItem } from "@rendezvous/domain/booking/model";
import { intersectIds } from "@rendezvous/domain/permission/shown-places";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";

type LimitedItems =
  | { readonly ok: true; readonly items: readonly BookingItem[] }
  /** `item`: the index of an item that requests more than `most` places. */
  | { readonly ok: false; readonly item: number; readonly most: number };

/**
 * Restricts an item of several places to the classes that allow so many in one booking. A booking of several services takes one
 * place of each, because its appointments follow one another, and each would need that many seats beside its neighbours.
 */
export function limitPlaces(
  { classes }: Pick<SlotCatalogue, "classes">,
  items: readonly BookingItem[],
): LimitedItems {
  const limited: BookingItem[] = [];
  for (const [index, item] of items.entries()) {
    if (!("places" in item) || item.places === undefined || item.places === 1) {
      limited.push(item);
      continue;
    }
    const { places, interventionId, calendarIds } = item;
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
