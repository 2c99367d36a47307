import { plainName } from "@rendezvous/domain/fiche/plain-name";
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
  readonly isProven: boolean;
  /** Whether what was typed with the booking may be repeated to them. */
  readonly quotes: boolean;
  /** What whoever attends is called to them. */
  readonly fiche: { readonly firstname: string; readonly lastname: string };
}

/**
 * Whoever attends is told, and whoever booked it for them from their account under another address. Nobody with neither
 * address is. A reminder goes to whoever attends, or to the account that booked where they read no mail. Whoever may never
 * have asked for it, since nobody has proven their address, reads nothing that was typed but plain names: a stranger would
 * write to them in the organisation's name.
 */
export function addressMails(kind: MailJob["kind"], recipient: MailRecipient): Addressed[] {
  const { email, account_email, account_name, isProven, isByAccount, isByPro } = recipient;
  const written = (typed: string) => (isProven ? typed : plainName(typed));
  const [firstname, lastname] = [written(recipient.firstname), written(recipient.lastname)];
  const name = [firstname, lastname].filter(Boolean).join(" ");
  const isForOther = account_email !== null && account_email !== email;
  const bookedBy = written(account_name || (account_email ?? ""));
  const attending: Addressed = {
    to: "attending",
    kind: kind === "confirmation" && isForOther && bookedBy !== "" ? "bookedForYou" : kind,
    email,
    name,
    firstname,
    bookedBy,
    isProven,
    quotes: isByPro || (isProven && isByAccount),
    fiche: { firstname, lastname },
  };
  const booking: Addressed = {
    to: "booker",
    kind,
    email: account_email ?? "",
    name: account_name,
    firstname: account_name.split(" ")[0] ?? "",
    bookedBy: "",
    isProven: true,
    quotes: true,
    fiche: { firstname: recipient.firstname, lastname: recipient.lastname },
  };
  const told = email === "" ? [] : [attending];
  if (!isForOther || (kind === "reminder" && told.length > 0)) return told;
  return [...told, booking];
}
