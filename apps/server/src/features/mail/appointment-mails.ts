import type { MailRecipient } from "./data.ts";
import type { AppointmentMailKind } from "./appointment-mail.ts";
import type { MailedPerson, MailJob } from "../../lib/jobs/queues.ts";

/** One mail of a job: to whom, and what it is to them. */
export interface Addressed {
  readonly to: MailedPerson;
  readonly kind: AppointmentMailKind;
  readonly email: string;
  readonly name: string;
  readonly firstname: string;
  /** Who booked, where it was somebody else. */
  readonly bookedBy: string;
}

/**
 * Whoever attends is told, and whoever booked it for them from their account under another address. Nobody with neither
 * address is. A reminder goes to whoever attends, or to the account that booked where they read no mail.
 */
export function addressMails(kind: MailJob["kind"], recipient: MailRecipient): Addressed[] {
  const { firstname, lastname, email, account_email, account_name } = recipient;
  const name = [firstname, lastname].filter(Boolean).join(" ");
  const isForOther = account_email !== null && account_email !== email;
  const attending: Addressed = {
    to: "attending",
    kind: kind === "confirmation" && isForOther ? "bookedForYou" : kind,
    email,
    name,
    firstname,
    bookedBy: account_name || (account_email ?? ""),
  };
  const booking: Addressed = {
    to: "booker",
    kind,
    email: account_email ?? "",
    name: account_name,
    firstname: account_name.split(" ")[0] ?? "",
    bookedBy: "",
  };
  const told = email === "" ? [] : [attending];
  if (!isForOther || (kind === "reminder" && told.length > 0)) return told;
  return [...told, booking];
}
