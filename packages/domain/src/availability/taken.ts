import type { EpochMinute } from "../time/instant.ts";
import type { Taken } from "./model.ts";

/** A time taken on a calendar or resource, buffers included, the end excluded. */
export interface TakenRow {
  readonly id: number;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** Packs rows into what the slot search reads; rows without length take nothing. */
export function toTaken(rows: Iterable<TakenRow>): Taken {
  const byId = new Map<number, number[]>();
  let id = Number.NaN;
  let own: number[] = [];
  for (const row of rows) {
    if (row.from >= row.until) continue;
    // Rows mostly come calendar by calendar.
    if (row.id !== id) {
      id = row.id;
      own = byId.get(id) ?? [];
      byId.set(id, own);
    }
    own.push(row.from, row.until);
  }
  const taken = new Map<number, Int32Array>();
  for (const [calendar, spans] of byId) taken.set(calendar, new Int32Array(spans));
  return taken;
}
