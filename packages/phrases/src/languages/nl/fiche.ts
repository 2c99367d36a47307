import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "De prijs of de duur is gewijzigd sinds u koos. U ziet nu hoe het is: kijk het na en boek opnieuw.",
    forWhom: "Voor wie is deze afspraak?",
    someoneElse: "Iemand anders",
    full: (p) => `Bij uw account horen al ${p.count} personen: meer kan niet.`,
    accountEmail: "Het adres van uw account: daar komen de berichten aan.",
    missing: (p) => `Er ontbreken nog een paar antwoorden voor ${p.name}.`,
    expired:
      "Uw sessie is verlopen. Log opnieuw in: wat u hebt ingevuld, is bewaard. U kunt ook zonder account boeken.",
    logInAgain: "Opnieuw inloggen",
    wrongFiche:
      "Deze gegevens horen niet bij wie is ingelogd. Sluit deze pagina en kom terug via de website die u hierheen bracht.",
    logoutAndBook: "Uitloggen en opnieuw beginnen",
  },
  search: {
    heading: "Wie komt er naar de afspraak?",
    label: "Persoon zoeken",
    hint: "Achternaam, voornaam of e‑mail: resultaten verschijnen vanaf 3 letters.",
    searching: "Bezig met zoeken…",
    results: "Gevonden personen",
    found: plural({ one: "{count} persoon gevonden", other: "{count} personen gevonden" }),
    none: "Niemand gevonden. Controleer de spelling of voer een nieuwe persoon in.",
    noneOfYours: "In uw account is niemand gevonden. Controleer de spelling.",
    more: "Er zijn er meer: typ nog een letter om te verfijnen.",
    newPerson: "Nieuwe persoon",
    change: "Iemand anders kiezen",
  },
  information: {
    heading: "Mijn gegevens",
    everybody: "De gegevens van uw klanten",
    tabs: "Personen en accountinstellingen",
    parameters: "Instellingen",
    add: "Persoon toevoegen",
    addHint: (p) =>
      `Een kind, een ouder, iemand voor wie u zorgt: bij uw account kunnen ${p.count} personen horen.`,
    save: "Opslaan",
    saveNew: "Deze persoon toevoegen",
    saving: "Bezig met opslaan…",
    nothingToSave: "Er is niets veranderd.",
    emailAsked: (p) =>
      `We hebben geschreven naar ${p.email}. Open de link in dat bericht op dit apparaat: dan verandert het adres.`,
    saved: (p) => `De gegevens van ${p.name} zijn opgeslagen.`,
    added: (p) => `${p.name} hoort nu bij uw account.`,
    addedByPro: (p) => `De gegevens van ${p.name} zijn aangemaakt.`,
  },
  parameters: {
    emailTitle: "E‑mailadres",
    emailPresent: (p) => `U logt in met ${p.email}.`,
    keptElsewhere:
      "Dit adres en uw wachtwoord wijzigt u daar waar u dat account hebt gemaakt, niet op deze pagina.",
    newEmail: "Nieuw adres",
    newEmailMissing: "Vul een nieuw e‑mailadres in.",
    changeEmail: "Adres wijzigen",
    emailTaken: "Dit adres heeft hier al een account. Kies een ander.",
    confirmTitle: "Bevestig vanuit uw nieuwe adres",
    confirmText: (p) =>
      `Er is een bericht onderweg naar ${p.email}. Open het en bevestig: tot dan verandert er niets en logt u in met ${p.present}.`,
    passwordTitle: "Wachtwoord",
    presentPassword: "Huidig wachtwoord",
    presentPasswordEmpty: "Vul uw huidige wachtwoord in.",
    changePassword: "Wachtwoord wijzigen",
    passwordChanged: "Uw wachtwoord is gewijzigd. Log op uw andere apparaten in met het nieuwe.",
  },
};
