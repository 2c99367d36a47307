import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { SCOPE_OF_EVENT, TEST_EVENT, WEBHOOK_EVENTS } from "@rendezvous/domain/webhook/webhook-events";
import { z } from "zod";

/**
 * The bodies of webhooks, as office/webhook/write-body.ts writes them: the record is missing if the webhook's scopes do not cover
 * it, or if it no longer exists.
 */

const about = { group_id: z.number().int(), id: z.number().int(), version: z.number().int().optional() };

const { getAppointment, getWish, listFiches } = ENDPOINTS;
const appointment = getAppointment.reply.optional();
const fiche = listFiches.reply.shape.records.element.nullish();
const wish = getWish.reply.optional();

type EventType = (typeof WEBHOOK_EVENTS)[number] | typeof TEST_EVENT;

function dataOf(type: EventType) {
  if (type.startsWith("fiche."))
    return z.object({
      ...about,
      fiche,
      merged_into: z.number().int().nullish(),
      erased: z.boolean().optional(),
    });
  if (type === "waiting_list.offered") return z.object({ ...about, wish });
  if (type === "catalogue.published" || type === TEST_EVENT)
    return z.object({ group_id: about.group_id, id: about.id.optional(), version: about.version });
  return z.object({ ...about, appointment });
}

/** Returns the schema of an event's body. */
export function webhookBodyOf(type: EventType) {
  return z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: dataOf(type) });
}

export const DESCRIBED_EVENTS: readonly EventType[] = [...WEBHOOK_EVENTS, TEST_EVENT];

const SIGNATURE_HEADERS = {
  "webhook-id": "The event's id, the same for every attempt: drop what you have received before.",
  "webhook-timestamp":
    "When this attempt was made, in seconds since 1970: refuse what is older than five minutes.",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, one for each valid secret.",
};

/** Describes the call that a webhook gets. `schema` is that of the event's body. */
export function toWebhook(type: EventType, schema: unknown): object {
  const scope = type === TEST_EVENT ? undefined : SCOPE_OF_EVENT[type];
  const needs = scope === undefined ? "" : ` Needs the scope \`${scope}\`.`;
  return {
    post: {
      operationId: `on_${type.replace(".", "_")}`,
      tags: ["webhooks"],
      summary: `The event \`${type}\``,
      description: `Signed as the Standard Webhooks say.${needs} Events may come twice and out of order: the \`version\` decides.`,
      security: [],
      parameters: Object.entries(SIGNATURE_HEADERS).map(([name, description]) => ({
        name,
        in: "header",
        required: true,
        description,
        schema: { type: "string" },
      })),
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: {
        "2XX": { description: "Received; answer within 10 seconds" },
        "410": { description: "No longer wanted: the webhook is switched off" },
      },
    },
  };
}
