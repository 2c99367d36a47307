import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import type { WebhookEvent, WebhookScope } from "@rendezvous/domain/webhook/webhook-events";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { SEND_WEBHOOK_QUEUE } from "./queue.ts";

export interface WebhookRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly scopes: readonly WebhookScope[];
  readonly pro_id: number;
  readonly secret_sealed: string;
  readonly previous_secret_sealed: string | null;
  readonly previous_secret_until: Date | null;
  readonly created_at: Date;
  readonly created_by: number | null;
  readonly off_reason: Webhook["off"];
  readonly attempts: number;
  readonly failing_since: Date | null;
  readonly next_attempt_at: Date | null;
}

const COLUMNS = `w.id, w.name, w.url, w.events, w.scopes, w.pro_id, w.secret_sealed, w.previous_secret_sealed, w.previous_secret_until,
    w.created_at, w.created_by, w.off_reason, w.attempts, w.failing_since, w.next_attempt_at`;

export interface ListedWebhookRow extends WebhookRow {
  readonly by: string | null;
  readonly waiting: number;
}

/** Newest first; `id`: only this one. */
export async function listWebhookRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number | null = null,
): Promise<ListedWebhookRow[]> {
  const { rows } = await database.query<ListedWebhookRow>({
    name: "list-webhooks",
    text: `select ${COLUMNS}, coalesce(nullif(trim(concat_ws(' ', p.firstname, p.lastname)), ''), p.email) as by,
        (select count(*)::integer from webhook_events e
          where e.group_id = w.group_id and e.webhook_id = w.id and e.state = 'waiting') as waiting
      from webhooks w left join pros p on p.id = w.created_by
      where w.group_id = $1 and ($2::integer is null or w.id = $2) order by w.id desc`,
    values: [groupId, id],
  });
  return rows;
}

export interface NewWebhook extends Pick<WebhookRow, "name" | "url" | "events" | "scopes" | "secret_sealed"> {
  readonly createdBy: number;
  readonly now: Date;
}

/** Returns the id; null when the group already has `most`. */
export async function insertWebhook(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { name, url, events, scopes, secret_sealed, createdBy, now }: NewWebhook,
  most: number,
): Promise<number | null> {
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-webhook",
    text: `with pro as (
        insert into pros (email, firstname) select null, $2
        where (select count(*) from webhooks where group_id = $1) < $9 returning id
      )
      insert into webhooks (group_id, name, url, events, scopes, pro_id, secret_sealed, created_by, created_at)
      select $1, $2, $3, $4, $5, pro.id, $6, $7, $8 from pro returning id`,
    values: [groupId, name, url, events, scopes, secret_sealed, createdBy, now, most],
  });
  return rows[0]?.id ?? null;
}

export type WebhookSettings = Pick<WebhookRow, "name" | "url" | "events" | "scopes" | "off_reason">;

/** A webhook that is switched on, or has another address, begins anew: it is tried at once. */
export async function updateWebhookRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
  { name, url, events, scopes, off_reason }: WebhookSettings,
): Promise<void> {
  await connection.query({
    name: "update-webhook",
    text: `update webhooks set name = $3, url = $4, events = $5, scopes = $6, off_reason = $7,
        attempts = 0, failing_since = null, next_attempt_at = null
      where group_id = $1 and id = $2`,
    values: [groupId, id, name, url, events, scopes, off_reason],
  });
}

export async function deleteWebhookRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "delete-webhook",
    text: "delete from webhooks where group_id = $1 and id = $2",
    values: [groupId, id],
  });
  return rowCount === 1;
}

/** Locks a webhook against changes; returns its scopes, or null if there is none. */
export async function lockWebhook(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<readonly WebhookScope[] | null> {
  const { rows } = await connection.query<{ scopes: readonly WebhookScope[] }>({
    name: "lock-webhook",
    text: "select scopes from webhooks where group_id = $1 and id = $2 for update",
    values: [groupId, id],
  });
  return rows[0]?.scopes ?? null;
}

/** The present secret becomes the previous one. */
export async function replaceSecret(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
  { sealed, previousUntil }: { readonly sealed: string; readonly previousUntil: Date },
): Promise<void> {
  await connection.query({
    name: "replace-webhook-secret",
    text: `update webhooks set previous_secret_sealed = secret_sealed, previous_secret_until = $4, secret_sealed = $3
      where group_id = $1 and id = $2`,
    values: [groupId, id, sealed, previousUntil],
  });
}

/** How long one job has a webhook without renewing it; a killed one delays the next only by so much. */
const LEASE = "interval '20 seconds'";

/** Takes a webhook that is on for this job. `null`: it is off or deleted, or another job has it. */
export async function leaseWebhook(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<WebhookRow | "busy" | null> {
  const { rows } = await database.query<WebhookRow & { is_leased: boolean }>({
    name: "lease-webhook",
    text: `with leased as (
        update webhooks set leased_until = now() + ${LEASE} where group_id = $1 and id = $2 and off_reason is null
          and (leased_until is null or leased_until < now()) returning id
      )
      select ${COLUMNS}, exists (select from leased) as is_leased from webhooks w
      where w.group_id = $1 and w.id = $2 and w.off_reason is null`,
    values: [groupId, id],
  });
  const [row] = rows;
  if (!row) return null;
  return row.is_leased ? row : "busy";
}

export async function renewWebhookLease(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<void> {
  await database.query({
    name: "renew-webhook-lease",
    text: `update webhooks set leased_until = now() + ${LEASE} where group_id = $1 and id = $2`,
    values: [groupId, id],
  });
}

export async function endWebhookLease(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<void> {
  await database.query({
    name: "end-webhook-lease",
    text: "update webhooks set leased_until = null where group_id = $1 and id = $2",
    values: [groupId, id],
  });
}

/** Notes that the receiver took an event. */
export async function setWebhookWorking(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<void> {
  await database.query({
    name: "webhook-works",
    text: `update webhooks set attempts = 0, failing_since = null, next_attempt_at = null
      where group_id = $1 and id = $2 and attempts > 0`,
    values: [groupId, id],
  });
}

export interface FailedAttempt {
  readonly attempts: number;
  readonly failingSince: Date;
  readonly nextAttemptAt: Date | null;
  readonly offReason: "gone" | "failed" | null;
}

/** False: an owner has changed the webhook meanwhile. */
export async function setWebhookFailing(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
  { attempts, failingSince, nextAttemptAt, offReason }: FailedAttempt,
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "webhook-fails",
    text: `update webhooks set attempts = $3, failing_since = $4, next_attempt_at = $5, off_reason = $6
      where group_id = $1 and id = $2 and attempts = $3 - 1 and off_reason is null`,
    values: [groupId, id, attempts, failingSince, nextAttemptAt, offReason],
  });
  return rowCount === 1;
}

/** Enqueues the sending after some seconds; 0: at once, even where the next attempt is later. */
export async function enqueueSending(
  database: Queryable,
  groupId: number,
  webhookId: number,
  seconds: number,
): Promise<void> {
  await database.query({
    name: "enqueue-webhook",
    text: enqueueSql(
      SEND_WEBHOOK_QUEUE,
      "jsonb_build_object('group_id', $1::integer, 'webhook_id', $2::integer)",
      {
        dueAt: "now() + make_interval(secs => $3)",
        key: `format('${SEND_WEBHOOK_QUEUE.name} %s %s', $1::integer, $2::integer)`,
        isDueAnew: true,
      },
    ),
    values: [groupId, webhookId, seconds],
  });
}
