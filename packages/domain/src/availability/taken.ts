import type { EpochMinute } from "../time/instant.ts";
import type { Taken } from "./model.ts";

/** A time taken on a calendar or resource, buffers included, the end excluded. */
export interface TakenRow {
  readonly id: number;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** Sorts rows in any order into what the slot search reads; rows without length take nothing. */
export function toTaken(rows: Iterable<TakenRow>): Taken {
  const byId = new Map<number, TakenRow[]>();
  for (const row of rows) {
    if (row.from >= row.until) continue;
    const own = byId.get(row.id);
    if (own) own.push(row);
    else byId.set(row.id, [row]);
  }
  const taken = new Map<number, Int32Array>();
  for (const [id, own] of byId) {
    own.sort((a, b) => a.from - b.from);
    const spans = new Int32Array(2 * own.length);
    for (const [index, { from, until }] of own.entries()) {
      spans[2 * index] = from;
      spans[2 * index + 1] = until;
    }
    taken.set(id, spans);
  }
  return taken;
}
