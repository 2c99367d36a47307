import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Calendar",
  previousDay: "Previous day",
  nextDay: "Next day",
  view: "View",
  grid: "Columns",
  list: "List",
  columns: "Calendars shown",
  subscribe: "Subscribe",
  elsewhere: "Busy elsewhere",
  print: "Print",
  count: plural({ one: "{count} appointment", other: "{count} appointments" }),
  noneThatDay: "No appointments that day.",
  earlier: "Earlier",
  later: "Later",
  cancelled: "Cancelled appointments",
  closed: "Closed",
  firstVisit: "First visit",
  note: "Note",
  together: "Booked with another appointment",
  blue: "blue label",
  green: "green label",
  orange: "orange label",
  yellow: "yellow label",
  failed: "The appointments can’t be shown at the moment.",
};
