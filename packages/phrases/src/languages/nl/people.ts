import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Iemand uitnodigen",
  email: "E‑mailadres",
  emailHint: "Daarheen gaat een link, die zeven dagen geldig is.",
  send: "Uitnodiging versturen",
  sent: (p) => `De uitnodiging is onderweg naar ${p.email}.`,
  role: "Rol",
  roles: {
    owner: { name: "Beheerder", text: "Ziet en wijzigt alles, ook het team en de instellingen." },
    pro: {
      name: "Medewerker",
      text: "De afspraken, de gegevens van klanten, de tijden en de statistieken van de eigen agenda’s.",
    },
    call_centre: {
      name: "Callcenter",
      text: "Boekt en verzet afspraken, ook voor diensten die klanten niet zien.",
    },
  },
  everyCalendar: "Alle agenda’s, ook nieuwe",
  chooseOne: "Kies minstens één agenda.",
  notices: "Per e‑mail melden wanneer in deze agenda’s wordt geboekt, verplaatst of geannuleerd",
  invitations: "Openstaande uitnodigingen",
  until: (p) => `geldig tot en met ${p.day}`,
  takeBack: "Intrekken",
  takenBack: (p) => `De uitnodiging aan ${p.email} is ingetrokken: de link opent niets meer.`,
  seen: (p) => `laatst ingelogd op ${p.day}`,
  neverSeen: "nog niet ingelogd",
  you: "u",
  saved: (p) => `${p.name}: opgeslagen, geldt vanaf nu.`,
  remove: "Uit het team verwijderen",
  removeTitle: (p) => `${p.name} uit het team verwijderen?`,
  removeText:
    "De toegang tot deze organisatie stopt meteen, op alle apparaten. Afspraken en geschiedenis blijven.",
  removed: (p) => `${p.name} hoort niet meer bij het team.`,
};
