import type { Day, EpochMinute } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { OFFER_QUEUE } from "./offer-queue.ts";

/** The delay before the search, so that it also finds a wish that is being written now. */
const SOON_SECONDS = 1;
/** A professional can undo an action for ten seconds. */
const AFTER_UNDO_SECONDS = 15;

interface Freed {
  readonly groupId: AuthorizedGroupId;
  readonly timezone: string;
  /** The rule of the group; 0: it has no waiting list. */
  readonly waitingMinutes: number;
  readonly starts: readonly EpochMinute[];
  readonly isByPro: boolean;
}

/** Enqueues one job that offers the free times of a day, or of every day, later. Times freed meanwhile need no further job. */
export async function enqueueOffersLater(
  database: Queryable,
  { groupId, day, seconds }: { readonly groupId: number; readonly day: Day | null; readonly seconds: number },
): Promise<void> {
  await database.query({
    name: "enqueue-offers-later",
    text: `insert into outbox (queue, data, due_at, key)
      values ('${OFFER_QUEUE.name}', jsonb_build_object('group_id', $1::integer, 'day', $2::text), now() + make_interval(secs => $3),
        format('${OFFER_QUEUE.name} %s %s later', $1::integer, $2::text))`,
    values: [groupId, day, seconds],
  });
}

/**
 * Enqueues the offer of these times to the waiting list, in the transaction that frees them: if the process is killed, no offer
 * is lost.
 */
export async function enqueueFreedTimes(
  connection: Transaction,
  { groupId, timezone, waitingMinutes, starts, isByPro }: Freed,
): Promise<void> {
  if (waitingMinutes === 0) return;
  const days: Day[] = [...new Set(starts.map((start) => instantToWall(timezone, start).day))];
  await connection.query({
    name: "enqueue-freed-times",
    text: `insert into outbox (queue, data, due_at, key)
      select '${OFFER_QUEUE.name}', jsonb_build_object('group_id', $1::integer, 'day', day), now() + make_interval(secs => $3),
        format('${OFFER_QUEUE.name} %s %s %s', $1::integer, day, $3::integer)
      from unnest($2::text[]) as day`,
    values: [groupId, days, isByPro ? AFTER_UNDO_SECONDS : SOON_SECONDS],
  });
}
