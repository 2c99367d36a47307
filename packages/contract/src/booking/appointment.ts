import { z } from "zod";
import { actor, ficheChange } from "./fiche.ts";
import { metadata, metadataChangeSchema } from "./metadata.ts";
import { hasStart, guestsSchema, requestedSlotSchema } from "./requested-chain.ts";
import { id, idListSchema, lang, locale, wholeNumber, booleanSchema } from "../ground/wire-values.ts";
import { pagingQuerySchema } from "../ground/paging.ts";

const place = z.object({ address: z.string(), lat: z.number().nullable(), lng: z.number().nullable() });

/** In the order of a visit. "confirmed": the client has answered a reminder that they will come. */
const presence = z.enum(["confirmed", "arrived", "in_progress", "done", "no_show"]);

/** An appointment in the API's form. */
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
      /** HTML about what to bring or prepare; missing if there is nothing, and in the days of calendars. */
      instructions: z.string().optional(),
    }),
  ),
  calendar_id: z.number().int(),
  calendar_name: z.string(),
  calendar: z.object({ id: z.number().int(), name: z.string(), lang }),
  resource: z.object({ id: z.number().int(), name: z.string(), lang }).nullable(),
  /** A booking in a class has the class as its calendar, and these are its teacher and room; omitted: no class, or no room. */
  teacher: z.object({ id: z.number().int(), name: z.string(), lang }).optional(),
  room: z.object({ id: z.number().int(), name: z.string(), lang }).optional(),
  address: place.nullable(),
  group_id: z.number().int(),
  group_name: z.string(),
  location: z.string(),
  fiche_id: z.number().int(),
  /** E-mail address and phone number are only for professionals who may see clients. */
  fiche: z.object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string().optional(),
    firstphone: z.string().optional(),
  }),
  /** The price after the promotion, in minor units. */
  price_amount: z.number().int(),
  /** The price before the promotion, in minor units. */
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
  /** RFC 3339, like `changed_at`, the time of the last change. */
  created_at: z.string(),
  changed_at: z.string(),
  /** Grows with every change of the appointment. */
  version: z.number().int(),
  /**
   * Gives access only to the calendar file of its booking, until the booking is over; null for an imported appointment, and in
   * the days of calendars.
   */
  export_token: z.string().nullable(),
  /** The client types it at the organisation's door; missing if the group has no page there, and in the days of calendars. */
  arrival_code: z.string().optional(),
  /** For professionals only: when a mail about it was last refused for good, so that they should call the client. */
  mail_failed_at: z.string().nullable().optional(),
  /**
   * For professionals, in the days of calendars: the same for all appointments booked in one call; null for an imported
   * appointment.
   */
  booking_id: z.number().int().nullable().optional(),
  /** The buffers that apply, in minutes; neighbours of one booking have none between them. */
  buffer_before: z.number().int().optional(),
  buffer_after: z.number().int().optional(),
  /** True for the fiche's first appointment. */
  is_first: z.boolean().optional(),
  /** The number of class places that it takes; omitted: one. */
  places: z.number().int().optional(),
  /** The names of the people on the other places, where the client typed them; omitted: none. */
  guests: z.array(z.string()).optional(),
  /** The pass that pays for it, as it is now; omitted: none, or the caller may not know it. */
  pass: z
    .object({
      id: z.number().int(),
      name: z.string(),
      lang,
      left: z.number().int(),
      /** Its last day, YYYY-MM-DD; null: it never ends, or its validity begins with the first visit. */
      valid_until: z.string().nullable(),
    })
    .optional(),
  /** RFC 3339: a client who cancels after this instant cancels late; omitted: never late. */
  late_from: z.string().optional(),
  /** Whether the client cancelled it late; omitted: no. */
  cancelled_late: z.boolean().optional(),
  /** For professionals only: whether it is paid, if not by a pass. */
  paid: z.boolean().optional(),
  /** Whether the person will come or came; clients see only whether they have confirmed. */
  presence: presence.nullable().optional(),
  /** For professionals only: since when the person waits or has been there, RFC 3339. */
  arrived_at: z.string().nullable().optional(),
  /** For professionals only: their internal note, and whether it was overbooked. */
  note: z.string().optional(),
  overbooked: z.boolean().optional(),
  /** For professionals only: other programs' own values; in the answer to a booking only if it sent some. */
  metadata: metadata.optional(),
  /**
   * For professionals only, for a cancelled appointment: who cancelled it, when (a date-time of the group) and why; omitted if
   * nothing is recorded.
   */
  cancellation: z.object({ at: z.string(), by: actor, reason: z.string() }).optional(),
});
export type Appointment = z.infer<typeof appointment>;

export const fieldValues = z.record(
  z.string().max(64),
  z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]),
);

