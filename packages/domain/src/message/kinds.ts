/** The mails about appointments that a group's clients get, in the order in which one gets them. */
export const APPOINTMENT_MAILS = [
  "confirmation",
  "bookedForYou",
  "reminder",
  "moved",
  "cancellation",
  "cancelledByPro",
] as const;

/** Those about accounts and what is known of a person. */
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

/** The messages whose words an organisation may change; `reminderSms` is the only one that is no mail. */
export const MESSAGE_KINDS = [...APPOINTMENT_MAILS, "reminderSms", ...ACCOUNT_MAILS] as const;

export type AppointmentMailKind = (typeof APPOINTMENT_MAILS)[number];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Whether it is about appointments, so that it knows a person and what was booked. */
export function isAboutAppointment(kind: MessageKind): kind is AppointmentMailKind | "reminderSms" {
  return !(ACCOUNT_MAILS as readonly string[]).includes(kind);
}
