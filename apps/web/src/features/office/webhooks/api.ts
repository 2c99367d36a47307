import type { Webhook } from "@rendezvous/contract/office/webhook-calls";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import type { IdempotencyHeaders } from "../../ground/idempotency/use-idempotency-key.ts";

/** Deliveries change while the page is open. */
const LOOK_AGAIN_MS = 10_000;

export function webhooksOf(groupId: number) {
  return queryOptions({
    queryKey: ["webhooks", groupId],
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/webhooks", { path: { id: groupId }, signal })).webhooks,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function deliveriesOf(groupId: number, webhookId: number) {
  return infiniteQueryOptions({
    queryKey: ["webhooks", groupId, webhookId],
    queryFn: ({ pageParam: before, signal }) =>
      callApi("GET /groups/{id}/webhooks/{webhookId}/deliveries", {
        path: { id: groupId, webhookId },
        query: before === null ? {} : { before },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ deliveries, has_more }) => (has_more ? (deliveries.at(-1)?.id ?? null) : null),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function deliveryOf(groupId: number, webhookId: number, deliveryId: number) {
  return queryOptions({
    queryKey: ["webhooks", groupId, webhookId, deliveryId],
    queryFn: async ({ signal }) =>
      (
        await callApi("GET /groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}", {
          path: { id: groupId, webhookId, deliveryId },
          signal,
        })
      ).delivery,
    staleTime: 0,
  });
}

export type WebhookFields = BodyOf<"POST /groups/{id}/webhooks">["webhook"];

export function createWebhook(
  groupId: number,
  webhook: WebhookFields,
  headers: IdempotencyHeaders,
): Promise<{ webhook: Webhook; secret: string }> {
  return callApi("POST /groups/{id}/webhooks", {
    path: { id: groupId },
    body: { webhook },
    headers,
  });
}

export async function updateWebhook(
  groupId: number,
  webhookId: number,
  webhook: BodyOf<"PUT /groups/{id}/webhooks/{webhookId}">["webhook"],
): Promise<Webhook> {
  const path = { id: groupId, webhookId };
  return (await callApi("PUT /groups/{id}/webhooks/{webhookId}", { path, body: { webhook } })).webhook;
}
