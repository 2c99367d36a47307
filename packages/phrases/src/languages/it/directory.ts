import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Strutture dimostrative",
  demosText: "Sono inventate. Prenoti come un cliente, o acceda con un account di prova.",
  open: "Apri la pagina",
  login: "Accedi",
  logins: "Account di prova",
  client: "Cliente",
  pro: "Professionista",
  owner: "Responsabile",
  heading: "Strutture",
  search: "Nome o città",
  searchButton: "Cerca",
  none: "Nessuna struttura corrisponde.",
  previous: "Pagina precedente",
  next: "Pagina successiva",
  pageOf: (p) => `Pagina ${p.page} di ${p.pages}`,
  shows: {
    "atelier-margaux": "Un parrucchiere con pacchetti, promozioni e più servizi di seguito",
    "cabinet-dentaire-des-lilas": "Uno studio dentistico con una famiglia in un solo account e dati sanitari",
    "credit-du-vallon-lille": "Una filiale di banca, riservata ai clienti che hanno effettuato l’accesso",
    "mairie-de-sainte-aubaine": "Un municipio in dodici lingue, con più sportelli",
    "maison-de-sante-du-parc": "Un centro medico con dodici agende e due settimane molto piene",
    "optique-belvue": "Un ottico con tre negozi e un solo accesso professionale",
    "souffle-et-lumiere": "Uno studio di yoga con lezioni a più posti, in tre lingue",
  },
};
