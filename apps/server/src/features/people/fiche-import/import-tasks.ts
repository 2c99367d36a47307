import type { DateOrder } from "@rendezvous/domain/fiche-import/read-cell";
import type { ImportedQuestion } from "@rendezvous/domain/fiche-import/match-columns";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { DatabaseAddress } from "../../../lib/database/database.ts";
import { createFairQueue } from "../../../lib/in-turns.ts";
import { createTaskProcess, TaskStoppedError } from "../../../lib/task-process.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly ficheImports: FicheImportTasks;
  }
}

interface Work {
  readonly groupId: number;
  readonly proId: number | null;
  readonly nowMs: EpochMs;
  readonly language: string;
  readonly dateOrder: DateOrder;
  readonly questions: readonly ImportedQuestion[];
  /** The body of the call. */
  readonly body: Uint8Array;
}

export type ImportTask = Work & { readonly address: DatabaseAddress };
export type ImportAnswer = { readonly refusal: Refusal } | { readonly importId: number };

/** Reads and stores files in another process, one at a time, taking turns between groups. */
export interface FicheImportTasks {
  read(work: Work): Promise<ImportAnswer>;
  stop(): void;
}

/** The largest allowed file takes a tenth of this; milliseconds. */
const WITHIN_MS = 60_000;
const MAX_HEAP_MB = 768;
const MOST_WAITING = 2;

export function createFicheImportTasks(address: DatabaseAddress): FicheImportTasks {
  const process = createTaskProcess<ImportTask, ImportAnswer>({
    module: new URL("./import-process.ts", import.meta.url),
    deadlineMs: WITHIN_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  const turns = createFairQueue(MOST_WAITING);
  return {
    async read(work) {
      const running = turns.take(String(work.groupId), () => process.run({ ...work, address }));
      if (running === null)
        return { refusal: refuse("too_many_requests", { headers: { "retry-after": "10" } }) };
      try {
        return await running;
      } catch (error) {
        if (!(error instanceof TaskStoppedError)) throw error;
        return { refusal: refuse("payload_too_large") };
      }
    },
    stop: () => process.stop(),
  };
}
