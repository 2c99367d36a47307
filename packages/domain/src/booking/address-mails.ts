import { plainName } from "../fiche/plain-name.ts";

export const BOOKING_MAIL_KINDS = [
  "confirmation",
  "cancellation",
  "cancelledByPro",
  "moved",
  "reminder",
] as const;

/** What a mail about appointments tells. */
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

export const MAILED_PEOPLE = ["attending", "booker"] as const;

/** The attendee, or the account that booked for them. */
export type MailedPerson = (typeof MAILED_PEOPLE)[number];

/** What is known of the attendee and of the one who booked. */
export interface MailRecipient {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** The account that booked, where one was logged in. */
  readonly account_email: string | null;
  /** What the account's own person is called; "" when it has none. */
  readonly account_name: string;
  /** Whether the attendee's address is known to be theirs. */
  readonly isProven: boolean;
  /** Whether an account booked. */
  readonly isByAccount: boolean;
  /** Whether a professional booked, or the appointments came with a group file. */
  readonly isByPro: boolean;
}

/** One mail: to whom, and what it is to them. */
export interface AddressedMail {
  readonly to: MailedPerson;
  /** `bookedForYou`: a confirmation of what another booked. */
  readonly kind: BookingMailKind | "bookedForYou";
  readonly email: string;
  readonly name: string;
  readonly firstname: string;
  /** Who booked, where it was another person. */
  readonly bookedBy: string;
  readonly isProven: boolean;
  /** Whether what was typed with the booking may be repeated to them. */
  readonly quotes: boolean;
  /** What the attendee is called to them. */
  readonly fiche: { readonly firstname: string; readonly lastname: string };
}

/**
 * The attendee is told, and so is the account that booked for them under another address; neither without an address. A
 * reminder goes to the attendee alone, or to the account that booked where the attendee reads no mail. A person whose address
 * is not proven may never have asked for it, and reads nothing that was typed but plain names: a stranger would write to them
 * in the organisation's name.
 */
export function addressMails(kind: BookingMailKind, recipient: MailRecipient): AddressedMail[] {
  const { email, account_email, account_name, isProven, isByAccount, isByPro } = recipient;
  const written = (typed: string) => (isProven ? typed : plainName(typed));
  const [firstname, lastname] = [written(recipient.firstname), written(recipient.lastname)];
  const name = [firstname, lastname].filter(Boolean).join(" ");
  const isForOther = account_email !== null && account_email !== email;
  const bookedBy = written(account_name || (account_email ?? ""));
  const attending: AddressedMail = {
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
  const booking: AddressedMail = {
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
  const recipients = email === "" ? [] : [attending];
  if (!isForOther || (kind === "reminder" && recipients.length > 0)) return recipients;
  return [...recipients, booking];
}
