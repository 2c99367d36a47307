import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { findSlots } from "@rendezvous/domain/availability/find-slots";
import { firstSlotWindows } from "@rendezvous/domain/availability/first-slot";
import type { Service } from "@rendezvous/domain/availability/model";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { spacedServices } from "@rendezvous/domain/availability/starts-apart";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import { type EpochMinute, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { loadTakenTimes } from "./data.ts";

/**
 * Returns the nth free time of a service from now on for a visitor without preferences; null if there are fewer, however far
 * ahead.
 */
export async function findNthTime(
  context: Context,
  groupId: AuthorizedGroupId,
  { catalogue, named }: SlotCatalogue,
  service: Service,
  nth: number,
): Promise<EpochMinute | null> {
  const nowMs = context.clock.now();
  const now = toFractionalMinutes(nowMs);
  const chain = [{ service, calendarIds: named.calendars, resourceIds: named.resources, breakBefore: 0 }];
  const reach = chainSpan(toLongest(chain), 0);
  const calendarIds = candidateIds(catalogue, chain);
  const spaced = spacedServices(chain);
  let left = nth;
  for (const { from, until } of firstSlotWindows(catalogue, { chain, from: Math.ceil(now), now })) {
    const span = { calendarIds, spaced, from: from + reach.from, until: until + reach.until };
    const { takenTimes } = await loadTakenTimes(context.db, groupId, {
      ...span,
      now: new Date(nowMs),
      ownHold: null,
    });
    const slots = findSlots(catalogue, takenTimes, { chain, from, until, now });
    if (slots.length >= left) return slots[left - 1]!.start;
    left -= slots.length;
  }
  return null;
}
