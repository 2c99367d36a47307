import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Full",
  later: "Later dates",
  booked: (p) => `${p.booked} of ${p.places} booked`,
  participants: "Participants",
  none: "No bookings yet.",
  writeToAll: "Email all",
  cancelDate: "Cancel this date",
  ask: (p) => `Cancel the class on ${p.when}?`,
  mailed: "Everyone booked gets an email.",
  reason: "Reason (in the email)",
  keep: "Keep the date",
  cancelled: "The date is cancelled.",
  moveAll: "Move everyone",
  newDate: "New date",
  noOtherDate: "No other date has enough places.",
  moved: "Everyone is moved.",
  add: "Add a participant",
  howMany: "Number of places",
  guest: (p) => `Name of person ${p.number} (optional)`,
  taken: (p) => `Places: ${p.count}`,
};
