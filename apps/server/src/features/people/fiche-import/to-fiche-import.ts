import { type FicheImport, UNDO_DAYS } from "@rendezvous/contract/people/fiche-import-calls";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { ImportRow } from "./import-data.ts";

const DAY_MS = 24 * 3_600_000;

/** Returns until when an import can be undone; null if it cannot. */
export function undoUntil({ state, finished_at }: ImportRow, nowMs: EpochMs): Date | null {
  if ((state !== "done" && state !== "stopped") || finished_at === null) return null;
  const until = finished_at.getTime() + UNDO_DAYS * DAY_MS;
  return until > nowMs ? new Date(until) : null;
}

export function toFicheImport(row: ImportRow, nowMs: EpochMs): FicheImport {
  const { id, name, by, state, row_count, position, date_order, duplicates, counts } = row;
  const countOf = (kind: string): number => counts[kind] ?? 0;
  return {
    id,
    kind: row.kind,
    name,
    by,
    state,
    rows: row_count,
    position,
    columns: row.headings.map((heading, at) => ({ heading, target: row.targets[at] ?? null })),
    date_order,
    duplicates,
    services: [...row.names.services],
    calendars: [...row.names.calendars],
    counts: {
      new: countOf("new"),
      duplicate: countOf("duplicate"),
      unusable: countOf("unusable"),
      faulty: countOf("faulty"),
      coming: countOf("coming"),
      created: countOf("created"),
      changed: countOf("changed"),
      skipped: countOf("skipped"),
      refused: countOf("refused"),
      clients: countOf("clients"),
      undone: countOf("undone"),
      left: countOf("left"),
    },
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: undoUntil(row, nowMs)?.toISOString() ?? null,
  };
}
