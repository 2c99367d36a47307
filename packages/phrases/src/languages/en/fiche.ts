import type { FichePhrases } from "../../fiche-phrases.ts";
import { pluralIn } from "../../plural.ts";

const plural = pluralIn("en");

export const fiche: FichePhrases = {
  choose: {
    forWhom: "Who is this appointment for?",
    someoneElse: "Someone else",
    full: (p) => `Your account already holds ${p.count} people: there is no room for more.`,
    accountEmail: "Your account’s address: messages will arrive there.",
    missing: (p) => `A few answers are still needed for ${p.name}.`,
    logoutAndBook: "Log out and start again",
  },
  search: {
    label: "Look for a person",
    hint: "Last name, first name or e-mail: results appear from 3 letters on.",
    searching: "Searching…",
    results: "People found",
    found: plural({
      one: "{count} person found",
      other: "{count} people found",
    }),
    none: "Nobody matches. Check the spelling, or enter a new person.",
    more: "There are more: add a letter to narrow it down.",
    newPerson: "New person",
    change: "Choose someone else",
  },
};
