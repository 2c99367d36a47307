import { z } from "zod";
import { actor, ficheChange } from "./fiche.ts";
import { namesStart, requestedSlot } from "./requested-chain.ts";
import { id, idList, lang, locale, wholeNumber, wireBoolean } from "./wire-values.ts";
import { pagingQuery } from "./paging.ts";

const place = z.object({ address: z.string(), lat: z.number().nullable(), lng: z.number().nullable() });

const presence = z.enum(["arrived", "done", "no_show"]);

/** An appointment as the wire carries it. */
export const appointment = z.object({
  id: z.number().int(),
  start: z.string(),
  end: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  duration: z.number().int(),
  capacity: z.number().int(),
  type: z.enum(["free", "first", "included"]),
  parent_id: z.number().int().nullable(),
  consecutive_value: z.number().int(),
  pack: z
    .object({
      id: z.number().int(),
      name: z.string(),
      lang,
      price: z.number().int(),
      length: z.number().int(),
    })
    .nullable(),
  pack_id: z.number().int().nullable(),
  intervention_id: z.number().int(),
  intervention_name: z.string(),
  intervention_length: z.number().int(),
  intervention_price: z.number().int(),
  interventions: z.array(
    z.object({
      id: z.number().int(),
      apt_id: z.number().int(),
      name: z.string(),
      lang,
      length: z.number().int(),
      price: z.number().int(),
    }),
  ),
  calendar_id: z.number().int(),
  calendar_name: z.string(),
  calendar: z.object({ id: z.number().int(), name: z.string(), lang }),
  resource: z.object({ id: z.number().int(), name: z.string(), lang }).nullable(),
  address: place.nullable(),
  group_id: z.number().int(),
  group_name: z.string(),
  location: z.string(),
  fiche_id: z.number().int(),
  /** E-mail address and phone number: for professionals alone who may see clients. */
  fiche: z.object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string().optional(),
    firstphone: z.string().optional(),
  }),
  /** What it costs after its promotion, minor units. */
  price_amount: z.number().int(),
  /** Before the promotion, minor units. */
  price: z.number().int(),
  promotion: z.number().int().nullable(),
  is_promoted: z.boolean(),
  comments: z.string(),
  vevent_comments: z.string(),
  vevent_fields: z.record(z.string(), z.unknown()),
  videoconference: z.boolean(),
  video_credentials: z.object({ room: z.string() }).nullable(),
  state: z.number().int(),
  deleted: z.boolean(),
  /** Opens the calendar file of its booking, and nothing else, until the booking is over; null where it was imported, and in the days of calendars. */
  export_token: z.string().nullable(),
  /** For professionals alone: when a mail about it was last refused for good, so that its client has to be called. */
  mail_failed_at: z.string().nullable().optional(),
  /** For professionals who ask for the days of calendars: what was booked in one call has the same; null where it was imported. */
  booking_id: z.number().int().nullable().optional(),
  /** Minutes that are kept free, as they are taken: between neighbours of one booking they fall away. */
  buffer_before: z.number().int().optional(),
  buffer_after: z.number().int().optional(),
  /** The first appointment of that fiche. */
  is_first: z.boolean().optional(),
  /** For professionals alone: what they note about it for each other, whether the person came, and that its place was taken already. */
  note: z.string().optional(),
  presence: presence.nullable().optional(),
  overbooked: z.boolean().optional(),
  /** For professionals alone, of a cancelled one: who cancelled it, when (a date-time of the group) and why; left out where nothing is recorded. */
  cancellation: z.object({ at: z.string(), by: actor, reason: z.string() }).optional(),
});
export type Appointment = z.infer<typeof appointment>;

const fieldValues = z.record(
  z.string().max(64),
  z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]),
);

/** Whether the client is told of it, by mail and SMS; left out: yes. For professionals alone, as all that is here. */
export const tell = wireBoolean.optional();

/** How a professional may book and move beyond what the public may. */
export const freedom = {
  tell,
  /** Also while closed, off the grid, too soon or too far ahead, and beyond the person's own limits; never in a place that is taken. */
  outside_rules: wireBoolean.optional(),
  /** With `outside_rules`: also in a place that is taken, where the group allows it. */
  overbook: wireBoolean.optional(),
  /** Minutes, in place of its service's; only of one appointment alone. */
  length: wholeNumber(1, 1440).optional(),
};

/** What a create call sends. */
export const createAppointmentBody = z.object({
  appointment: requestedSlot
    .extend({
      group_id: id.optional(),
      /** The slot is held under this token: the booking takes its place. */
      hold: z.string().max(200).nullish(),
      /** What the client was shown of each service and pack: where the group has changed it meanwhile, nothing is booked. */
      seen: z
        .array(
          z.object({
            intervention_id: id.optional(),
            pack_id: id.optional(),
            price: z.number().int().nullable(),
            length: z.number().int(),
          }),
        )
        .max(50)
        .optional(),
      /** What the client was shown as the promotion of this time, in whole per cent: where it is less by now, nothing is booked. */
      seen_promotion: z.number().int().min(0).max(100).optional(),
      comments: z.string().max(2000).default(""),
      websource: z.string().max(500).default("new_user"),
      from_web: wireBoolean.optional(),
      locale,
      /** Without `id` the fiche is created from the other fields. */
      fiche: z.object({ id: id.optional() }).catchall(fieldValues.valueType).default({}),
      vevent: fieldValues.default({}),
      logged: wireBoolean.optional(),
      /** An appointment takes one place. */
      capacity: wholeNumber(1, 1).nullish(),
      /** For professionals: bookings of one person with the same key are one series, and are confirmed in one mail. */
      series: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      ...freedom,
    })
    .refine(namesStart, "expected date or start_at"),
});
export type CreateAppointmentBody = z.infer<typeof createAppointmentBody>;

export const createdAppointments = z.object({
  records: z.array(appointment),
  fiche_token: z.string(),
  consecutive_location: z.string().nullable(),
});
export type CreatedAppointments = z.infer<typeof createdAppointments>;

export const cancelledAppointments = z.object({
  records: z.array(z.object({ id: z.number().int(), deleted: z.literal(true) })),
});

/** What a professional changes of an appointment where it is; what is left out stays. */
export const updateAppointmentBody = z.object({
  appointment: z.object({
    state: wholeNumber(0, 3).optional(),
    note: z.string().trim().max(2000).optional(),
    presence: presence.nullable().optional(),
  }),
});

/**
 * What was done with an appointment. Of `values`, `start` and `end` are the group's own date-times; `calendar_id`,
 * `resource_id`, `state`, `note`, `presence` and `overbooked` are the record's.
 */
export const appointmentChange = ficheChange.extend({
  what: z.enum(["booked", "moved", "cancelled", "restored", "changed"]),
  /** Whether the client was to be told; null where no mail is sent for such a change. */
  told: z.boolean().nullable(),
});
export type AppointmentChange = z.infer<typeof appointmentChange>;

export const listAppointmentsQuery = pagingQuery.extend({
  group_id: id.optional(),
  fiche_id: id.optional(),
  include_past: wireBoolean.optional(),
  /** Months. */
  limit_past: wholeNumber(0, 120).optional(),
  calendar_ids: idList.optional(),
  /** The same for one; both together are all that are named. */
  calendar_id: idList.optional(),
  /** Where the page before ended: its `next`. */
  after: z.string().max(64).optional(),
});
export type ListAppointmentsQuery = z.infer<typeof listAppointmentsQuery>;
