import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { Slot } from "@rendezvous/contract/booking/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import { formatDayAndTime, formatDay, formatHour, formatTime } from "@rendezvous/phrases/format-date";
import { formatPrice } from "@rendezvous/phrases/format-price";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";
import { repeatedHourText } from "./format-start.ts";

/** The data that the texts about slots need. */
export interface SlotTextContext {
  readonly phrases: ScreenPhrases;
  readonly dateLocale: string;
  readonly timezone: string;
  /** The group's `capacity_display_user`: whether the remaining places are shown. */
  readonly showsCapacity: boolean;
  readonly calendars: readonly Pick<Calendar, "id" | "publicname" | "lang">[];
  /** null if the group shows no prices. */
  readonly currency: string | null;
}

/** Returns the accessible name of a slot: "Tuesday 1 December, 09:20, 2 places left, 20% off". */
export function slotName(slot: Slot, words: SlotTextContext): string {
  const day = formatDayAndTime(slot.start, words.dateLocale);
  return [day, ...slotDetails(slot, words)].join(", ");
}

/** Returns the details beside the time: which of two equal wall times, the remaining places, the discount and the prices. */
export function slotDetails(slot: Slot, words: SlotTextContext): string[] {
  const { phrases, timezone, showsCapacity, currency, dateLocale } = words;
  const pass = repeatedHourText(slot.start_at, timezone, phrases);
  const details = pass === "" ? [] : [pass];
  if (showsCapacity) details.push(phrases.slots.placesLeft(slot.capacity));
  if (slot.promotion) details.push(phrases.slots.promotionOff({ percentage: slot.promotion }));
  const { price = 0, price_amount = price } = slot;
  if (currency !== null && price_amount < price) {
    const before = formatPrice(price, currency, dateLocale);
    details.push(phrases.slots.priceNow({ before, after: formatPrice(price_amount, currency, dateLocale) }));
  }
  return details;
}

/** Returns the accessible name of a day: "Tuesday 1 December, today, 4 free times"; the number only once it is loaded. */
export function dayName(day: GridDay<Slot>, isToday: boolean, words: SlotTextContext): string {
  return [formatDay(day.day, words.dateLocale), ...dayDetails(day, isToday, words)].join(", ");
}

/** Returns the text after the date of a day. */
export function dayDetails(
  { isLoaded, slotCount }: GridDay<Slot>,
  isToday: boolean,
  { phrases }: SlotTextContext,
): string[] {
  const parts = isToday ? [phrases.common.today] : [];
  if (isLoaded) parts.push(slotCount > 0 ? phrases.slots.freeTimes(slotCount) : phrases.slots.nothingFree);
  return parts;
}

/**
 * Returns the accessible name of a button that opens several slots: "Tuesday 1 December, 09 h, 4 free times, from 09:00 to
 * 09:45".
 */
export function slotsButtonName(slots: readonly Slot[], { phrases, dateLocale }: SlotTextContext): string {
  const from = slots.at(0)?.start ?? "";
  const until = slots.at(-1)?.start ?? "";
  const parts = [
    formatDay(from, dateLocale),
    formatHour(from, dateLocale),
    phrases.slots.freeTimes(slots.length),
    phrases.slots.between({ from: formatTime(from, dateLocale), until: formatTime(until, dateLocale) }),
  ];
  const percentage = highestPromotion(slots);
  if (percentage > 0) parts.push(phrases.slots.promotionUpTo({ percentage }));
  return parts.join(", ");
}

/** Returns the highest discount among slots in percent; 0 if there is none. */
export function highestPromotion(slots: readonly Slot[]): number {
  return Math.max(0, ...slots.map(({ promotion }) => promotion ?? 0));
}
