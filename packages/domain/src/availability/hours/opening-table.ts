import type { DayNumber } from "../../time/days.ts";
import type { EpochMinute } from "../../time/instant.ts";
import { wallMinuteToInstant } from "../../time/zone-table.ts";
import { openRangesOfDay, type CompiledSchedule, type OpeningTable } from "../compile.ts";
import { joinRanges, subtractRanges } from "../ranges.ts";

const MINUTES_PER_DAY = 1440;
// A table grows with what is asked for; asking for distant times in turn must not make it grow for ever.
const LONGEST_TABLE_DAYS = 1200;

/** The opening table that covers at least [from, until); grown when what was made before is too short. */
export function openingTable(
  compiled: CompiledSchedule,
  interventions: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
): OpeningTable {
  // Two days more on each side: an offset is at most a day, and so far no zone has skipped more than one.
  const fromDay = Math.floor(from / MINUTES_PER_DAY) - 2;
  const untilDay = Math.floor(until / MINUTES_PER_DAY) + 3;
  const key = tableKey(compiled, interventions);
  const cached = compiled.tables.get(key);
  if (cached && cached.fromDay <= fromDay && cached.untilDay >= untilDay) return cached;
  const first = cached ? Math.min(cached.fromDay, fromDay) : fromDay;
  // Outgrown by a day it grows by half of itself, or who goes on from day to day would have it made anew for each.
  const spare = cached ? (cached.untilDay - cached.fromDay) >> 1 : 0;
  const last = cached && cached.untilDay >= untilDay ? cached.untilDay : untilDay + spare;
  const table =
    last - first > LONGEST_TABLE_DAYS
      ? makeTable(compiled, interventions, fromDay, untilDay)
      : makeTable(compiled, interventions, first, last);
  compiled.tables.set(key, table);
  return table;
}

// Interventions without hours of their own are all open alike, so they share one table.
function tableKey(compiled: CompiledSchedule, interventions: readonly number[]): string {
  if (compiled.named.size === 0) return "";
  return interventions.map((id) => (compiled.named.has(id) ? id : "")).join();
}

function makeTable(
  compiled: CompiledSchedule,
  interventions: readonly number[],
  fromDay: DayNumber,
  untilDay: DayNumber,
): OpeningTable {
  const pairs: (readonly [number, number])[] = [];
  for (let day = fromDay; day < untilDay; day++) {
    const open = openRangesOfDay(compiled, interventions, day);
    for (let i = 0; i < open.length; i += 2) {
      const start = wallMinuteToInstant(compiled.zone, day * MINUTES_PER_DAY + (open[i] ?? 0));
      const end = wallMinuteToInstant(compiled.zone, day * MINUTES_PER_DAY + (open[i + 1] ?? 0));
      // A clock change can leave nothing of a range.
      if (start < end) pairs.push([start, end]);
    }
  }
  pairs.sort((a, b) => a[0] - b[0]);
  return {
    fromDay,
    untilDay,
    ranges: Int32Array.from(pairs.flat()),
    runs: Int32Array.from(subtractRanges(joinRanges(pairs), compiled.closures)),
  };
}
