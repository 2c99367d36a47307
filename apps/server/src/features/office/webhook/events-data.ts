import type { WebhookDelivery } from "@rendezvous/contract/office/webhook-calls";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

export interface EventRow {
  readonly id: number;
  readonly type: WebhookDelivery["type"];
  readonly subject_id: number | null;
  readonly version: number | null;
  readonly created_at: Date;
  readonly state: "waiting" | "delivered";
  readonly attempts: number;
  /** How often it was to be sent again. */
  readonly requests: number;
  readonly tried_at: Date | null;
  readonly status: number | null;
  readonly problem: WebhookDelivery["problem"];
  readonly answer: string;
}

const COLUMNS =
  "id::float8 as id, type, subject_id::float8 as subject_id, version, created_at, state, attempts, requests, tried_at, status, problem, answer";

/** Returns the first events that are not delivered, in the order in which they happened. */
export async function listWaitingEvents(
  database: Queryable,
  groupId: AuthorizedGroupId,
  webhookId: number,
  most: number,
): Promise<EventRow[]> {
  const { rows } = await database.query<EventRow>({
    name: "waiting-webhook-events",
    text: `select ${COLUMNS} from webhook_events
      where group_id = $1 and webhook_id = $2 and state = 'waiting' order by id limit $3`,
    values: [groupId, webhookId, most],
  });
  return rows;
}

/** Returns the newest events before one, delivered or not. */
export async function listEvents(
  database: Queryable,
  groupId: AuthorizedGroupId,
  webhookId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<EventRow[]> {
  const { rows } = await database.query<EventRow>({
    name: "list-webhook-events",
    text: `select ${COLUMNS} from webhook_events
      where group_id = $1 and webhook_id = $2 and ($3::bigint is null or id < $3) order by id desc limit $4`,
    values: [groupId, webhookId, before, limit],
  });
  return rows;
}

export async function findEvent(
  database: Queryable,
  groupId: AuthorizedGroupId,
  webhookId: number,
  id: number,
): Promise<EventRow | null> {
  const { rows } = await database.query<EventRow>({
    name: "find-webhook-event",
    text: `select ${COLUMNS} from webhook_events where group_id = $1 and webhook_id = $2 and id = $3`,
    values: [groupId, webhookId, id],
  });
  return rows[0] ?? null;
}

/** Adds an event that no trigger writes; its job is enqueued as for the others. */
export async function insertEvent(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  webhookId: number,
  type: WebhookDelivery["type"],
): Promise<EventRow> {
  const { rows } = await connection.query<EventRow>({
    name: "insert-webhook-event",
    text: `insert into webhook_events (group_id, webhook_id, type) values ($1, $2, $3) returning ${COLUMNS}`,
    values: [groupId, webhookId, type],
  });
  return rows[0]!;
}

export interface Attempt {
  readonly isDelivered: boolean;
  readonly at: Date;
  readonly status: number | null;
  readonly problem: WebhookDelivery["problem"];
  readonly answer: string;
}

/** Notes an attempt. The event waits on if it is to be sent again since the attempt began. */
export async function setEventTried(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { id, requests }: Pick<EventRow, "id" | "requests">,
  { isDelivered, at, status, problem, answer }: Attempt,
): Promise<void> {
  await database.query({
    name: "webhook-event-tried",
    text: `update webhook_events set state = case when $3 and requests = $8 then 'delivered' else state end, attempts = attempts + 1,
        tried_at = $4, status = $5, problem = $6, answer = $7
      where group_id = $1 and id = $2`,
    values: [groupId, id, isDelivered, at, status, problem, answer, requests],
  });
}

/** Makes events wait again: one, or all since an instant. Returns their number. */
export async function resendEvents(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  webhookId: number,
  { id, since }: { readonly id: number | null; readonly since: Date | null },
): Promise<number> {
  const { rowCount } = await connection.query({
    name: "resend-webhook-events",
    text: `update webhook_events set state = 'waiting', requests = requests + 1 where group_id = $1 and webhook_id = $2
        and (id = $3::bigint or created_at >= $4::timestamptz)`,
    values: [groupId, webhookId, id, since],
  });
  return rowCount ?? 0;
}

/** For how many days events are listed. */
const DAYS_KEPT = 30;

/** Deletes old events, delivered or not. */
export async function sweepWebhookEvents(database: Queryable): Promise<void> {
  await database.query({
    name: "sweep-webhook-events",
    text: `delete from webhook_events where created_at < now() - interval '${DAYS_KEPT} days'`,
  });
}
