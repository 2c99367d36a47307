import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Clock } from "../../../lib/clock.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { addFicheReads, type FicheReadCount } from "./audit-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly ficheReads: ReadLog;
  }
}

/**
 * Logs which professional read which fiche. Counts in memory and writes to the database later, so that reading a fiche does not
 * wait for the log.
 */
export interface ReadLog {
  /** Counts reads of professionals only, because a client reads only their own fiches. */
  note(session: Session, groupId: number, ficheIds: Iterable<number>, what: FicheReadCount["what"]): void;
  /** Resolves when all reads so far are written. */
  flush(): Promise<void>;
}

/** Screens reload often, so several reads of one fiche by one professional within this time count as one. */
const ONE_LOOK_MS = 10 * MINUTE_MS;
/** How many reads are remembered, to recognise repeated ones; beyond this number some repeated reads count again. */
const MOST_REMEMBERED = 200_000;
const WRITTEN_EVERY_MS = 1000;
/** The most rows in one statement. */
const MOST_ROWS = 1000;
/** How many entries wait in memory while the database is unavailable; further ones are lost. */
const MOST_WAITING = 100_000;

const keyOf = ({ groupId, ficheId, proId, what, day }: FicheReadCount): string =>
  `${groupId} ${ficheId} ${day} ${proId} ${what}`;

/** Counts in memory and writes the counts once a second. */
export function createReadLog(database: Queryable, clock: Clock, onError: (error: unknown) => void): ReadLog {
  let waiting = new Map<string, FicheReadCount>();
  const countedAt = new Map<string, EpochMs>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function isNewLook(key: string, nowMs: EpochMs): boolean {
    const before = countedAt.get(key);
    if (before !== undefined && Math.abs(nowMs - before) < ONE_LOOK_MS) return false;
    if (countedAt.size >= MOST_REMEMBERED) countedAt.clear();
    countedAt.set(key, nowMs);
    return true;
  }

  function add(read: FicheReadCount): void {
    const key = keyOf(read);
    const had = waiting.get(key);
    if (had)
      waiting.set(key, { ...had, times: had.times + read.times, lastAt: read.lastAt, firstAt: had.firstAt });
    else if (waiting.size < MOST_WAITING) waiting.set(key, read);
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Sorts the rows, so that two processes cannot deadlock.
    const reads = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, read]) => read);
    waiting = new Map();
    while (reads.length > 0) {
      try {
        await addFicheReads(database, reads.slice(0, MOST_ROWS));
      } catch (error) {
        onError(error);
        for (const read of reads) add(read);
        plan();
        return;
      }
      reads.splice(0, MOST_ROWS);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function plan(): void {
    timer ??= setTimeout(() => void flush(), WRITTEN_EVERY_MS).unref();
  }

  return {
    note(session, groupId, ficheIds, what) {
      if (session.kind !== "pro") return;
      const nowMs = clock.now();
      const now = new Date(nowMs);
      const day = now.toISOString().slice(0, 10);
      for (const ficheId of new Set(ficheIds)) {
        const read = {
          groupId,
          ficheId,
          proId: session.proId,
          what,
          day,
          times: 1,
          firstAt: now,
          lastAt: now,
        };
        if (isNewLook(keyOf(read), nowMs)) add(read);
      }
      if (waiting.size > 0) plan();
    },
    flush,
  };
}
