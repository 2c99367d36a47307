import type { MailPhrases } from "../../mail-phrases.ts";

export const mail: MailPhrases = {
  confirmationOfSeveral: {
    subject: (p) => `Your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments are confirmed",
    intro: (p) =>
      p.name === "" ? `Hello, ${p.group} is expecting you.` : `Hello ${p.name}, ${p.group} is expecting you.`,
    button: "View or cancel these appointments",
    attached: "The appointments are attached: open each file to add them to your calendar.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Cancelled: your appointments from ${p.when} – ${p.group}`,
    heading: "Your appointments are cancelled",
    intro: (p) =>
      p.name === ""
        ? `Hello, these appointments with ${p.group} will not take place.`
        : `Hello ${p.name}, these appointments with ${p.group} will not take place.`,
    button: "Book another appointment",
    attached: "Open each attached file to remove these appointments from your calendar.",
  },
  confirmation: {
    subject: (p) => `Your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment is confirmed",
    intro: (p) =>
      p.name === "" ? `Hello, ${p.group} is expecting you.` : `Hello ${p.name}, ${p.group} is expecting you.`,
    button: "View or cancel this appointment",
    attached: "The appointment is attached: open the file to add it to your calendar.",
  },
  cancellation: {
    subject: (p) => `Cancelled: your appointment on ${p.when} – ${p.group}`,
    heading: "Your appointment is cancelled",
    intro: (p) =>
      p.name === ""
        ? `Hello, your appointment with ${p.group} will not take place.`
        : `Hello ${p.name}, your appointment with ${p.group} will not take place.`,
    button: "Book another appointment",
    attached: "Open the attached file to remove the appointment from your calendar.",
  },
  labels: {
    when: "When",
    what: "What",
    duration: "Length",
    calendar: "With",
    resource: "Room or equipment",
    fiche: "For",
    where: "Where",
    price: "Price",
    total: "Total",
    comments: "Your message",
    phone: "Phone",
    video: "By video",
    schedule: "Schedule",
    pause: "Break",
  },
  insteadOf: (p) => `instead of ${p.price}`,
  localTime: (p) => `Times are those of ${p.place}.`,
  help: (p) =>
    p.phone === ""
      ? "Can’t make it? Please cancel as soon as you can: someone may be waiting for this time."
      : `A question, or can’t make it? Call ${p.phone}.`,
  footer: (p) =>
    `You are receiving this message because an appointment with ${p.group} was booked with this address.`,
};
