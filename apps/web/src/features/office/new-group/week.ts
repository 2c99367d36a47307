import { WEEKDAYS, type Weekday } from "@rendezvous/domain/time/instant";
import type { Trades } from "./api.ts";

/** The typed hours of one day: before and after the break. */
export type TypedDay = readonly [TypedRange, TypedRange];
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}
export type TypedWeek = Readonly<Record<Weekday, TypedDay>>;
type Rules = Trades[number]["openinghours"];

const NONE: TypedRange = { from: "", to: "" };

/** Returns the first two ranges of each day. */
export function toTypedWeek(rules: Rules): TypedWeek {
  const days = WEEKDAYS.map((day) => {
    const ranges = rules
      .filter(({ days: open }) => open.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    return [day, [ranges[0] ?? NONE, ranges[1] ?? NONE]] as const;
  });
  return Object.fromEntries(days) as unknown as TypedWeek;
}

/** Returns a rule for each complete range; an end at midnight is the end of the day. */
export function toOpeningRules(week: TypedWeek): Rules {
  return WEEKDAYS.flatMap((day) =>
    week[day]
      .filter(({ from, to }) => from !== "" && to !== "")
      .map(({ from, to }) => ({ days: [day], from, to: to === "00:00" ? "24:00" : to })),
  );
}
