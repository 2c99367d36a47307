import { z } from "zod";
import { appointment } from "./appointment.ts";
import { createWishBodySchema, wish } from "./wish.ts";
import type { ErrorCode } from "../ground/errors.ts";
import { defineEndpoint, FICHE_REFUSALS } from "../ground/define-endpoint.ts";
import {
  booleanSchema,
  daySchema,
  id,
  instantSchema,
  locale,
  optionalIdSchema,
} from "../ground/wire-values.ts";

const list = "/groups/{id}/wishes";
const one = "/groups/{id}/wishes/{wishId}";

const key = z.string().max(200);
/** Why a free time cannot be given to a person; any other reason is answered as `offer_over`. */
export const GAP_REFUSALS = [
  "availabletimeslots",
  "vevent",
  "invalid_calendar",
  "mintime_rdv",
  "max_rdv_period",
  "max_rdv_number",
  "mintime_between",
  "same_time_rdv",
  "user_blacklisted",
] as const satisfies ErrorCode[];

/** The appointments that an accepted offer has booked or moved, and their token, as after a booking. */
const fulfilment = z.object({ wish, records: z.array(appointment), fiche_token: z.string().nullable() });

export const wishEndpoints = {
  createWish: defineEndpoint({
    method: "POST",
    paths: { v3: list },
    right: "book",
    limit: "wish",
    creates: true,
    body: createWishBodySchema,
    reply: wish,
    summary: "Join the waiting list, for a new appointment or for an earlier time of an existing one",
    example: {
      wish: {
        intervention_ids: [21],
        last_day: "2026-12-18",
        days: ["mo", "tu"],
        times: [{ from: "08:00", to: "12:00" }],
        fiche: { firstname: "Anna", lastname: "Dubois", email: "anna@example.org" },
      },
    },
    refusals: [
      ...FICHE_REFUSALS,
      "vevent",
      "too_many_items",
      "invalid_calendar",
      "unknown_appointment",
      "full",
      "max_fiches",
      "not_open_group",
      "not_open_group_health",
    ],
  }),
  listWishes: defineEndpoint({
    method: "GET",
    paths: { v3: list },
    right: "see_wishes",
    /**
     * `day`: for professionals, the wishes for this day; at most 100, and the next ones with the id of the last one as `after`.
     * Other callers get their own wishes.
     */
    query: z.object({ locale, day: daySchema.optional(), after: id.optional() }),
    reply: z.object({ records: z.array(wish), count: z.number().int() }),
    summary:
      "The waiting list, in the order in which freed times are offered; for a client, their own wishes",
  }),
  updateWish: defineEndpoint({
    method: "PATCH",
    paths: { v3: one },
    right: "manage_wishes",
    body: z.object({ wish: z.object({ first: booleanSchema }) }),
    reply: wish,
    summary: "Move a person to the front of the waiting list, or back to their turn",
    example: { wish: { first: true } },
    refusals: ["not_found"],
  }),
  deleteWish: defineEndpoint({
    method: "DELETE",
    paths: { v3: one },
    right: "see_wishes",
    reply: wish,
    summary: "Withdraw a wish; a time that is offered for it goes to the next person",
    refusals: ["not_found"],
  }),
  fillGap: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/wishes/{wishId}/fill" },
    right: "manage_wishes",
    limit: "move",
    /** `offered_to`: the wish to which the time is offered at present; its person then waits for another time. */
    body: z.object({
      gap: z.object({
        start_at: instantSchema,
        calendar_id: optionalIdSchema,
        offered_to: optionalIdSchema.optional(),
      }),
    }),
    reply: fulfilment,
    summary: "Give a free time to a person on the waiting list: book it, or move their appointment there",
    example: { gap: { start_at: "2026-12-02T10:00:00+01:00", calendar_id: 15 } },
    refusals: [...GAP_REFUSALS, "not_found", "offer_over"],
  }),
  getWish: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/wishes.mine" },
    right: "answer_wish",
    query: z.object({ locale, key }),
    reply: wish,
    summary: "The wish that the key in a mail belongs to, with the offered time",
    refusals: ["dead_key"],
  }),
  answerWish: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/wishes.answer" },
    right: "answer_wish",
    limit: "confirm",
    /** `accept` and `decline` answer the offer that the person has seen; `withdraw` ends the wish. */
    body: z.object({
      answer: z.discriminatedUnion("what", [
        z.object({ what: z.enum(["accept", "decline"]), key, offer_id: id }),
        z.object({ what: z.literal("withdraw"), key }),
      ]),
    }),
    reply: fulfilment,
    summary: "Accept or decline the offered time, or withdraw the wish, by the key in the mail",
    example: { answer: { what: "accept", key: "w.4.17.abc", offer_id: 3 } },
    refusals: ["dead_key", "offer_over"],
  }),
};
