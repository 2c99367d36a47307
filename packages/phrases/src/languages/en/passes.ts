import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Passes",
  none: "No passes yet.",
  give: "Give a pass",
  given: "The pass is given.",
  which: "Pass",
  visits: plural({ one: "{count} visit", other: "{count} visits" }),
  left: plural({ one: "{count} visit left", other: "{count} visits left" }),
  until: (p) => `${p.left}, until ${p.day}`,
  change: "Change",
  visitsLeft: "Visits left",
  lastDay: "Last day",
  save: "Save",
  saved: "The pass is changed.",
  paid: "Paid",
  byPass: "Paid by pass",
  paysWith: (p) => `Pay with pass: ${p.name}`,
  giveBack: "Give the visit back",
  cancelledLate: "Cancelled late",
  pays: plural({
    one: "Your pass pays for this, with {count} visit left after it.",
    other: "Your pass pays for this, with {count} visits left after it.",
  }),
  needed: "With a pass only",
  lateWithPass: "This is a late cancellation. The visit stays used on your pass.",
  lateWithoutPass: "This is a late cancellation. It counts as a missed appointment.",
};
