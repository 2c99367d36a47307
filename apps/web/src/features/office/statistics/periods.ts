import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { monthsLater } from "@rendezvous/domain/time/period-before";

export const PERIODS = ["thisMonth", "lastMonth", "threeMonths", "year"] as const;

const MONTHS: Readonly<Record<(typeof PERIODS)[number], readonly [from: number, until: number]>> = {
  thisMonth: [0, 1],
  lastMonth: [-1, 0],
  threeMonths: [-3, 0],
  year: [-12, 0],
};

/** Returns whole months, counted from the current one; `until` is the last day. */
export function periodOf(name: (typeof PERIODS)[number], today: Day): { from: Day; until: Day } {
  const [from, until] = MONTHS[name];
  return { from: monthsLater(today, from), until: addDays(monthsLater(today, until), -1) };
}
