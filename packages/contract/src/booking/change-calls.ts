import { z } from "zod";
import { defineEndpoint } from "../ground/define-endpoint.ts";
import { locale, wholeNumber } from "../ground/wire-values.ts";
import { appointment } from "./appointment.ts";
import { fiche } from "./fiche.ts";

/** `after`: the `next` of the last answer; omitted: from the beginning, with all records. */
const query = z.object({
  after: z.string().max(200).optional(),
  limit: wholeNumber(1, 500).default(500),
  locale,
});

/** `version` and the time of its last change, RFC 3339. */
const goneFields = { id: z.number().int(), version: z.number().int(), changed_at: z.string() };

const pageFields = {
  /** The value of `after` for the next call; each answer has one. */
  next: z.string(),
  /** False: no further changes exist at present. */
  has_more: z.boolean(),
};

/**
 * For programs that keep a copy. Each changed record comes at least once after its last change, as it is then; a copy replaces a
 * record by the same one of a higher or equal version.
 */
export const changeEndpoints = {
  listAppointmentChanges: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/appointments.changes" },
    right: "follow_appointments",
    query,
    reply: z.object({
      /** Cancelled ones too, with who cancelled them, when and why. */
      records: z.array(appointment),
      /** Appointments on calendars that are not the caller's. */
      gone: z.array(z.object(goneFields)),
      ...pageFields,
    }),
    summary: "The appointments in the order in which they were changed, from a cursor on",
    refusals: ["stale_cursor"],
  }),
  listFicheChanges: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/fiches.changes" },
    right: "follow_fiches",
    query,
    reply: z.object({
      /** Without `missed`, which changes with appointments and from day to day. */
      records: z.array(fiche),
      /** Fiches deleted by a merge or by erasure: a program that keeps a copy must delete them too. */
      gone: z.array(
        z.object({ ...goneFields, merged_into: z.number().int().nullable(), erased: z.boolean() }),
      ),
      ...pageFields,
    }),
    summary: "The fiches in the order in which they were changed, from a cursor on",
    refusals: ["stale_cursor"],
  }),
};