/** For professionals only: whether the client gets a mail or SMS about it; omitted: yes. */
export const tellClientSchema = booleanSchema.optional();

/** Overrides with which a professional may book and move beyond the public rules. */
export const overrideFields = {
  tell: tellClientSchema,
  /**
   * Allows times outside opening hours and grid, too soon or too far ahead, and beyond the person's own limits, but no taken
   * place.
   */
  outside_rules: booleanSchema.optional(),
  /** With `outside_rules`: allows overbooking a taken place, if the group permits it. */
  overbook: booleanSchema.optional(),
  /** The length in minutes instead of the service's; only for a single appointment. */
  length: wholeNumber(1, 1440).optional(),
};

/** The body of a create call. */
export const createAppointmentBodySchema = z.object({
  appointment: requestedSlotSchema
    .extend({
      group_id: id.optional(),
      /** The token of the visitor's hold, which the booking replaces. */
      hold: z.string().max(200).nullish(),
      /**
       * The price and length of each service and pack that the client was shown: the booking is refused if the group has changed
       * them.
       */
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
      /** The promotion that the client was shown for this time, in whole per cent: the booking is refused if it is lower now. */
      seen_promotion: z.number().int().min(0).max(100).optional(),
      /** With several places of a class: the names of the people on the others; the client may leave them out. */
      guests: guestsSchema.nullish(),
      comments: z.string().max(2000).default(""),
      websource: z.string().max(500).default("new_user"),
      from_web: booleanSchema.optional(),
      locale,
      /** Without `id` the fiche is created from the other fields. Its metadata are changed by the calls of fiches. */
      fiche: z
        .object({ id: id.optional(), metadata: metadata.optional() })
        .catchall(fieldValues.valueType)
        .default({}),
      vevent: fieldValues.default({}),
      logged: booleanSchema.optional(),
      /** Always 1: an appointment takes one place. */
      capacity: wholeNumber(1, 1).nullish(),
      /** For identity documents: books although there are appointments elsewhere for the same application. */
      beside_elsewhere: booleanSchema.optional(),
      /** For professionals: other programs' own values, for each appointment of the booking. */
      metadata: metadataChangeSchema.optional(),
      /** For professionals: bookings of one person with the same key form a series and are confirmed in one mail. */
      series: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      ...overrideFields,
    })
    .refine(hasStart, "expected date or start_at"),
});
export type CreateAppointmentBody = z.infer<typeof createAppointmentBodySchema>;

export const createdAppointments = z.object({
  records: z.array(appointment),
  fiche_token: z.string(),
  consecutive_location: z.string().nullable(),
});
export type CreatedAppointments = z.infer<typeof createdAppointments>;

export const cancelledAppointments = z.object({
  records: z.array(z.object({ id: z.number().int(), deleted: z.literal(true) })),
});

/** The fields that a professional may change without moving the appointment; omitted fields stay unchanged. */
export const updateAppointmentBodySchema = z.object({
  appointment: z.object({
    state: wholeNumber(0, 3).optional(),
    note: z.string().trim().max(2000).optional(),
    /** The note that the new one replaces. If it is another one by now: 409 `changed_meanwhile`, with the present text in `details.note`. */
    note_before: z.string().trim().max(2000).optional(),
    presence: presence.nullable().optional(),
    paid: z.boolean().optional(),
    metadata: metadataChangeSchema.optional(),
    /** The pass that pays for it, one of the person's; null removes the pass and gives its visits back. */
    pass_id: id.nullable().optional(),
  }),
});

/**
 * A change of an appointment in its history. In `values`, `start` and `end` are date-times of the group; `calendar_id`,
 * `resource_id`, `state`, `note`, `presence`, `overbooked` and `paid` are those of the record, `pass_id` the id of its pass,
 * `metadata.KEY` the values of a key.
 */
export const appointmentChange = ficheChange.extend({
  what: z.enum(["booked", "moved", "cancelled", "restored", "changed"]),
  /** Whether the client gets a mail about it; null if no mail is sent for such a change. */
  told: z.boolean().nullable(),
});
export type AppointmentChange = z.infer<typeof appointmentChange>;

export const listAppointmentsQuerySchema = pagingQuerySchema.extend({
  group_id: id.optional(),
  fiche_id: id.optional(),
  include_past: booleanSchema.optional(),
  /** How many months back past appointments are listed. */
  limit_past: wholeNumber(0, 120).optional(),
  calendar_ids: idListSchema.optional(),
  /** Calendars named one by one, added to those of `calendar_ids`. */
  calendar_id: idListSchema.optional(),
  /** The cursor: `next` of the previous page. */
  after: z.string().max(64).optional(),
});
export type ListAppointmentsQuery = z.infer<typeof listAppointmentsQuerySchema>;
