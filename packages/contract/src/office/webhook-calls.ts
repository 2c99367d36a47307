import { TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_SCOPES } from "@rendezvous/domain/webhook/webhook-events";
import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { booleanSchema, instantSchema, wholeNumber } from "../ground/wire-values.ts";

/** Why a webhook is off: an owner switched it off, its receiver answered 410, or it failed for five days. */
export const WEBHOOK_OFF_REASONS = ["owner", "gone", "failed"] as const;
/** Why a delivery failed: the receiver answered with another status than 2xx, not within 10 seconds, or is not on the public internet. */
export const DELIVERY_PROBLEMS = ["status", "no_answer", "not_public"] as const;

const settings = {
  name: z.string().trim().min(1).max(100),
  /** `https:`, on the public internet, without a login in it. */
  url: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1),
  /** The scopes limit the bodies, as they limit the answers to an access key. Each event needs its scope. */
  scopes: z.array(z.enum(WEBHOOK_SCOPES)).min(1),
};

const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  scopes: z.array(z.enum(WEBHOOK_SCOPES)),
  /** RFC 3339, like the other times below. */
  created_at: z.string(),
  by: z.string().nullable(),
  off: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  /** Since when no attempt has succeeded; null: the last one did. */
  failing_since: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  /** The events that are not delivered yet. */
  waiting: z.number().int(),
  /** Until then the previous secret signs as well; null: only the present one does. */
  previous_secret_until: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  id: z.number().int(),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  created_at: z.string(),
  state: z.enum(["waiting", "delivered"]),
  attempts: z.number().int(),
  tried_at: z.string().nullable(),
  /** The HTTP status of the last attempt; null: none, or no answer. */
  status: z.number().int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

/** `secret`: `whsec_` and base64, as the Standard Webhooks have it. */
const withSecret = z.object({ webhook, secret: z.string() });

const list = "/groups/{id}/webhooks";
const one = `${list}/{webhookId}` as const;
const right = "manage_webhooks";

/** Addresses of other programs, which are told of what happens in the group (Standard Webhooks). */
export const webhookEndpoints = {
  listWebhooks: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right,
    reply: z.object({ webhooks: z.array(webhook) }),
    summary: "The group's webhooks, the newest first",
  }),
  createWebhook: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right,
    creates: true,
    body: z.object({ webhook: z.object(settings) }),
    reply: withSecret,
    summary: "A new webhook; only this answer has its secret",
    example: {
      webhook: {
        name: "Our CRM",
        url: "https://crm.example.org/hooks/appointments",
        events: ["appointment.booked", "appointment.moved", "appointment.cancelled"],
        scopes: ["appointments:read"],
      },
    },
    refusals: ["full", "forbidden"],
  }),
  updateWebhook: defineEndpoint({
    method: "PUT",
    paths: { v3: one },
    right,
    /** `on`: false switches it off; true switches it on again, and sends what waits. */
    body: z.object({ webhook: z.object({ ...settings, on: booleanSchema }).partial() }),
    reply: z.object({ webhook }),
    summary: "Change a webhook, or switch it off or on",
    example: { webhook: { on: true } },
    refusals: ["not_found", "forbidden"],
  }),
  deleteWebhook: defineEndpoint({
    method: "DELETE",
    paths: { v3: one },
    right,
    reply: z.object({ webhook }),
    summary: "Delete a webhook, with its undelivered events",
    refusals: ["not_found"],
  }),
  renewWebhookSecret: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/secret` },
    right,
    reply: withSecret,
    summary: "Create a new secret for a webhook; for 24 hours the previous one signs as well",
    refusals: ["not_found", "forbidden"],
  }),
  testWebhook: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/test` },
    right,
    limit: "test",
    reply: z.object({ delivery }),
    summary: "Send a test event",
    refusals: ["not_found"],
  }),
  listWebhookDeliveries: defineEndpoint({
    method: "GET",
    paths: { v3: `${one}/deliveries` },
    right,
    query: z.object({
      /** Only deliveries older than this one. */
      before: z.coerce.number().int().min(1).optional(),
      limit: wholeNumber(1, 100).default(50),
    }),
    reply: z.object({ deliveries: z.array(delivery), has_more: z.boolean() }),
    summary: "The deliveries of the last 30 days, sent or waiting, the newest first",
    refusals: ["not_found"],
  }),
  getWebhookDelivery: defineEndpoint({
    method: "GET",
    paths: { v3: `${one}/deliveries/{deliveryId}` },
    right,
    reply: z.object({
      delivery: delivery.extend({
        /** As it would be sent now: bodies are not stored, because they contain people's data. */
        body: z.string(),
        /** The first 1,000 characters of the last answer. */
        answer: z.string(),
      }),
    }),
    summary: "One delivery with its body and the receiver's answer",
    refusals: ["not_found"],
  }),
  sendWebhookDeliveries: defineEndpoint({
    method: "POST",
    paths: { v3: `${one}/deliveries` },
    right,
    limit: "test",
    /** One delivery, or all since an instant, delivered or not. */
    body: z.object({
      send: z.union([
        z.object({ delivery_id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
        z.object({ since: instantSchema }),
      ]),
    }),
    reply: z.object({ count: z.number().int() }),
    summary: "Send one delivery again, or all since an instant, in their order",
    example: { send: { since: "2026-12-01T08:00:00+01:00" } },
    refusals: ["not_found"],
  }),
};
