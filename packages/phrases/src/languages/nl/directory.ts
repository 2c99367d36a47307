import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Demo-organisaties",
  demosText: "Ze zijn verzonnen. Boek zoals een klant, of log in met een testaccount.",
  open: "Pagina openen",
  login: "Inloggen",
  logins: "Testaccounts",
  client: "Klant",
  pro: "Medewerker",
  owner: "Beheerder",
  heading: "Organisaties",
  search: "Naam of plaats",
  searchButton: "Zoeken",
  none: "Geen organisatie gevonden.",
  previous: "Vorige pagina",
  next: "Volgende pagina",
  pageOf: (p) => `Pagina ${p.page} van ${p.pages}`,
  shows: {
    "atelier-margaux": "Een kapsalon met pakketten, acties en meerdere diensten na elkaar",
    "cabinet-dentaire-des-lilas": "Een tandartspraktijk met een gezin in één account en gezondheidsgegevens",
    "credit-du-vallon-lille": "Een bankkantoor, alleen voor klanten die zijn ingelogd",
    "mairie-de-sainte-aubaine": "Een gemeentehuis in twaalf talen, met meerdere balies",
    "maison-de-sante-du-parc": "Een gezondheidscentrum met twaalf agenda’s en twee volle weken",
    "optique-belvue": "Een opticien met drie winkels en één zakelijk account",
    "souffle-et-lumiere": "Een yogastudio met lessen voor meerdere personen, in drie talen",
  },
};
