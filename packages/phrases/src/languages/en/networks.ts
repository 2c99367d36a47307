import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "They help people find your times, and receive the appointments that are made.",
  none: "This organisation is on no national network.",
  ants: "Identity cards and passports (France Titres)",
  search: "The national search shows your times.",
  noSearch: "The national search isn’t connected.",
  register: "Pre-application numbers are checked, and appointments sent on.",
  noRegister: "The national register isn’t connected.",
  works: (p) => `Last exchange that worked: ${p.when}`,
  never: "No exchange yet.",
  failing: (p) => `Failing since: ${p.when}`,
  lastFailure: (p) => `Last failure: ${p.when}`,
  waiting: (p) => `Appointments to send on: ${p.count}`,
  failures: {
    refused: "The register refuses the call. The installation’s token may no longer be valid.",
    failed: "The register reports a fault on its side.",
    no_answer: "The register doesn’t answer in time.",
    unreadable: "The register’s answer can’t be read.",
  },
  stays: "Nothing is lost: appointments are sent on as soon as it answers.",
  sas: {
    title: "Emergency regulators (SAS)",
    off: "To take part, enter the organisation’s FINESS or SIRET number and the RPPS numbers of the calendars.",
    search: "Emergency regulators find your times.",
    noSearch: "The search by regulators isn’t connected.",
    platform: "Appointments made by regulators are sent on.",
    noPlatform: "The regulators’ platform isn’t connected.",
    calendars: (p) => `Calendars with an RPPS number: ${p.count}`,
    regulators: (p) => `Regulators who can book: ${p.count}`,
    failures: {
      refused: "The platform refuses the call. The installation’s certificate may no longer be valid.",
      failed: "The platform reports a fault on its side.",
      no_answer: "The platform doesn’t answer in time.",
      unreadable: "The platform’s answer can’t be read.",
    },
  },
};
