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

export const mailJob = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  group_id: z.int(),
  /** null: the appointments came with a group file. */
  booking_id: z.int().nullable(),
  appointment_ids: z.array(z.int()).readonly(),
  /** When it was done, where a booking may have several mails of its kind; milliseconds. */
  moved_at: z.number().optional(),
  /** Of a move: when the first of them was to start before; minutes. */
  moved_from: z.int().optional(),
  /** Of a change that is told with others: how those of its appointments stood that were there before. */
  before: z.array(snapshotSchema).readonly().optional(),
  /** False: the client is not told; a reminder of it is planned all the same. */
  tell: z.boolean().optional(),
  /** Of a cancellation: why, as the client may read it. */
  reason: z.string().optional(),
  /** Of a reminder: the starts of its appointments for which it was planned, in minutes. */
  starts: z.array(z.int()).readonly().optional(),
  /** Of a reminder: the gateway has refused the SMS that was to go out in place of it. */
  instead_of_sms: z.literal(true).optional(),
  /** The only one of them whom this job is about; without it, all who are to be told. */
  to: z.enum(MAILED_PEOPLE).optional(),
  /** The organisation's own address, which alone this job is about. */
  notice: z.string().optional(),
  /** Of a move: a professional made it. */
  by_pro: z.boolean().optional(),
  /** Of several bookings of one person: other jobs plan their reminders. */
  is_series: z.literal(true).optional(),
});

/** One mail about appointments of one booking, or of a series. */
export type MailJob = z.infer<typeof mailJob>;

/** Changes of one booking or series that are told together are a list, in their order. */
export const MAIL: Queue<MailJob | readonly MailJob[]> = {
  name: "mail",
  schema: z.union([mailJob, z.array(mailJob).readonly()]),
  priority: 0,
};
