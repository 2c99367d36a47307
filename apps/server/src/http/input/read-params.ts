import { id, wholeNumber } from "@rendezvous/contract/ground/wire-values";
import type { FastifyRequest } from "fastify";
import type { PathParams } from "../call.ts";

/** Accepts larger numbers than an `id` elsewhere, for webhook deliveries and for closures as vevents (docs/decisions/0151). */
const LARGE_IDS: ReadonlySet<string> = new Set(["deliveryId", "veventId"]);

/** Returns the parameters of the path; null when one is no id. */
export function readParams(request: FastifyRequest): PathParams | null {
  const raw = request.params as Record<string, string | undefined>;
  const params: { -readonly [Name in keyof PathParams]: PathParams[Name] } = {};
  if (raw["urlname"] !== undefined) params.urlname = raw["urlname"];
  for (const name of [
    "appointmentId",
    "veventId",
    "passId",
    "calendarId",
    "ficheId",
    "accountId",
    "proId",
    "recordId",
    "changeId",
    "draftId",
    "wishId",
    "invitationId",
    "keyId",
    "feedId",
    "webhookId",
    "deliveryId",
    "sourceId",
    "importId",
    "jobId",
    "operatedGroupId",
  ] as const) {
    if (raw[name] === undefined) continue;
    const parsed = (LARGE_IDS.has(name) ? wholeNumber(1) : id).safeParse(raw[name]);
    if (!parsed.success) return null;
    params[name] = parsed.data;
  }
  return params;
}
