import { z } from "zod";
import type { Queue } from "../../lib/jobs/queue.ts";
import { mailJobSchema } from "../booking/appointments/mail-queue.ts";

const smsJob = mailJobSchema
  .pick({ group_id: true, booking_id: true, appointment_ids: true, starts: true, next_reminder_at: true })
  .extend({
    /** Absent: a reminder. */
    kind: z.literal("confirmation").optional(),
  });

/** One reminder or confirmation by SMS. */
export type SmsJob = z.infer<typeof smsJob>;

export const SMS_QUEUE: Queue<SmsJob> = { name: "sms", schema: smsJob, priority: -1 };
