import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Demo organisations",
  demosText: "They’re made up. Book as a client would, or log in with a test account.",
  open: "Open the page",
  login: "Log in",
  logins: "Test accounts",
  client: "Client",
  pro: "Professional",
  owner: "Owner",
  heading: "Organisations",
  search: "Name or town",
  searchButton: "Search",
  none: "No organisation matches.",
  previous: "Previous page",
  next: "Next page",
  pageOf: (p) => `Page ${p.page} of ${p.pages}`,
  shows: {
    "atelier-margaux": "A hair salon with packs, promotions and several services in a row",
    "cabinet-dentaire-des-lilas": "A dental practice with a family in one account, and health data",
    "credit-du-vallon-lille": "A bank branch, for clients who are logged in",
    "mairie-de-sainte-aubaine": "A town hall in twelve languages, with several counters",
    "maison-de-sante-du-parc": "A health centre with twelve calendars and a busy fortnight",
    "optique-belvue": "An optician with three shops and one professional account",
    "souffle-et-lumiere": "A yoga studio with classes of several places, in three languages",
  },
};
