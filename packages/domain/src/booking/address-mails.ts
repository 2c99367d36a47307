import { nameWithoutLinks } from "../fiche/name-without-links.ts";

export const BOOKING_MAIL_KINDS = [
  "confirmation",
  "cancellation",
  "cancelledByPro",
  "moved",
  "reminder",
] as const;

/** The kinds of mails about appointments. */
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

export const MAILED_PEOPLE = ["attending", "booker"] as const;

/** The attendee, or the account that booked for them. */
export type MailedPerson = (typeof MAILED_PEOPLE)[number];

/** The data of the attendee and of the booker. */
export interface MailRecipient {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** The address of the account that booked, if the booker was logged in. */
  readonly account_email: string | null;
  /** The name of the account's own person; "" when it has none. */
  readonly account_name: string;
  /** Whether the attendee's address is proven to be theirs. */
  readonly isProven: boolean;
  /** Whether an account booked. */
  readonly isByAccount: boolean;
  /** Whether a professional booked, or the appointments were imported from a group file. */
  readonly isByPro: boolean;
}

/** One mail: its recipient, and its kind for this recipient. */
export interface AddressedMail {
  readonly to: MailedPerson;
  /** `bookedForYou`: a confirmation of another person's booking. */
  readonly kind: BookingMailKind | "bookedForYou";
  readonly email: string;
  readonly name: string;
  readonly firstname: string;
  /** The name of the booker if it was another person. */
  readonly bookedBy: string;
  readonly isProven: boolean;
  /** Whether the mail may repeat the texts typed with the booking. */
  readonly quotes: boolean;
  /** The attendee's name in this mail. */
  readonly fiche: { readonly firstname: string; readonly lastname: string };
}

/**
 * Returns the mails to the attendee, and to the account that booked for them under another address; none without an address. A
 * reminder goes only to the attendee, or to the account that booked if the attendee gets no mail. A person whose address is not
 * proven may never have booked, so their mail repeats no typed text except plain names: otherwise a stranger could write to them
 * in the organisation's name.
 */
export function addressMails(kind: BookingMailKind, recipient: MailRecipient): AddressedMail[] {
  const { email, account_email, account_name, isProven, isByAccount, isByPro } = recipient;
  const toSafeText = (typed: string) => (isProven ? typed : nameWithoutLinks(typed));
  const [firstname, lastname] = [toSafeText(recipient.firstname), toSafeText(recipient.lastname)];
  const name = [firstname, lastname].filter(Boolean).join(" ");
  const isForOther = account_email !== null && account_email !== email;
  const bookedBy = toSafeText(account_name || (account_email ?? ""));
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
