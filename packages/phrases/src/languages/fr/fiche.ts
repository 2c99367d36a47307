import { pluralIn } from "../../plural.ts";

const plural = pluralIn("fr");

/** Loaded for whoever is logged in. */
export const fiche = {
  choose: {
    forWhom: "Pour qui est ce rendez-vous ?",
    someoneElse: "Quelqu’un d’autre",
    full: (p: { count: number }) =>
      `Votre compte réunit déjà ${p.count} personnes : il ne peut pas en contenir davantage.`,
    accountEmail: "L’adresse de votre compte : les messages y arriveront.",
    missing: (p: { name: string }) => `Il reste quelques réponses à donner pour ${p.name}.`,
    logoutAndBook: "Me déconnecter et reprendre",
  },
  search: {
    label: "Chercher une personne",
    hint: "Nom, prénom ou e-mail : les résultats viennent à partir de 3 lettres.",
    searching: "Recherche…",
    results: "Personnes trouvées",
    found: plural({
      one: "{count} personne trouvée",
      many: "{count} personnes trouvées",
      other: "{count} personnes trouvées",
    }),
    none: "Personne ne correspond. Vérifiez l’orthographe, ou saisissez une nouvelle personne.",
    more: "Il y en a d’autres : ajoutez une lettre pour préciser.",
    newPerson: "Nouvelle personne",
    change: "Changer de personne",
  },
};
