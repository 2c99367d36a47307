import type { EpochMinute } from "../../time/instant.ts";
import { type ZoneTable, zoneTable } from "../../time/zone-table.ts";
import { compileSchedule, type CompiledSchedule, type OpeningTable } from "../compile.ts";
import type { HoursFor } from "../eligible.ts";
import type { OpeningRule } from "../model.ts";
import { firstRunEndingAfter, isOpenThroughout } from "../slot-starts.ts";
import { openingTable } from "./opening-table.ts";

/**
 * Returns the times at which a calendar or resource is open for all of these services, within the services' own hours; covers at
 * least [from, until).
 */
export function serviceTable(
  compiled: CompiledSchedule,
  services: readonly HoursFor[],
  from: EpochMinute,
  until: EpochMinute,
): OpeningTable {
  const ids = services.map(({ id }) => id);
  let table = openingTable(compiled, ids, from, until);
  for (const { openinghours } of services)
    if (openinghours) table = restrict(table, compileServiceHours(openinghours, compiled.zone));
  return table;
}

/** Returns the tables of the own hours of those services that have some. */
export function ownTables(
  services: readonly HoursFor[],
  zone: ZoneTable,
  from: EpochMinute,
  until: EpochMinute,
): readonly OpeningTable[] {
  return services.flatMap(({ openinghours }) =>
    openinghours ? [openingTable(compileServiceHours(openinghours, zone).hours, ANY, from, until)] : [],
  );
}

/** Whether the services' own hours contain every instant of [from, until). */
export function isWithinOwnHours(
  services: readonly HoursFor[],
  timezone: string,
  from: EpochMinute,
  until: EpochMinute,
): boolean {
  const tables = ownTables(services, zoneTable(timezone), from, until);
  return tables.every((table) => isOpenThroughout(table, from, until));
}

/** Rules without a list of services are for any. */
const ANY = [0];

interface CompiledServiceHours {
  readonly hours: CompiledSchedule;
  /** A cache of the tables of calendars within these hours. */
  readonly tables: WeakMap<OpeningTable, OpeningTable>;
}

const compiledHours = new WeakMap<readonly OpeningRule[], CompiledServiceHours>();

/** Cached as long as the rules exist, even across catalogues. */
function compileServiceHours(rules: readonly OpeningRule[], zone: ZoneTable): CompiledServiceHours {
  const cached = compiledHours.get(rules);
  if (cached?.hours.zone === zone) return cached;
  const hours = compileSchedule({ ...ALWAYS, openinghours: rules }, zone);
  const result = { hours, tables: new WeakMap<OpeningTable, OpeningTable>() };
  compiledHours.set(rules, result);
  return result;
}

const ALWAYS = {
  id: 0,
  sort: 0,
  capacity: 1,
  slot_step: 1,
  maxrdv_period: null,
  openings: [],
  closures: [],
  holidays: new Set<string>(),
};

function restrict(table: OpeningTable, { hours, tables }: CompiledServiceHours): OpeningTable {
  const cached = tables.get(table);
  if (cached) return cached;
  const { runs } = openingTable(hours, ANY, table.fromDay * 1440, table.untilDay * 1440);
  const restricted = {
    ...table,
    ranges: intersectRuns(table.ranges, runs),
    runs: intersectRuns(table.runs, runs),
  };
  tables.set(table, restricted);
  return restricted;
}

/** Returns the parts of the ranges that are in the runs, sorted by start. */
function intersectRuns(ranges: Int32Array, runs: Int32Array): Int32Array {
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [from, to] = [ranges[at]!, ranges[at + 1]!];
    for (let run = firstRunEndingAfter(runs, from); run < runs.length && runs[run]! < to; run += 2)
      pairs.push([Math.max(from, runs[run]!), Math.min(to, runs[run + 1]!)]);
  }
  pairs.sort((a, b) => a[0] - b[0]);
  return Int32Array.from(pairs.flat());
}
