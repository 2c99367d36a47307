import { type Day, type Weekday, minuteOfDay, weekdayOf } from "../time/instant.ts";

/** A promotion of a group file, with references resolved to ids; a missing criterion (null) matches everything. */
export interface Promotion {
  readonly percentage: number;
  /**
   * The services outside packs for which the promotion is valid. With only one of `interventions` and `packs` set, it is valid
   * for nothing of the other kind.
   */
  readonly interventions: readonly number[] | null;
  readonly packs: readonly number[] | null;
  readonly calendars: readonly number[] | null;
  readonly days: readonly Weekday[] | null;
  /** Wall-clock times; `to` is excluded. */
  readonly from: string | null;
  readonly to: string | null;
  /** Both days are included. */
  readonly valid_from: Day | null;
  readonly valid_until: Day | null;
}

/**
 * The appointment for which promotions are searched. Merged services are one appointment, and a promotion must be valid for all
 * of them.
 */
export interface PromotableAppointment {
  readonly interventionIds: readonly number[];
  readonly packId: number | null;
  readonly calendarId: number;
  /** The local start. */
  readonly day: Day;
  readonly minuteOfDay: number;
}

/** Whether the promotion can be valid for these services, or this pack, at some time and on some calendar. */
export function isPromotionFor(
  promotion: Promotion,
  { interventionIds, packId }: Pick<PromotableAppointment, "interventionIds" | "packId">,
): boolean {
  const { interventions, packs } = promotion;
  if (interventions === null && packs === null) return true;
  if (packId !== null) return packs?.includes(packId) ?? false;
  return interventionIds.every((id) => interventions?.includes(id) ?? false);
}

/** Returns the highest percentage valid for the appointment, or null; `to`, and the day after `valid_until`, are excluded. */
export function findPromotion(
  promotions: readonly Promotion[],
  appointment: PromotableAppointment,
): number | null {
  let highest: number | null = null;
  for (const promotion of promotions) {
    if (highest !== null && promotion.percentage <= highest) continue;
    if (isPromotionFor(promotion, appointment) && holdsThere(promotion, appointment))
      highest = promotion.percentage;
  }
  return highest;
}

/** The subject of a promotion badge: a service or pack, and its possible calendars (for a pack, those of its first service). */
export interface PromotableItem extends Pick<PromotableAppointment, "interventionIds" | "packId"> {
  readonly calendarIds: readonly number[];
}

/**
 * Returns the highest percentage that it can get at some time from `today` on, or null; promotions on other calendars do not
 * count.
 */
export function highestPromotion(
  promotions: readonly Promotion[],
  item: PromotableItem,
  today: Day,
): number | null {
  const own = promotions.filter(
    (promotion) =>
      isPromotionFor(promotion, item) &&
      (promotion.valid_until === null || promotion.valid_until >= today) &&
      item.calendarIds.some((id) => promotion.calendars?.includes(id) ?? true),
  );
  return own.length === 0 ? null : Math.max(...own.map(({ percentage }) => percentage));
}

function holdsThere(promotion: Promotion, appointment: PromotableAppointment): boolean {
  const { calendars, days, from, to, valid_from, valid_until } = promotion;
  const { calendarId, day } = appointment;
  return (
    (calendars === null || calendars.includes(calendarId)) &&
    (days === null || days.includes(weekdayOf(day))) &&
    (from === null || appointment.minuteOfDay >= (minuteOfDay(from) ?? 0)) &&
    (to === null || appointment.minuteOfDay < (minuteOfDay(to) ?? 1440)) &&
    (valid_from === null || day >= valid_from) &&
    (valid_until === null || day <= valid_until)
  );
}

/** Whether an appointment can match both promotions; it then gets the higher percentage. */
export function mayOverlap(one: Promotion, other: Promotion): boolean {
  return (
    (meet(servicesOf(one), servicesOf(other)) || meet(packsOf(one), packsOf(other))) &&
    meet(one.calendars, other.calendars) &&
    meet(one.days, other.days) &&
    isBefore(one.from, other.to) &&
    isBefore(other.from, one.to) &&
    (one.valid_from ?? "") <= (other.valid_until ?? LAST_DAY) &&
    (other.valid_from ?? "") <= (one.valid_until ?? LAST_DAY)
  );
}

const LAST_DAY = "9999-12-31";

/** null: all services. A promotion with only packs is valid for no service. */
function servicesOf({ interventions, packs }: Promotion): readonly number[] | null {
  return interventions ?? (packs === null ? null : []);
}

function packsOf({ interventions, packs }: Promotion): readonly number[] | null {
  return packs ?? (interventions === null ? null : []);
}

function meet<Item>(some: readonly Item[] | null, others: readonly Item[] | null): boolean {
  if (some === null || others === null) return (some ?? others)?.length !== 0;
  return some.some((item) => others.includes(item));
}

/** Whether a start is before an excluded end; missing ones mean the whole day. */
function isBefore(from: string | null, to: string | null): boolean {
  return (minuteOfDay(from ?? "00:00") ?? 0) < (minuteOfDay(to ?? "24:00") ?? 1440);
}

/** Returns a price in minor units after a discount, rounded half up. */
export function toPromotedPrice(priceMinor: number, percentage: number | null): number {
  return Math.floor((priceMinor * (100 - (percentage ?? 0)) + 50) / 100);
}
