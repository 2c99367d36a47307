import { BOOKING_MAIL_KINDS, MAILED_PEOPLE } from "@rendezvous/domain/booking/address-mails";
import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

const snapshotSchema = z.object({
  id: z.int(),
  start: z.int(),
  end: z.int(),
  calendar_id: z.int(),
  resource_id: z.int().nullable(),
  deleted: z.boolean(),
});

export const mailJobSchema = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  group_id: z.int(),
  /** null: the appointments were imported from a group file. */
  booking_id: z.int().nullable(),
  appointment_ids: z.array(z.int()).readonly(),
  /** The time of the change, in milliseconds, for kinds of which a booking may get several mails. */
  moved_at: z.number().optional(),
  /** For a move: the earliest start before the move, in minutes. */
  moved_from: z.int().optional(),
  /** For changes that are mailed together: the earlier state of the appointments that existed before. */
  before: z.array(snapshotSchema).readonly().optional(),
  /** False: the client gets no mail now, but a reminder is still planned. */
  tell: z.boolean().optional(),
  /** For a cancellation: the reason, as the client reads it. */
  reason: z.string().optional(),
  /** For a reminder: the starts for which it was planned, in minutes. */
  starts: z.array(z.int()).readonly().optional(),
  /**
   * For a reminder that is not the last one: when the next is due, in minutes since the epoch. Distinguishes the reminders of one
   * appointment.
   */
  next_reminder_at: z.int().optional(),
  /** For a reminder: the gateway has refused the SMS, so this mail replaces it. */
  instead_of_sms: z.literal(true).optional(),
  /** The only recipient of this job; if absent, all recipients of the mail. */
  to: z.enum(MAILED_PEOPLE).optional(),
  /** The address of the organisation, if this job mails the organisation only and not the client. */
  notice: z.string().optional(),
  /** For a move: a professional made it. */
  by_pro: z.boolean().optional(),
  /** True: the mail covers several bookings of one person; separate jobs plan their reminders. */
  is_series: z.literal(true).optional(),
});

/** One mail about appointments of one booking or series. */
export type MailJob = z.infer<typeof mailJobSchema>;

/** A list holds changes of one booking or series that are mailed together, in their order. */
export const MAIL_QUEUE: Queue<MailJob | readonly MailJob[]> = {
  name: "mail",
  schema: z.union([mailJobSchema, z.array(mailJobSchema).readonly()]),
  priority: 0,
};
