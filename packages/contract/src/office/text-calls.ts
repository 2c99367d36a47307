import { z } from "zod";
import { groupText } from "./group-text.ts";
import { id, localeQuerySchema } from "../ground/wire-values.ts";
import { defineEndpoint } from "../ground/define-endpoint.ts";

const place = z.object({
  kind: z.string().max(64),
  record_id: id.nullable(),
  path: z.string().max(200),
  language: z.string().max(8),
});

/** A group's texts for its clients, to be translated. A translation is saved in the record that has the text. */
export const textEndpoints = {
  listTexts: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/texts" },
    right: "see_catalogue",
    /** Reads with the draft applied. */
    query: localeQuerySchema.extend({ draft_id: id.optional() }),
    reply: z.object({
      /** The group's own language, in which the originals are written. */
      locale: z.string(),
      languages: z.array(z.string()),
      texts: z.array(groupText),
    }),
    summary:
      "Every text that clients read, with its translations and those that are older than their original",
  }),
  confirmText: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/texts.confirmed" },
    right: "manage_catalogue",
    body: z.object({ text: place }),
    reply: z.object({ text: place }),
    summary: "Confirm that a translation still fits its changed original",
    example: { text: { kind: "website", record_id: null, path: "title", language: "en" } },
    refusals: ["not_found"],
  }),
};
