import { WEEKDAYS, minuteOfDay, toDayNumber, weekdayIndex, type DayNumber } from "../time/instant.ts";
import { wallMinuteToInstant, zoneTable, type ZoneTable } from "../time/zone-table.ts";
import type { Catalogue, Schedule, TaughtClass } from "./model.ts";
import { rulesInForce } from "./hours/rules-in-force.ts";
import { intersectRanges, joinRanges, type Ranges, toPairs } from "./ranges.ts";

/** A catalogue with its texts parsed: days as numbers, times as minutes, closures as instants. */
export interface CompiledCatalogue {
  readonly calendars: readonly CompiledSchedule[];
  readonly resources: readonly CompiledSchedule[];
}

export interface CompiledSchedule {
  readonly schedule: Schedule;
  readonly zone: ZoneTable;
  readonly rules: readonly CompiledRule[];
  readonly openings: ReadonlyMap<DayNumber, readonly DayRange[]>;
  readonly closures: Ranges;
  /** The classes whose dates are closed as well. */
  readonly classes: readonly CompiledClass[];
  readonly holidays: ReadonlySet<DayNumber>;
  /** The services named in some rule or opening; only these have hours of their own. */
  readonly named: ReadonlySet<number>;
  /** A cache of opening tables, by the combination of services with hours of their own. */
  readonly tables: Map<string, OpeningTable>;
}

export interface CompiledClass extends TaughtClass {
  readonly compiled: CompiledSchedule;
}

/** The opening times of one schedule for one service over some days, as instants in flattened pairs, ends excluded. */
export interface OpeningTable {
  readonly fromDay: DayNumber;
  readonly untilDay: DayNumber;
  /** The ranges of each day with closures not yet removed, because slots are counted from their starts. Sorted by start. */
  readonly ranges: Int32Array;
  /** The actual opening times, joined across midnight: a slot must lie inside one of them. */
  readonly runs: Int32Array;
}

/** A range of one day in minutes since its midnight. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
  readonly interventions: ReadonlySet<number> | null;
}

export interface CompiledRule extends DayRange {
  readonly weekdays: readonly boolean[];
  readonly validFrom: DayNumber;
  readonly validUntil: DayNumber;
  readonly isAdded: boolean;
}

const compiled = new WeakMap<Catalogue, CompiledCatalogue>();

/** Returns the compiled form of a catalogue, cached as long as the catalogue object exists. */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  let result = compiled.get(catalogue);
  if (!result) {
    const zone = zoneTable(catalogue.timezone);
    result = {
      calendars: catalogue.calendars.map((schedule) => compileSchedule(schedule, zone)),
      resources: catalogue.resources.map((schedule) => compileSchedule(schedule, zone)),
    };
    compiled.set(catalogue, result);
  }
  return result;
}

const compiledSchedules = new WeakMap<Schedule, CompiledSchedule>();

/** Cached as long as the schedule exists, even across catalogues. */
export function compileSchedule(schedule: Schedule, zone: ZoneTable): CompiledSchedule {
  const cached = compiledSchedules.get(schedule);
  if (cached?.zone === zone) return cached;
  const compiledSchedule = makeSchedule(schedule, zone);
  compiledSchedules.set(schedule, compiledSchedule);
  return compiledSchedule;
}

function makeSchedule(schedule: Schedule, zone: ZoneTable): CompiledSchedule {
  const named = new Set<number>();
  const openings = new Map<DayNumber, DayRange[]>();
  for (const opening of schedule.openings) {
    const day = toDayNumber(opening.date);
    const range = toDayRange(opening.from, opening.to, opening.interventions, named);
    openings.set(day, [...(openings.get(day) ?? []), range]);
  }
  const rules = schedule.openinghours.map((rule) => ({
    ...toDayRange(rule.from, rule.to, rule.interventions, named),
    weekdays: WEEKDAYS.map((weekday) => rule.days.includes(weekday)),
    validFrom: rule.valid_from ? toDayNumber(rule.valid_from) : Number.NEGATIVE_INFINITY,
    validUntil: rule.valid_until ? toDayNumber(rule.valid_until) : Number.POSITIVE_INFINITY,
    isAdded: rule.adds_to_week ?? false,
  }));
  const closures = schedule.closures.map(
    ({ start, end }) => [wallTextToInstant(zone, start), wallTextToInstant(zone, end)] as const,
  );
  return {
    schedule,
    zone,
    rules,
    openings,
    closures: joinRanges([...closures, ...toPairs(schedule.busy ?? [])]),
    classes: (schedule.classes ?? []).map((one) => ({
      ...one,
      compiled: compileSchedule(one.schedule, zone),
    })),
    holidays: new Set([...schedule.holidays].map(toDayNumber)),
    named,
    tables: new Map(),
  };
}

function toDayRange(
  from: string,
  to: string,
  interventions: readonly number[] | null | undefined,
  named: Set<number>,
): DayRange {
  for (const id of interventions ?? []) named.add(id);
  return {
    from: minuteOfDay(from) ?? 0,
    to: minuteOfDay(to) ?? 0,
    interventions: interventions ? new Set(interventions) : null,
  };
}

/** Converts `YYYY-MM-DD HH:MM`. */
export function wallTextToInstant(zone: ZoneTable, text: string): number {
  return wallMinuteToInstant(zone, toDayNumber(text) * 1440 + (minuteOfDay(text.slice(11, 16)) ?? 0));
}

const toDates = ({ validFrom, validUntil, isAdded }: CompiledRule) => ({
  from: validFrom,
  until: validUntil,
  isAdded,
});

/**
 * Returns the ranges of one day that are open for a service, in minutes since midnight: weekly rules (none on a holiday) and
 * openings.
 */
export function openRangesOfDay(
  compiled: CompiledSchedule,
  interventions: readonly number[],
  day: DayNumber,
): Ranges {
  const weekday = weekdayIndex(day);
  const holiday = compiled.holidays.has(day);
  const openings = compiled.openings.get(day) ?? [];
  const rules = holiday
    ? []
    : compiled.rules.filter((rule) => day >= rule.validFrom && day <= rule.validUntil);
  let open: Ranges | null = null;
  for (const id of interventions) {
    const isFor = (range: DayRange) => range.interventions === null || range.interventions.has(id);
    const week = rulesInForce(rules.filter(isFor), toDates).filter(({ weekdays }) => weekdays[weekday]);
    const own = [...openings.filter(isFor), ...week];
    const joined = joinRanges(own.map(({ from, to }) => [from, to] as const));
    open = open ? intersectRanges(open, joined) : joined;
  }
  return open ?? [];
}
