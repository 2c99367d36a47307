import type { EpochMs } from "@rendezvous/domain/time/instant";
import { type Reply, reply, type Refusal, refuse } from "../../../http/call.ts";
import type { DatabaseAddress } from "../../../lib/database/database.ts";
import { createFairQueue } from "../../../lib/in-turns.ts";
import type { Log } from "../../../lib/log.ts";
import { createTaskProcess, TaskStoppedError } from "../../../lib/task-process.ts";
import type { SandboxCopy } from "./copy-to-sandbox.ts";
import type { ImportTarget } from "./preview-import.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly groupFiles: GroupFileTasks;
  }
}

type Work =
  | { readonly kind: "export"; readonly groupId: number }
  | ({ readonly kind: "sandbox" } & SandboxCopy)
  | {
      readonly kind: "preview";
      readonly group: ImportTarget;
      readonly body: Uint8Array;
      readonly nowMs: EpochMs;
    }
  | {
      readonly kind: "import";
      readonly group: ImportTarget;
      readonly body: Uint8Array;
      readonly nowMs: EpochMs;
      readonly proId: number | null;
    };

export type GroupFileTask = Work & { readonly address: DatabaseAddress };

export type GroupFileAnswer =
  | { readonly refusal: Refusal }
  | { readonly json: Uint8Array; readonly isImported: boolean };

/** Reads and writes group files in another process, one at a time, taking turns between groups. */
export interface GroupFileTasks {
  run(groupId: number, work: Work): Promise<(Reply<never> & { readonly isImported: boolean }) | Refusal>;
  stop(): void;
}

/** The largest allowed file takes a tenth of this; milliseconds. */
const WITHIN_MS = 60_000;
/** The limit of the process's JavaScript heap, in megabytes. */
const MAX_HEAP = 1024;
/** The most waiting tasks of one group; the screen sends one at a time. */
const MOST_WAITING = 2;

export function createGroupFileTasks(address: DatabaseAddress, log: Log): GroupFileTasks {
  const process = createTaskProcess<GroupFileTask, GroupFileAnswer>({
    module: new URL("./group-file-process.ts", import.meta.url),
    deadlineMs: WITHIN_MS,
    maxHeapMb: MAX_HEAP,
  });
  const turns = createFairQueue(MOST_WAITING);
  return {
    async run(groupId, work) {
      const running = turns.take(String(groupId), () => process.run({ ...work, address }));
      if (running === null) return refuse("too_many_requests", { headers: { "retry-after": "10" } });
      try {
        const answer = await running;
        if ("refusal" in answer) return answer.refusal;
        const { buffer, byteOffset, byteLength } = answer.json;
        return {
          ...reply<never>(Buffer.from(buffer, byteOffset, byteLength)),
          isImported: answer.isImported,
        };
      } catch (error) {
        if (!(error instanceof TaskStoppedError)) throw error;
        log.warn({ err: error, group: groupId, kind: work.kind }, "a group file took too long");
        return refuse("payload_too_large");
      }
    },
    stop: () => process.stop(),
  };
}

export function toImportTarget(group: {
  readonly id: number;
  readonly urlname: string;
  readonly fields: { readonly timezone: string };
}): ImportTarget {
  return { id: group.id, urlname: group.urlname, timezone: group.fields.timezone };
}
