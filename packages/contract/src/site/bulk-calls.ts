import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";

/** The most calls in one. */
const MOST_CALLS = 100;

/** Several calls in one request, for a program that brings many records at once. */
export const bulkEndpoints = {
  makeCalls: defineEndpoint({
    method: "POST",
    paths: { v3: "/bulk" },
    /** Everybody may send a list: each call in it needs its own right. */
    right: "sign_in",
    body: z.object({
      calls: z
        .array(
          z.object({
            method: z.enum(["POST", "PUT", "PATCH", "DELETE"]),
            /** The path of a v3 call, with its query: `/groups/4/fiches?upsert=1`. */
            path: z
              .string()
              .max(1000)
              .regex(
                /^\/(?!(?:bulk|api)(?:[./?]|$))(?!.*\.\.)[\w/.-]*(?:\?[^#]*)?$/,
                "expected a path of v3 such as /appointments",
              ),
            body: z.record(z.string(), z.unknown()).optional(),
            idempotency_key: z.string().max(255).optional(),
            if_match: z.string().max(2000).optional(),
          }),
        )
        .max(MOST_CALLS),
    }),
    reply: z.object({ answers: z.array(z.object({ status: z.number().int(), body: z.unknown() })) }),
    summary:
      "Up to 100 changes, one after the other, each with its own answer; one that is refused stops no other",
    example: {
      calls: [
        {
          method: "POST",
          path: "/groups/4/fiches?upsert=1",
          body: { fiche: { externid: "c-1", firstname: "Ada", lastname: "Roux", email: "ada@example.org" } },
        },
        { method: "DELETE", path: "/groups/4/wishes/7" },
      ],
    },
  }),
};
