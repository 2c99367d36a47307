import type { EpochMinute } from "../time/instant.ts";
import type { PlaceId, TakenTimes } from "./model.ts";

/** A time taken on a place, buffers included, the end excluded. */
export interface TakenRow {
  readonly id: PlaceId;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

// A buffer for consecutive rows of one calendar. All calls of `toTakenTimes` share it, because only one runs at a time.
let run = new Int32Array(1024);

/** Packs rows for the slot search; ignores rows without length. */
export function toTakenTimes(rows: Iterable<TakenRow>): TakenTimes {
  const takenTimes = new Map<PlaceId, Int32Array>();
  // Rows mostly come calendar by calendar, so an array of the exact size is made once for each. Rows that come later are
  // collected here.
  const later = new Map<PlaceId, number[]>();
  let id: PlaceId = 0;
  let size = 0;
  for (const row of rows) {
    if (row.from >= row.until) continue;
    if (row.id !== id) {
      keepRun(takenTimes, later, id, size);
      id = row.id;
      size = 0;
    }
    if (size === run.length) growRun();
    run[size++] = row.from;
    run[size++] = row.until;
  }
  keepRun(takenTimes, later, id, size);
  for (const [calendar, spans] of later)
    takenTimes.set(calendar, Int32Array.from([...takenTimes.get(calendar)!, ...spans]));
  return takenTimes;
}

function keepRun(
  takenTimes: Map<PlaceId, Int32Array>,
  later: Map<PlaceId, number[]>,
  id: PlaceId,
  size: number,
): void {
  if (size === 0) return;
  if (!takenTimes.has(id)) {
    takenTimes.set(id, run.slice(0, size));
    return;
  }
  const spans = later.get(id) ?? [];
  for (let i = 0; i < size; i++) spans.push(run[i]!);
  later.set(id, spans);
}

function growRun(): void {
  const larger = new Int32Array(2 * run.length);
  larger.set(run);
  run = larger;
}
