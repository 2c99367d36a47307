import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { daySchema, id, lang, localeQuerySchema, wholeNumber } from "../ground/wire-values.ts";

const name = { name: z.string(), lang };

/** A client's pass (docs/decisions/0143). Days are YYYY-MM-DD on the group's clock. */
export const pass = z.object({
  id: z.number().int(),
  fiche_id: z.number().int(),
  ...name,
  /** How many visits it has, used ones too. */
  visits: z.number().int(),
  left: z.number().int(),
  sold_on: z.string(),
  /** Its last day; null: it has no end, or none before its first visit. */
  valid_until: z.string().nullable(),
  /** The ids of the services that it pays for; empty: all. */
  interventions: z.array(z.number().int()),
});
export type Pass = z.infer<typeof pass>;

/** A pass that a professional can give. */
export const offeredPass = z.object({
  id: z.number().int(),
  ...name,
  visits: z.number().int(),
  price: z.number().int().nullable(),
});

const list = "/groups/{id}/passes";
const one = "/groups/{id}/passes/{passId}";

export const passEndpoints = {
  listPasses: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "see_fiches",
    /** A professional names the fiche; a client may, and gets the passes of all own fiches otherwise. */
    query: localeQuerySchema.extend({ fiche_id: id.optional() }),
    /** `offers`: for professionals only. */
    reply: z.object({ records: z.array(pass), offers: z.array(offeredPass) }),
    summary: "The passes of a client, the newest first, with the visits left",
    refusals: ["fiche_not_authorized"],
  }),
  createPass: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "manage_fiches",
    creates: true,
    body: z.object({ pass: z.object({ fiche_id: id, offer_id: id, sold_on: daySchema.optional() }) }),
    reply: pass,
    summary: "Give a client a pass",
    example: { pass: { fiche_id: 51, offer_id: 3 } },
    refusals: ["fiche_not_authorized", "unknown_pass"],
  }),
  updatePass: defineEndpoint({
    method: "PUT",
    paths: { v3: one },
    right: "manage_fiches",
    body: z.object({
      pass: z.object({
        left: wholeNumber(0, 1000).optional(),
        /** null: by its offer, from the first visit, or without end. */
        valid_until: daySchema.nullable().optional(),
      }),
    }),
    reply: pass,
    summary: "Change the number of visits left of a pass, or its last day",
    example: { pass: { left: 7 } },
    refusals: ["unknown_pass"],
  }),
};
