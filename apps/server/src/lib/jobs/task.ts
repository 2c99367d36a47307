import { setTimeout as sleep } from "node:timers/promises";
import type { Task } from "graphile-worker";
import type { Database } from "../database/database.ts";
import { withoutAddresses } from "../log.ts";
import { type FailedJob, FinalFailure, isInterrupted } from "./failure.ts";
import { INTERRUPTED_ERROR, replaceJob } from "./jobs-data.ts";
import type { Presence } from "./presence.ts";
import type { Handler, Queue } from "./queue.ts";

/** During many bookings, each job waits up to a second for a quieter moment. */
const BUSY_WAIT = { looks: 20, everyMs: 50 };
/** How many finished jobs are remembered, in case the database fails before they are marked as done. */
const REMEMBERED = 1000;

/** The values that all jobs of one runner share. */
export interface TaskOptions {
  /** The worker's name. */
  readonly name: string;
  readonly presence: Presence;
  readonly done: Set<string>;
  readonly inHand: Set<string>;
  readonly db: Database;
  readonly isBusy: () => boolean;
  readonly isStopping: () => boolean;
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
}

export function toTask(handler: Handler, options: TaskOptions): Task {
  const { inHand } = options;
  return async (data, { job }) => {
    inHand.add(job.id);
    try {
      await doJob(handler, options, data, job);
    } finally {
      inHand.delete(job.id);
    }
  };
}

async function doJob(
  { queue, handle }: Handler,
  { name, presence, done, db, isBusy, isStopping, onError, onFailure }: TaskOptions,
  data: unknown,
  { id, attempts, max_attempts }: Parameters<Task>[1]["job"],
): Promise<void> {
  for (let look = 0; look < BUSY_WAIT.looks && isBusy() && !isStopping(); look++)
    await sleep(BUSY_WAIT.everyMs);
  if (!presence.isSure() && !(await presence.renew())) throw new Error(INTERRUPTED_ERROR);
  try {
    await handle(readData(queue, data), (parts) => replaceJob(db, { queue, id, worker: name }, parts));
  } catch (error) {
    if (isInterrupted(error as Error)) {
      onError(error as Error);
      throw new Error(INTERRUPTED_ERROR, { cause: error });
    }
    const isTriedAgain = attempts < max_attempts && !(error instanceof FinalFailure);
    onFailure(error as Error, { queue: queue.name, job: id, attempt: attempts, isTriedAgain });
    // The queue stores this message.
    if (isTriedAgain) throw new Error(withoutAddresses((error as Error).message), { cause: error });
  }
  done.add(id);
  if (done.size > REMEMBERED) done.delete(done.values().next().value!);
}

/** Throws a final failure when the data do not fit the queue, because no retry can help. */
function readData({ name, schema }: Queue<unknown>, data: unknown): unknown {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path }) => path.join("."));
  throw new FinalFailure(`the data are no job of ${name}: ${fields.join(", ")}`, "invalid_job");
}
