import { type Weekday, WEEKDAYS } from "../../time/instant.ts";

/** A weekly rule in the stored form: one range on some days. */
export interface WeeklyRule {
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly adds_to_week: boolean;
  readonly interventions: readonly number[];
}

export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** Weekly rules in the form that people edit: the hours of each day, Monday first, for one period and the same services. */
export interface Timetable {
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  /** True: on its dates in addition to the regular week; false: instead of it. */
  readonly adds_to_week: boolean;
  readonly interventions: readonly number[];
  readonly days: readonly (readonly TimeRange[])[];
}

export const EMPTY_TIMETABLE: Timetable = {
  valid_from: null,
  valid_until: null,
  adds_to_week: false,
  interventions: [],
  days: WEEKDAYS.map(() => []),
};

/**
 * Returns one timetable for each period and set of services; the first one always applies to every week and service, and may be
 * empty.
 */
export function toTimetables(rules: readonly WeeklyRule[]): Timetable[] {
  const keyOf = ({ valid_from, valid_until, adds_to_week, interventions }: Omit<Timetable, "days">) =>
    JSON.stringify([valid_from, valid_until, adds_to_week, interventions]);
  const usual = keyOf(EMPTY_TIMETABLE);
  const groups = new Map<string, WeeklyRule[]>([[usual, []]]);
  for (const rule of rules) groups.set(keyOf(rule), [...(groups.get(keyOf(rule)) ?? []), rule]);
  return [...groups.values()].map((own) => {
    const { valid_from, valid_until, adds_to_week, interventions } = own[0] ?? EMPTY_TIMETABLE;
    const days = WEEKDAYS.map((day) =>
      own
        .filter((rule) => rule.days.includes(day))
        .map(({ from, to }) => ({ from, to }))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
    );
    return { valid_from, valid_until, adds_to_week, interventions, days };
  });
}

/** Converts timetables back to rules: a range that is the same on several days becomes one rule. */
export function toWeeklyRules(timetables: readonly Timetable[]): WeeklyRule[] {
  return timetables.flatMap(({ days, ...validity }) => {
    const rules = new Map<string, WeeklyRule>();
    for (const [index, day] of WEEKDAYS.entries())
      for (const { from, to } of days[index] ?? []) {
        const key = `${from} ${to}`;
        const days = rules.get(key)?.days ?? [];
        if (!days.includes(day)) rules.set(key, { days: [...days, day], from, to, ...validity });
      }
    return [...rules.values()];
  });
}

/** Whether `to` is later than `from`; "24:00" is the end of the day. */
export function isTimeRange({ from, to }: TimeRange): boolean {
  return from !== "" && to !== "" && from < to;
}
