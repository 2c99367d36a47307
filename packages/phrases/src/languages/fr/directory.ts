/** The page without a group, where it lists groups. */
export const directory = {
  demosHeading: "Établissements de démonstration",
  demosText:
    "Ils sont inventés. Prenez rendez-vous comme un client, ou connectez-vous avec un compte d’essai.",
  open: "Ouvrir la page",
  login: "Se connecter",
  logins: "Comptes d’essai",
  client: "Compte client",
  pro: "Professionnel",
  owner: "Responsable",
  heading: "Établissements",
  search: "Nom ou ville",
  searchButton: "Chercher",
  none: "Aucun établissement ne correspond.",
  previous: "Page précédente",
  next: "Page suivante",
  pageOf: (p: { page: number; pages: number }) => `Page ${p.page} sur ${p.pages}`,
  /** By the beginning of the url name. */
  shows: {
    "atelier-margaux":
      "Un salon de coiffure, avec des forfaits, des promotions et plusieurs prestations à la suite",
    "cabinet-dentaire-des-lilas":
      "Un cabinet dentaire, avec une famille dans un même compte et des données de santé",
    "credit-du-vallon-lille": "Une agence bancaire, réservée aux clients connectés",
    "mairie-de-sainte-aubaine": "Une mairie en douze langues, avec plusieurs guichets",
    "maison-de-sante-du-parc": "Une maison de santé de douze agendas, avec deux semaines bien remplies",
    "optique-belvue": "Un opticien, avec trois magasins et un même compte professionnel",
    "souffle-et-lumiere": "Un studio de yoga, avec des cours à plusieurs places en trois langues",
  },
};
