import type { ChosenLink } from "../sequence/chain.ts";
import { NO_PREFERENCE } from "../sequence/model.ts";

/** A calendar or service; in minutes, null = it has no period of its own. */
interface WithPeriod {
  readonly id: number;
  readonly maxrdv_period: number | null;
}

interface BookableRecords {
  readonly calendars: readonly WithPeriod[];
  readonly interventions: readonly WithPeriod[];
  readonly packs: readonly {
    readonly id: number;
    readonly config: readonly ({ readonly intervention_id: number } | { readonly break_time: number })[];
  }[];
}

/**
 * Returns how many minutes from now the last slot of a chain may begin. The shorter of a service's and a calendar's own booking
 * period replaces the group's. Of alternative calendars for one link, the longest period applies; of the links of the chain, the
 * shortest.
 */
export function bookingPeriod(
  chain: readonly ChosenLink[],
  { calendars, interventions, packs }: BookableRecords,
  groupPeriod: number,
): number {
  const periodOn = (ids: readonly number[], service: number | undefined): number => {
    const own = interventions.find(({ id }) => id === service)?.maxrdv_period ?? Number.POSITIVE_INFINITY;
    const periods = calendars
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .map(({ maxrdv_period }) => Math.min(maxrdv_period ?? Number.POSITIVE_INFINITY, own));
    return Math.max(...periods.map((period) => (Number.isFinite(period) ? period : groupPeriod)));
  };
  const periods = chain.flatMap(
    ({ intervention_id, pack_id, calendar_id, calendar_ids, calendars: ofPack }) => {
      const pack = packs.find(({ id }) => id === pack_id);
      const services = pack
        ? pack.config.flatMap((entry) => ("intervention_id" in entry ? [entry.intervention_id] : []))
        : [intervention_id];
      return services.map((service, index) => {
        const id = ofPack?.[index] ?? calendar_id;
        return periodOn(id === NO_PREFERENCE ? (calendar_ids ?? []) : [id], service);
      });
    },
  );
  const limits = periods.filter(Number.isFinite);
  return limits.length === 0 ? groupPeriod : Math.min(...limits);
}
