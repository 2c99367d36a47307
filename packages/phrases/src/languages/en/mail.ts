import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Hello" : `Hello ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "View this appointment",
  viewSeveral: "View these appointments",
  at: (p) => (p.preposition === "" ? `at ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments are confirmed",
    intro: (p) => `${greet(p.name)}, see you soon ${p.at}.`,
    button: "View, move or cancel these appointments",
    attached: "The appointments are attached: open each file to add them to your calendar.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Cancelled: your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments are cancelled",
    intro: (p) => `${greet(p.name)}, your appointments ${p.at} won’t take place.`,
    button: "Book another appointment",
    attached: "Open each attached file to remove these appointments from your calendar.",
  },
  confirmation: {
    subject: (p) => `Your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment is confirmed",
    intro: (p) => `${greet(p.name)}, see you soon ${p.at}.`,
    button: "View, move or cancel this appointment",
    attached: "The appointment is attached: open the file to add it to your calendar.",
  },
  cancellation: {
    subject: (p) => `Cancelled: your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment is cancelled",
    intro: (p) => `${greet(p.name)}, your appointment ${p.at} won’t take place.`,
    button: "Book another appointment",
    attached: "Open the attached file to remove the appointment from your calendar.",
  },
  bookedForYou: {
    subject: (p) => `Your appointment on ${p.when} – ${p.group}`,
    heading: "An appointment was booked for you",
    intro: (p) => `${greet(p.name)}, ${p.by} booked this appointment ${p.at} for you.`,
    button: "View, move or cancel this appointment",
    attached: "The appointment is attached: open the file to add it to your calendar.",
  },
  cancelledByPro: {
    subject: (p) => `Cancelled: your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment had to be cancelled",
    intro: (p) => `${greet(p.name)}, we’re sorry: your appointment ${p.at} can’t take place.`,
    button: "Choose another time",
    attached: "Open the attached file to remove the appointment from your calendar.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Your appointments from ${p.when} – ${p.group}`,
    heading: "Appointments were booked for you",
    intro: (p) => `${greet(p.name)}, ${p.by} booked these appointments ${p.at} for you.`,
    button: "View, move or cancel these appointments",
    attached: "The appointments are attached: open each file to add them to your calendar.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Cancelled: your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments had to be cancelled",
    intro: (p) => `${greet(p.name)}, we’re sorry: your appointments ${p.at} can’t take place.`,
    button: "Choose another time",
    attached: "Open each attached file to remove these appointments from your calendar.",
  },
  moved: {
    subject: (p) => `Moved: your appointment is now on ${p.when} – ${p.group}`,
    heading: "Your appointment has moved",
    intro: (p) => `${greet(p.name)}, here are the new date and time of your appointment ${p.at}.`,
    button: "View, move or cancel this appointment",
    attached: "Open the attached file to update the appointment in your calendar.",
  },
  movedOfSeveral: {
    subject: (p) => `Moved: your appointments are now from ${p.when} – ${p.group}`,
    heading: "Your appointments have moved",
    intro: (p) => `${greet(p.name)}, here are the new dates and times of your appointments ${p.at}.`,
    button: "View, move or cancel these appointments",
    attached: "Open each attached file to update these appointments in your calendar.",
  },
  reminder: {
    subject: (p) => `Reminder: your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment is coming up",
    intro: (p) => `${greet(p.name)}, see you soon ${p.at}.`,
    button: "View, move or cancel this appointment",
    attached: "The appointment is attached, in case it isn’t in your calendar yet.",
  },
  reminderOfSeveral: {
    subject: (p) => `Reminder: your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments are coming up",
    intro: (p) => `${greet(p.name)}, see you soon ${p.at}.`,
    button: "View, move or cancel these appointments",
    attached: "The appointments are attached, in case they aren’t in your calendar yet.",
  },
  sms: (p) => `Reminder: appointment ${p.when} ${p.at}.`,
  smsConfirmation: (p) => `Confirmed: appointment ${p.when} ${p.at}.`,
  smsAnswer: (p) => `Will you come? ${p.url}`,
  answers: { yes: "I’ll come", no: "I can’t come" },

  wishNoted: {
    subject: (p) => `You’re on the waiting list – ${p.group}`,
    heading: "You’re on the waiting list",
    intro: (p) =>
      `${greet("")}, as soon as a time that suits you comes free ${p.at}, we’ll email you and hold it for you.`,
    button: "View or withdraw my request",
  },
  timeOffered: {
    subject: (p) => `A time has come free: ${p.when} – ${p.group}`,
    heading: "A time has come free",
    intro: (p) => `${greet("")}, this time has just come free ${p.at}. We’re holding it for you.`,
    button: "Answer",
    until: (p) => `Held for you until ${p.until}. After that, the next person gets it.`,
    moves: "Your present appointment stays as it is until you accept.",
    sms: (p) =>
      `A time has come free ${p.at}: ${p.when}. Held for you until ${p.until}. Answer here: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `New appointment: ${p.name}, ${p.when}`,
      heading: "New appointment",
      intro: (p) => `${p.name} booked this appointment online.`,
    },
    moved: {
      subject: (p) => `Appointment moved: ${p.name}, ${p.when}`,
      heading: "An appointment has moved",
      intro: (p) => `${p.name} chose this new time online.`,
    },
    cancelled: {
      subject: (p) => `Appointment cancelled: ${p.name}, ${p.when}`,
      heading: "An appointment was cancelled",
      intro: (p) => `${p.name} cancelled this appointment online.`,
    },
  },
  openCalendar: "Open the calendar",
  noticeFooter: (p) =>
    `You’re receiving this message because the notifications of ${p.group} are sent to this address.`,
  preview: (p) => `[Preview] ${p.subject}`,
  activation: {
    subject: (p) => `Activate your account – ${p.group}`,
    heading: "One more step",
    intro: (p) => `You created an account ${p.at}. Activate it, then choose your password.`,
    button: "Activate my account",
  },
  alreadyRegistered: {
    subject: (p) => `You already have an account – ${p.group}`,
    heading: "You already have an account",
    intro: (p) =>
      `Someone, probably you, tried to create an account ${p.at} for this address, which already has one. You only need to log in.`,
    button: "Log in",
  },
  emailChange: {
    subject: (p) => `Confirm your new address – ${p.group}`,
    heading: "Confirm your new address",
    intro: (p) =>
      `You asked to use this address for your account ${p.at}. It replaces the old one as soon as you confirm it.`,
    button: "Confirm this address",
  },
  ficheEmail: {
    subject: (p) => `Confirm your new address – ${p.group}`,
    heading: "Confirm your new address",
    intro: (p) =>
      `You asked us to use this address for emails about your appointments ${p.at}. Confirm it on the device where you’re logged in.`,
    button: "Confirm this address",
  },
  bookingRefused: {
    subject: (p) => `Your booking didn’t go through – ${p.group}`,
    heading: "Your booking didn’t go through",
    intro: (p) =>
      `We couldn’t make the appointment just requested in your name ${p.at}. Only you can see why.`,
    button: "Back to booking",
  },
  busySourceFailed: {
    subject: (p) => `A connected calendar can’t be read – ${p.group}`,
    heading: "A connected calendar can’t be read",
    intro: (p) => `We’ve tried several times to read the other calendar connected to “${p.name}”.`,
    button: "Open the calendar",
  },
  webhookOff: {
    subject: (p) => `A webhook has been switched off – ${p.group}`,
    heading: "A webhook has been switched off",
    intro: (p) =>
      `We’ve switched off the webhook “${p.name}”: what happens in your calendar is no longer sent to that program.`,
    button: "Open the webhooks",
  },
  antsRegisterFailed: {
    subject: (p) => `The national register has stopped answering – ${p.group}`,
    heading: "The national register has stopped answering",
    intro: () =>
      "For some hours, appointments can’t be sent to the national register for identity cards and passports, and pre-application numbers can’t be checked.",
    button: "Open the national networks",
  },
  sasPlatformFailed: {
    subject: (p) => `The regulators’ platform has stopped answering – ${p.group}`,
    heading: "The regulators’ platform has stopped answering",
    intro: () => "For some hours, appointments made by emergency regulators can’t be sent to their platform.",
    button: "Open the national networks",
  },
  draftFailed: {
    subject: (p) => `A draft couldn’t be published – ${p.group}`,
    heading: "Your draft couldn’t be published",
    intro: (p) =>
      `The draft “${p.name}” was to be published now. Nothing has changed for your clients yet: open it, and publish it or choose another date.`,
    button: "Open the draft",
  },
  emailChanged: {
    subject: (p) => `The address of your account has changed – ${p.group}`,
    heading: "The address of your account has changed",
    intro: (p) => `Your account ${p.at} now uses another address. No more messages will come to this one.`,
    button: "Log in",
  },
  factorOn: {
    subject: (p) => `Two-step login is on – ${p.group}`,
    heading: "Two-step login is on",
    intro: (p) => `An authenticator app or a passkey was added to your professional login ${p.at}.`,
    button: "Log in",
  },
  factorOff: {
    subject: (p) => `Two-step login is off – ${p.group}`,
    heading: "Two-step login is off",
    intro: (p) =>
      `Your professional login ${p.at} now asks for the password alone: you or an owner of the organisation turned the second step off.`,
    button: "Log in",
  },
  emailTaken: {
    subject: (p) => `This address already has an account – ${p.group}`,
    heading: "This address already has an account",
    intro: (p) =>
      `Someone tried to use this address for another account ${p.at}. That isn’t possible, as it has its own; nothing has changed.`,
    button: "Log in",
  },
  reset: {
    subject: (p) => `Your new password – ${p.group}`,
    heading: "Choose a new password",
    intro: (p) =>
      `You asked for a new password for your account ${p.at}. Your current one keeps working until you have chosen another.`,
    button: "Choose a password",
  },
  newGroup: {
    subject: (p) => `Your booking page – ${p.group}`,
    heading: "Your page is ready",
    intro: (p) =>
      `Online booking ${p.at} is prepared. Confirm your address, choose a password, and publish the page when you like: no one sees it before.`,
    button: "Open my page",
  },
  invitation: {
    subject: (p) => `Your professional access – ${p.group}`,
    heading: "You’re invited to the team",
    intro: (p) =>
      `${greet(p.name)}, professional access ${p.at} is prepared for you, with the calendar and the appointments. Accept the invitation to open it.`,
    button: "See the invitation",
  },
  proReset: {
    subject: (p) => `Your new password – ${p.group}`,
    heading: "Choose a new password",
    intro: (p) =>
      `You asked for a new password for your professional access ${p.at}. Your current one keeps working until you have chosen another.`,
    button: "Choose a password",
  },
  ficheKey: {
    subject: (p) => `Your appointments – ${p.group}`,
    heading: "Find your appointments",
    intro: (p) => `This link logs you in to your appointments ${p.at}, without a password.`,
    button: "Open my appointments",
  },
  noticeAddress: {
    subject: (p) => `Confirm this address for notices of appointments? – ${p.group}`,
    heading: "Confirm this address?",
    intro: (p) =>
      `This address was named for notices of the appointments booked ${p.at}. If you want them, confirm it on the page that this button opens; until then no notice is sent.`,
    button: "Open the page",
  },
  deletion: {
    subject: (p) => `Delete your personal data? – ${p.group}`,
    heading: "Delete your personal data?",
    intro: (p) =>
      `You asked for your personal data ${p.at} to be deleted. Confirm it on the page that this button opens; until then nothing happens.`,
    button: "Open the page",
  },
  deletionConfirmed: {
    subject: (p) => `Your personal data will be deleted – ${p.group}`,
    heading: "Your request is confirmed",
    intro: (p) => `We have noted that you want your personal data ${p.at} deleted.`,
    button: "See where it stands",
  },
  deletionDay: (p) =>
    `It will be done from ${p.day} on. Until then you can log in and take your request back.`,
  linkForDays: (p) => `The link is good for ${p.days} days.`,
  linkFor: (p) => `This link opens the appointments of ${p.name}.`,
  linkHours: (p) => `The link works once, within ${p.hours} hours.`,
  linkDays: "The link is good for 90 days. Don’t pass it on to anyone.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Wasn’t it you? Please contact them right away."
      : `Wasn’t it you? Please call ${p.phone} right away.`,
  notYou: "You didn’t ask for this? Do nothing: nothing will change.",
  accountFooter: (p) =>
    `You’re receiving this message because this address was entered on a booking page (${p.group}).`,
  teamFooter: (p) =>
    `You’re receiving this message because this address is listed for the team of ${p.group}.`,
  onItsWay: "If this is the right address, a message is waiting in your mailbox.",
  labels: {
    when: "When",
    busy: "Busy",
    what: "What",
    duration: "Length",
    places: "Places",
    calendar: "With",
    resource: "Room or equipment",
    fiche: "For",
    where: "Where",
    price: "Price",
    total: "Total",
    comments: "Your message",
    phone: "Phone",
    email: "Email",
    message: "Message",
    video: "By video",
    schedule: "Schedule",
    before: "Previous time",
    reason: "Reason",
    arrivalCode: "Code on arrival",
    pause: "Break",
  },
  addToCalendar: "Add to my calendar",
  googleCalendar: "Google Calendar",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `instead of ${p.price}`,
  pass: { first: "before the clocks change", second: "after the clocks change" },
  localTime: (p) => `Times are those of ${p.place}.`,
  help: (p) =>
    p.phone === ""
      ? "Can’t make it? Please cancel as soon as you can: someone may be waiting for this time."
      : `A question, or can’t make it? Call ${p.phone}.`,
  footer: (p) => `You’re receiving this message because an appointment ${p.at} was booked with this address.`,
};
