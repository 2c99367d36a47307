import type { Webhook, WebhookDelivery } from "@rendezvous/contract/office/webhook-calls";
import type { ListedWebhookRow } from "./data.ts";
import type { EventRow } from "./events-data.ts";

/** Returns the record of the contract, without its secret. */
export function toWebhook(
  {
    id,
    name,
    url,
    events,
    scopes,
    by,
    waiting,
    off_reason: off,
    created_at,
    failing_since,
    next_attempt_at,
    previous_secret_until,
  }: ListedWebhookRow,
  now: Date,
): Webhook {
  const isRenewed = previous_secret_until !== null && previous_secret_until > now;
  return {
    id,
    name,
    url,
    events: [...events],
    scopes: [...scopes],
    created_at: created_at.toISOString(),
    by,
    off,
    failing_since: failing_since?.toISOString() ?? null,
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    waiting,
    previous_secret_until: isRenewed ? previous_secret_until.toISOString() : null,
  };
}

export function toDelivery({
  id,
  type,
  created_at,
  state,
  attempts,
  tried_at,
  status,
  problem,
}: EventRow): WebhookDelivery {
  return {
    id,
    type,
    created_at: created_at.toISOString(),
    state,
    attempts,
    tried_at: tried_at?.toISOString() ?? null,
    status,
    problem,
  };
}
