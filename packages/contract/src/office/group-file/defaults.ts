import type { GroupFileShape } from "./shape.ts";

/** The default for how far ahead clients may book, in minutes. */
const MAXRDV_PERIOD = 525_600;

export type PackEntry =
  | { readonly intervention: string; readonly calendar: string | null }
  | { readonly break_time: number };

/** Fills in the defaults that depend on other fields, and merges values that a file may state in two places. */
export function fillDefaults(file: GroupFileShape) {
  const {
    active,
    inactive,
    maxrdv_period,
    rules,
    resource_count: _counted,
    calendars_interventions_links: _linked,
    ...group
  } = file.group;
  const prices = new Map(file.interventions.map(({ externid, price }) => [externid, price]));
  return {
    ...file,
    group: {
      ...group,
      inactive: inactive ?? !(active ?? true),
      enabled_locales: group.enabled_locales ?? group.locale,
      rules: {
        ...rules,
        maxrdv_period: rules.maxrdv_period ?? maxrdv_period ?? MAXRDV_PERIOD,
        hide_account_existence: rules.hide_account_existence ?? rules.health,
      },
    },
    packs: file.packs.map((pack) => ({
      ...pack,
      config: pack.config.map(
        ({ intervention, calendar, break_time }): PackEntry =>
          intervention === undefined
            ? { break_time: break_time ?? 0 }
            : { intervention, calendar: calendar ?? null },
      ),
      total_price:
        pack.total_price ?? sumOf(pack.config.map(({ intervention }) => prices.get(intervention ?? ""))),
    })),
  };
}

/** Returns null if no price is set. */
function sumOf(prices: readonly (number | null | undefined)[]): number | null {
  const numbers = prices.filter((price) => price !== null && price !== undefined);
  return numbers.length === 0 ? null : numbers.reduce((sum, price) => sum + price, 0);
}
