import type { EpochMinute, DayNumber } from "../../time/instant.ts";
import { wallMinuteToInstant } from "../../time/zone-table.ts";
import { openRangesOfDay, type CompiledClass, type CompiledSchedule, type OpeningTable } from "../compile.ts";
import { joinRanges, type Ranges, subtractRanges, toPairs } from "../ranges.ts";
import { fillSlotStarts, instantList } from "../slot-starts.ts";

const MINUTES_PER_DAY = 1440;
// The largest table. A table grows with each request, and requests for distant times must not make it grow without limit.
const LONGEST_TABLE_DAYS = 1200;

/** Returns the opening table that covers at least [from, until); extends a cached one that is too short. */
export function openingTable(
  compiled: CompiledSchedule,
  interventions: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
): OpeningTable {
  // Two more days on each side: an offset is at most a day, and no zone has ever skipped more than one.
  const fromDay = Math.floor(from / MINUTES_PER_DAY) - 2;
  const untilDay = Math.floor(until / MINUTES_PER_DAY) + 3;
  const key = tableKey(compiled, interventions);
  const cached = compiled.tables.get(key);
  if (cached && cached.fromDay <= fromDay && cached.untilDay >= untilDay) return cached;
  const first = cached ? Math.min(cached.fromDay, fromDay) : fromDay;
  // A table that is too short grows by half of its size, so that a search that goes on day by day rarely rebuilds it.
  const spare = cached ? (cached.untilDay - cached.fromDay) >> 1 : 0;
  const last = cached && cached.untilDay >= untilDay ? cached.untilDay : untilDay + spare;
  const table =
    last - first > LONGEST_TABLE_DAYS
      ? makeTable(compiled, interventions, fromDay, untilDay)
      : makeTable(compiled, interventions, first, last);
  compiled.tables.set(key, table);
  return table;
}

// Services without special hours all have the calendar's general hours, so they share one table.
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
      // A clock change can remove a range completely.
      if (start < end) pairs.push([start, end]);
    }
  }
  pairs.sort((a, b) => a[0] - b[0]);
  return {
    fromDay,
    untilDay,
    ranges: Int32Array.from(pairs.flat()),
    runs: Int32Array.from(subtractRanges(joinRanges(pairs), closedTimes(compiled, fromDay, untilDay))),
  };
}

/** Returns the closures, and the dates of the classes around these days. */
function closedTimes(
  { closures, classes }: CompiledSchedule,
  fromDay: DayNumber,
  untilDay: DayNumber,
): Ranges {
  if (classes.length === 0) return closures;
  // An offset is at most a day.
  const [from, until] = [(fromDay - 1) * MINUTES_PER_DAY, (untilDay + 1) * MINUTES_PER_DAY];
  return joinRanges([...toPairs(closures), ...classes.flatMap((one) => classTimes(one, from, until))]);
}

/** Returns the times, with buffers, of the dates of a class that begin in [from, until). */
export function classTimes(
  { compiled, service }: Pick<CompiledClass, "compiled" | "service">,
  from: EpochMinute,
  until: EpochMinute,
): (readonly [from: EpochMinute, until: EpochMinute])[] {
  return classStarts({ compiled, service }, from, until).map(
    (start) => [start - service.buffer_before, start + service.length + service.buffer_after] as const,
  );
}

/** Returns the dates of a class that begin in [from, until), without cancelled ones. */
export function classStarts(
  { compiled, service }: Pick<CompiledClass, "compiled" | "service">,
  from: EpochMinute,
  until: EpochMinute,
): EpochMinute[] {
  const table = openingTable(compiled, [service.id], from, until + service.length);
  const starts = instantList();
  fillSlotStarts(starts, table, compiled.schedule.slot_step, service.length, from, until);
  return [...starts.values.subarray(0, starts.count)];
}
