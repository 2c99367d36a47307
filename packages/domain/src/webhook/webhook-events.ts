import type { Scope } from "../permission/scopes.ts";

/** The events of webhooks, with the scope that a webhook needs to get them. The trigger of 0075 writes the same names. */
export const SCOPE_OF_EVENT = {
  "appointment.booked": "appointments:read",
  "appointment.moved": "appointments:read",
  "appointment.changed": "appointments:read",
  "appointment.cancelled": "appointments:read",
  "appointment.restored": "appointments:read",
  "appointment.arrived": "appointments:read",
  "appointment.missed": "appointments:read",
  "fiche.created": "clients:read",
  "fiche.changed": "clients:read",
  "fiche.merged": "clients:read",
  "fiche.erased": "clients:read",
  "catalogue.published": "catalogue:read",
  "message.failed": "appointments:read",
  "waiting_list.offered": "appointments:read",
} as const satisfies Readonly<Record<string, Scope>>;

export type WebhookEvent = keyof typeof SCOPE_OF_EVENT;

export const WEBHOOK_EVENTS = Object.keys(SCOPE_OF_EVENT) as readonly WebhookEvent[] as readonly [
  WebhookEvent,
  ...WebhookEvent[],
];

/** The scopes that a webhook can have: it only reads. */
export const WEBHOOK_SCOPES = [
  "appointments:read",
  "clients:read",
  "catalogue:read",
] as const satisfies Scope[];
export type WebhookScope = (typeof WEBHOOK_SCOPES)[number];

/** The event of a webhook's test message. */
export const TEST_EVENT = "webhook.test";

const [SECOND, MINUTE, HOUR] = [1, 60, 3600];

/** The seconds after each failed attempt until the next; the last one repeats. */
const DELAYS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Returns the seconds until the next attempt after so many failed ones in a row, from 1 on. */
export function delayAfter(attempts: number): number {
  return DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? DELAYS[0]!;
}

/** A webhook is switched off after failing for this many days. */
export const OFF_AFTER_DAYS = 5;
