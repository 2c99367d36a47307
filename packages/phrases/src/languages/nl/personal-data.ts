import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Mijn persoonsgegevens",
  intro: (p) =>
    `${p.group} bewaart wat nodig is voor uw afspraken: wie u bent, hoe u bereikbaar bent en de afspraken zelf. U kunt alles lezen, meenemen en laten verwijderen.`,
  keptHeading: "Bewaartermijn",
  kept: "Minstens drie jaar vanaf de dag dat u zich hebt geregistreerd.",
  keptUntil: (p) =>
    `U hebt zich geregistreerd op ${p.registered}. Uw gegevens worden minstens drie jaar bewaard: tot ${p.until}.`,
  login: "Log in om uw gegevens te downloaden of te laten verwijderen.",
  loginButton: "Inloggen",
  downloadHeading: "Uw gegevens downloaden",
  downloadText:
    "Alles in één bestand: uw gegevens, toestemmingen en afspraken, en welke professionals ze hebben bekeken of gewijzigd.",
  document: "Downloaden om te lezen",
  data: "Downloaden als data (JSON)",
  preparing: "Een ogenblik…",
  downloaded: "Het bestand staat bij uw downloads.",
  fileName: "mijn-gegevens",
  deletionHeading: "Uw gegevens verwijderen",
  deletionText: (p) =>
    `Op ${p.day} zouden uw naam, contactgegevens, antwoorden en berichten voorgoed worden gewist, en uw account ook. Uw afspraken blijven meetellen, zonder u.`,
  ask: "Verwijdering aanvragen",
  askTitle: "Verwijdering van uw gegevens aanvragen?",
  askText: (p) =>
    `We sturen een link naar ${p.email}. Er gebeurt niets voordat u hebt bevestigd op de pagina die de link opent.`,
  askTextNoMail: "U kunt uw aanvraag intrekken zolang die niet is uitgevoerd.",
  keep: "Mijn gegevens behouden",
  asking: "Bezig met versturen…",
  upcoming: plural({
    one: "U hebt nog één komende afspraak. Annuleer die eerst, of kom daarna terug.",
    other: "U hebt nog {count} komende afspraken. Annuleer die eerst, of kom daarna terug.",
  }),
  toAppointments: "Mijn afspraken bekijken",
  sentTitle: "Nog één stap: kijk in uw mailbox",
  sent: (p) =>
    `Aangevraagd op ${p.day}. Open het bericht aan ${p.email}: de link erin bevestigt uw aanvraag. Tot dan gebeurt er niets.`,
  again: "Bericht opnieuw sturen",
  sentAgain: (p) => `Het bericht is opnieuw onderweg naar ${p.email}.`,
  confirmedTitle: "Uw aanvraag is bevestigd",
  confirmed: (p) => `Uw gegevens worden verwijderd op ${p.day}. Tot dan kunt u zich bedenken.`,
  withdraw: "Aanvraag intrekken",
  withdrawing: "Een ogenblik…",
  withdrawn: "Uw aanvraag is ingetrokken: uw gegevens blijven zoals ze zijn.",
  confirmHeading: "Uw persoonsgegevens verwijderen?",
  confirmText: (p) =>
    `Als u bevestigt, verwijdert ${p.group} uw naam, contactgegevens, antwoorden en berichten, en uw account. Dat gebeurt zodra er drie jaar voorbij zijn sinds uw registratie; tot dan kunt u uw aanvraag intrekken.`,
  confirmButton: "Ja, mijn gegevens verwijderen",
  confirmDone: (p) => `${p.group} verwijdert uw gegevens op ${p.day}. U krijgt hiervan een bericht.`,
  toPage: "Mijn persoonsgegevens",
  correct: "Mijn gegevens verbeteren",
  question: "Een vraag over uw gegevens, of iets te verbeteren?",
};
