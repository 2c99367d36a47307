import type { DELIVERY_PROBLEMS } from "@rendezvous/contract/office/webhook-calls";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { delayAfter, OFF_AFTER_DAYS } from "@rendezvous/domain/webhook/webhook-events";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { InsideError } from "../../../lib/outgoing-fetch.ts";
import { mailOwners } from "../../people/team/mail-owners.ts";
import {
  endWebhookLease,
  enqueueSending,
  leaseWebhook,
  renewWebhookLease,
  setWebhookFailing,
  setWebhookWorking,
  type WebhookRow,
} from "./data.ts";
import { type Attempt, type EventRow, listWaitingEvents, setEventTried } from "./events-data.ts";
import { SEND_WEBHOOK_QUEUE } from "./queue.ts";
import { signMessage } from "./secret.ts";
import { toWebhookCaller, type WebhookCaller, writeBody } from "./write-body.ts";

/** How long a receiver may take. */
const ANSWER_WITHIN_MS = 10_000;
/** The lease is renewed at this interval, which is shorter than it by one answer. */
const RENEW_EVERY_MS = 5000;
/** The next job goes on, so that one webhook has no worker for ever. */
const SEND_WITHIN_MS = 60_000;
/** The events that are read at once. */
const PAGE = 50;
/** A job that finds another one at work comes back. */
const COME_BACK_SECONDS = 2;
const MAX_ANSWER_LENGTH = 1000;
const DAY_MS = 86_400_000;
const GONE = 410;

/**
 * Returns the handler that sends the events of one webhook, each in its turn: an event that fails holds up the later ones, so that
 * a receiver gets them in their order. Webhooks do not wait for each other.
 */
export function sendWebhooks(context: Context): Handler {
  return handler(SEND_WEBHOOK_QUEUE, async ({ group_id, webhook_id }) => {
    const group = await context.groups.find(group_id);
    if (!group) return;
    // A job may act for the group, because the transaction that enqueued it had passed the permission check.
    const groupId = group_id as AuthorizedGroupId;
    const webhook = await leaseWebhook(context.db, groupId, webhook_id);
    if (webhook === null) return;
    if (webhook === "busy") return enqueueSending(context.db, groupId, webhook_id, COME_BACK_SECONDS);
    let next: number | null = null;
    try {
      next = await sendWaiting(context, group, webhook);
    } finally {
      await endWebhookLease(context.db, groupId, webhook_id);
    }
    if (next !== null) await enqueueSending(context.db, groupId, webhook_id, next);
  });
}

type Failures = Pick<WebhookRow, "attempts" | "failing_since">;
const NO_FAILURES: Failures = { attempts: 0, failing_since: null };

/** Returns after how many seconds the sending goes on; null: nothing waits, or the webhook is off. */
async function sendWaiting(
  context: Context,
  group: GroupRecord,
  webhook: WebhookRow,
): Promise<number | null> {
  const caller = toWebhookCaller(context, group, webhook);
  const startedMs = performance.now();
  let renewedMs = startedMs;
  let failures: Failures = webhook;
  for (;;) {
    const events = await listWaitingEvents(context.db, caller.groupId, webhook.id, PAGE);
    if (events.length === 0) return null;
    for (const event of events) {
      const nowMs = performance.now();
      if (nowMs - startedMs > SEND_WITHIN_MS) return 0;
      if (nowMs - renewedMs > RENEW_EVERY_MS) {
        await renewWebhookLease(context.db, caller.groupId, webhook.id);
        renewedMs = nowMs;
      }
      const attempt = await sendEvent(caller, webhook, event);
      await setEventTried(context.db, caller.groupId, event, attempt);
      if (!attempt.isDelivered) return noteFailure(caller, webhook.id, failures, attempt);
      if (failures.attempts > 0) await setWebhookWorking(context.db, caller.groupId, webhook.id);
      failures = NO_FAILURES;
    }
  }
}

async function sendEvent(caller: WebhookCaller, webhook: WebhookRow, event: EventRow): Promise<Attempt> {
  const { context, groupId } = caller;
  const body = await writeBody(caller, event);
  const at = new Date(context.clock.now());
  const id = `evt_${groupId}_${event.id}`;
  const timestamp = Math.floor(at.getTime() / 1000);
  const failed = (problem: (typeof DELIVERY_PROBLEMS)[number]) => ({
    isDelivered: false,
    at,
    status: null,
    problem,
    answer: "",
  });
  try {
    const answer = await context.calendarReader.outgoing(webhook.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Rendezvous",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signMessage(
          webhook,
          { id, timestamp, body },
          context.installation.secret,
          groupId,
        ),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      cutsAnswer: true,
    });
    const { ok: isDelivered, status } = answer;
    const text = (await answer.text()).slice(0, MAX_ANSWER_LENGTH).replaceAll("\0", "");
    return { isDelivered, at, status, problem: isDelivered ? null : "status", answer: text };
  } catch (error) {
    return failed(error instanceof InsideError ? "not_public" : "no_answer");
  }
}

/** Plans the next attempt, or switches the webhook off and tells the owners. Returns the seconds until the next attempt. */
async function noteFailure(
  { context, group, groupId }: WebhookCaller,
  id: number,
  { attempts, failing_since }: Failures,
  { at, status }: Attempt,
): Promise<number | null> {
  const failingSince = failing_since ?? at;
  const isForLong = at.getTime() - failingSince.getTime() >= OFF_AFTER_DAYS * DAY_MS;
  const offReason = status === GONE ? "gone" : isForLong ? "failed" : null;
  const seconds = delayAfter(attempts + 1);
  const nextAttemptAt = offReason === null ? new Date(at.getTime() + seconds * 1000) : null;
  const failure = { attempts: attempts + 1, failingSince, nextAttemptAt, offReason } as const;
  const isNoted = await transaction(context.db, async (connection) => {
    if (!(await setWebhookFailing(connection, groupId, id, failure))) return false;
    if (offReason === null) return true;
    const { locale } = group.fields;
    await mailOwners(connection, { kind: "webhook_off", group_id: groupId, locale, webhook_id: id });
    return true;
  });
  // An owner has changed the webhook meanwhile: it begins anew.
  if (!isNoted) return 0;
  return offReason === null ? seconds : null;
}
