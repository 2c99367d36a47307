import type { ChosenLink } from "../sequence/chain.ts";
import { NO_PREFERENCE } from "../sequence/model.ts";

interface BookableCalendar {
  readonly id: number;
  /** In minutes; null = the group's period. */
  readonly maxrdv_period: number | null;
}

/**
 * Returns how many minutes from now the last slot of a chain may begin. A calendar's booking period replaces the group's. Of
 * alternative calendars for one link, the longest period applies; of the links of the chain, the shortest.
 */
export function bookingPeriod(
  chain: readonly ChosenLink[],
  calendars: readonly BookableCalendar[],
  groupPeriod: number,
): number {
  const periodOn = (ids: readonly number[]): number => {
    const open = calendars.filter(({ id }) => ids.length === 0 || ids.includes(id));
    return Math.max(...open.map((one) => one.maxrdv_period ?? groupPeriod));
  };
  const periods = chain
    .flatMap(({ calendar_id, calendar_ids, calendars: ofPack }) =>
      (ofPack ?? [calendar_id]).map((id) => (id === NO_PREFERENCE ? (calendar_ids ?? []) : [id])),
    )
    .map(periodOn)
    .filter(Number.isFinite);
  return periods.length === 0 ? groupPeriod : Math.min(...periods);
}
