import { z } from "zod";
import { namesStart, wantedSlot } from "./wanted.ts";
import { id, idList, lang, locale, wholeNumber, wireBoolean } from "./wire-values.ts";
import { pagingQuery } from "./paging.ts";

const place = z.object({ address: z.string(), lat: z.number().nullable(), lng: z.number().nullable() });

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
  fiche: z.object({ firstname: z.string(), lastname: z.string() }),
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
  /** Opens the calendar file of its booking, and nothing else, until the booking is over; null where it was imported. */
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
});
export type Appointment = z.infer<typeof appointment>;

const fieldValues = z.record(
  z.string().max(64),
  z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]),
);

/** What a create call sends. */
export const createAppointmentBody = z.object({
  appointment: wantedSlot
    .extend({
      group_id: id.optional(),
      /** The slot is held under this token: the booking takes its place. */
      hold: z.string().max(200).nullish(),
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

export const listAppointmentsQuery = pagingQuery.extend({
  group_id: id.optional(),
  fiche_id: id.optional(),
  include_past: wireBoolean.optional(),
  /** Months. */
  limit_past: wholeNumber(0, 120).optional(),
  calendar_ids: idList.optional(),
  /** The same for one; both together are all that are named. */
  calendar_id: idList.optional(),
});
export type ListAppointmentsQuery = z.infer<typeof listAppointmentsQuery>;
