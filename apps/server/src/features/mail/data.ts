import type { Queryable } from "../../lib/database.ts";
import type { MailJob } from "../../lib/jobs/jobs.ts";

export interface MailRecipient {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** The language the booking was made in. */
  readonly locale: string;
  readonly created_at: Date;
}

/** Who is told about a booking; null when there is no such booking any more. */
export async function findRecipient(database: Queryable, job: MailJob): Promise<MailRecipient | null> {
  const { rows } = await database.query<MailRecipient>({
    name: "mail-recipient",
    text: `select f.firstname, f.lastname, f.email, b.locale, b.created_at
      from bookings b join fiches f on f.group_id = b.group_id and f.id = b.fiche_id
      where b.group_id = $1 and b.id = $2`,
    values: [job.group_id, job.booking_id],
  });
  return rows[0] ?? null;
}
