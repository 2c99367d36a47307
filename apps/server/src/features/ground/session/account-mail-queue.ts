import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Queryable } from "../../../lib/database/database.ts";
import { enqueue } from "../../../lib/jobs/enqueue.ts";
import type { Queue } from "../../../lib/jobs/queue.ts";

/**
 * The data of a registration. They take effect only when the mailed link is opened, because a stranger may register any address.
 */
const registration = z.object({
  optIns: z.record(z.string(), z.boolean()),
  locale: z.string(),
  pendingRdv: z.record(z.string(), z.unknown()).nullable(),
  /** An instant in RFC 3339. */
  at: z.string(),
});
export type Registration = z.infer<typeof registration>;

/** `id` identifies the mail. */
const addressed = { id: z.string(), group_id: z.int(), email: z.string(), locale: z.string() };

const accountMailJob = z.discriminatedUnion("kind", [
  z.object({ ...addressed, kind: z.literal("activation"), registration }),
  z.object({
    ...addressed,
    kind: z.enum([
      "reset",
      "pro_reset",
      "email_changed",
      "factor_on",
      "factor_off",
      "ants_register_failed",
      "sas_platform_failed",
    ]),
  }),
  z.object({ ...addressed, kind: z.literal("email_change"), account_id: z.int() }),
  // With `fiche_id` the mail goes to one of the people who share the address, otherwise to each of them.
  z.object({ ...addressed, kind: z.literal("fiche_key"), fiche_id: z.int().optional() }),
  z.object({ ...addressed, kind: z.literal("fiche_email"), fiche_id: z.int() }),
  // `reason`: the error code that refused the booking.
  z.object({ ...addressed, kind: z.literal("booking_refused"), reason: z.string() }),
  z.object({ ...addressed, kind: z.literal("deletion"), deletion_id: z.int() }),
  // `day`: the day by which everything is deleted, YYYY-MM-DD.
  z.object({ ...addressed, kind: z.literal("deletion_confirmed"), day: z.string() }),
  z.object({ ...addressed, kind: z.literal("draft_failed"), draft_id: z.int() }),
  z.object({ ...addressed, kind: z.literal("busy_source_failed"), source_id: z.int() }),
  z.object({ ...addressed, kind: z.literal("webhook_off"), webhook_id: z.int() }),
  z.object({ ...addressed, kind: z.literal("notice_address"), notice_address_id: z.int() }),
  z.object({ ...addressed, kind: z.literal("invitation"), invitation_id: z.int() }),
]);

/** A mail about an account, or to an address that may have one. The feature of its `kind` writes the mail when it is sent. */
export type AccountMailJob = z.infer<typeof accountMailJob>;

/** Has priority over confirmations, because a person waits for these mails while confirmations come by the thousand. */
export const ACCOUNT_MAIL_QUEUE: Queue<AccountMailJob> = {
  name: "account_mail",
  schema: accountMailJob,
  priority: -1,
};

type WithoutId<Job> = Job extends unknown ? Omit<Job, "id"> : never;

/** The worker creates the link's key when it writes the mail, so that the queue contains no secret. */
export async function enqueueAccountMail(database: Queryable, job: WithoutId<AccountMailJob>): Promise<void> {
  await enqueue(database, ACCOUNT_MAIL_QUEUE, { ...job, id: randomUUID() });
}
