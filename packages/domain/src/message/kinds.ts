/** The mails about appointments to a group's clients, in the order in which a client gets them. */
export const APPOINTMENT_MAILS = [
  "confirmation",
  "bookedForYou",
  "reminder",
  "moved",
  "cancellation",
  "cancelledByPro",
] as const;

/** The mails about accounts and personal data. */
export const ACCOUNT_MAILS = [
  "activation",
  "alreadyRegistered",
  "reset",
  "ficheKey",
  "emailChange",
  "emailChanged",
  "emailTaken",
  "ficheEmail",
  "bookingRefused",
  "deletion",
  "deletionConfirmed",
] as const;

/** The messages whose texts an organisation may change; only `reminderSms` is not a mail. */
export const MESSAGE_KINDS = [...APPOINTMENT_MAILS, "reminderSms", ...ACCOUNT_MAILS] as const;

export type AppointmentMailKind = (typeof APPOINTMENT_MAILS)[number];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Whether it is about appointments, so that it may name a person and the booking. */
export function isAboutAppointment(kind: MessageKind): kind is AppointmentMailKind | "reminderSms" {
  return !(ACCOUNT_MAILS as readonly string[]).includes(kind);
}
