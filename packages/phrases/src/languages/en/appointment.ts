import type { AppointmentPhrases } from "../../appointment-phrases.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("en");

export const appointment: AppointmentPhrases = {
  confirm: {
    heading: "Your appointment is confirmed",
    upcoming: "Your appointment",
    headingSeveral: "Your appointments are confirmed",
    upcomingSeveral: "Your appointments",
    mailSent: (p) => `A confirmation is on its way to ${p.email}.`,
    what: "Service",
    calendar: "With",
    resource: "Room or equipment",
    fiche: "For",
    where: "Where",
    price: "Price",
    before: "Before discount",
    breakTime: (p) => `Break of ${p.length}`,
    total: "Total",
    promotion: (p) => `${p.percentage}% discount`,
    comments: "Your message",
    video: "By video",
    addToCalendar: "Add to my calendar",
    webCalendar: "Web calendar",
    icsFile: ".ics file",
    directions: "Directions",
    cancel: "Cancel this appointment",
    cancelOne: (p) => `Cancel ${p.name}`,
    cancelAll: "Cancel all of them",
    cancelTitle: plural({ one: "Cancel this appointment?", other: "Cancel these {count} appointments?" }),
    cancelWarning: plural({
      one: "This cannot be undone: the time will be offered to someone else.",
      other: "This cannot be undone: these {count} times will be offered to others.",
    }),
    cancelYes: "Yes, cancel it",
    expired:
      "To keep your appointment safe, this page can no longer cancel it. Open the link in the confirmation message you received.",
    cancelNo: "Keep it",
    cancelling: "Cancelling…",
    cancelledHeading: "Your appointment is cancelled",
    cancelledText: "The time is free again. A message confirms it.",
    bookAgain: "Book another appointment",
    unknownHeading: "We cannot find this appointment",
    unknownText: "The link may be incomplete or expired. Open the one in the last message you received.",
    loading: "Looking for your appointment",
  },
  move: {
    button: plural({ one: "Move to another time", other: "Move them to another time" }),
    heading: "Choose the new time",
    now: (p) => `Until you confirm, nothing changes: ${p.when} stays yours.`,
    onlyWith: (p) => `Only with ${p.name}`,
    back: "Keep the present time",
    title: (p) => `Move to ${p.when}?`,
    text: (p) => `${p.when} will be offered to someone else. A message confirms the new time.`,
    yes: "Yes, move it",
    moving: "Moving…",
    expired:
      "To keep your appointment safe, this page can no longer move it. Open the link in the confirmation message you received.",
    movedHeading: "Your appointment has moved",
  },
};
