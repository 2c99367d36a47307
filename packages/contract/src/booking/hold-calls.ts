import { z } from "zod";
import { slotHold } from "./hold.ts";
import { hasExactlyOneStart, requestedSlotSchema } from "./requested-chain.ts";
import { locale, wholeNumber } from "../ground/wire-values.ts";
import { defineEndpoint, SLOT_REFUSALS } from "../ground/define-endpoint.ts";

const hold = z.string().max(200);

export const holdEndpoints = {
  holdSlot: defineEndpoint({
    method: "POST",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
    limit: "hold",
    /**
     * The token is the visitor's secret. A call with a token that has a hold replaces this hold by the new one. A client may
     * generate the token (at least 32 random characters); otherwise the answer contains one.
     */
    body: z.object({
      hold: requestedSlotSchema
        .extend({
          token: z
            .string()
            .regex(/^[\w-]{32,128}$/, "expected 32 to 128 letters, digits, - and _")
            .optional(),
        })
        .refine(hasExactlyOneStart, "expected date or start_at"),
    }),
    reply: slotHold,
    summary: "Hold a slot while its form is filled in; replaces the visitor's earlier hold",
    example: { hold: { start_at: "2026-12-01T09:20:00+01:00", calendar_id: 15, intervention_ids: [21] } },
    refusals: [...SLOT_REFUSALS, "invalid_calendar"],
  }),
  renewHold: defineEndpoint({
    method: "PUT",
    paths: { v1: "/groups/{id}/holds", v3: "/groups/{id}/holds" },
    right: "book",
    query: z.object({ locale, hold }),
    reply: slotHold,
    summary: "Hold the slot for longer",
  }),
  releaseHold: defineEndpoint({
    method: "POST",
    paths: { v1: "/groups/{id}/holds/release", v3: "/groups/{id}/holds/release" },
    right: "book",
    /** `seconds`: release the hold after this delay, because a visitor who leaves the page may come back. */
    query: z.object({ locale, hold, seconds: wholeNumber(0, 60).optional() }),
    reply: slotHold,
    summary: "Release the held slot, at once or after a delay",
  }),
};
