import type { Queryable } from "../database.ts";
import { freeStuckJobs, listStuckJobs } from "./jobs-data.ts";

/**
 * A clock that was set back puts off what waits for a time: claims of the dead, and what failed. Each look frees the jobs that
 * already waited too long at the look before and have not been touched since; whoever is still at one renews its claim meanwhile.
 */
export function createStuckLook(db: Queryable): () => Promise<void> {
  let before = new Map<number, string>();
  return async () => {
    const stuck = await listStuckJobs(db);
    await freeStuckJobs(
      db,
      stuck.filter(({ id, due_at }) => before.get(id) === due_at),
    );
    before = new Map(stuck.map(({ id, due_at }) => [id, due_at]));
  };
}
