import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { daySchema } from "../ground/wire-values.ts";

const arrival = z
  .object({
    /** The key in the address of the page at the door. */
    key: z.string().max(64),
    /** The code of the appointment, in capitals or not. */
    code: z.string().trim().max(20).optional(),
    lastname: z.string().trim().max(200).optional(),
    birthdate: daySchema.optional(),
  })
  .refine(
    ({ code, lastname, birthdate }) => Boolean(code) || Boolean(lastname && birthdate),
    "expected code, or lastname and birthdate",
  );

export const arrivalEndpoints = {
  announceArrival: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/arrivals" },
    right: "announce_arrival",
    limit: "arrive",
    body: z.object({ arrival }),
    /** The person's appointments of the day that are not over, sorted by start. */
    reply: z.object({
      records: z.array(
        z.object({
          id: z.number().int(),
          firstname: z.string(),
          /** A date-time of the group. */
          start: z.string(),
          calendar_name: z.string(),
          /** The room or equipment; "" without one. */
          resource_name: z.string(),
        }),
      ),
    }),
    summary: "Announce on a page at the organisation's door that the client has arrived",
    example: { arrival: { key: "V1StGXR8_Z5jdHi6B-myTQ", code: "K7M2QX" } },
    refusals: ["dead_key", "unknown_appointment"],
  }),
  getArrivalPage: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/arrival_page" },
    right: "see_catalogue",
    /** The address of the page at the door; null while `rules.arrival` is false. */
    reply: z.object({ url: z.string().nullable() }),
    summary: "The address of the page on which clients announce that they have arrived",
  }),
};
