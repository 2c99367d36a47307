import { plural } from "./plural.ts";

/** Loaded for logged-in clients. */
export const fiche = {
  choose: {
    offerChanged:
      "Le prix ou la durée a changé depuis votre choix. Vous allez voir ce qu’il en est : vérifiez, puis confirmez à nouveau.",
    forWhom: "Pour qui est ce rendez-vous ?",
    someoneElse: "Quelqu’un d’autre",
    full: (p: { count: number }) =>
      `Votre compte réunit déjà ${p.count} personnes : il ne peut pas en contenir davantage.`,
    accountEmail: "L’adresse de votre compte : les messages y arriveront.",
    missing: (p: { name: string }) => `Il reste quelques réponses à donner pour ${p.name}.`,
    expired:
      "Votre connexion a expiré. Connectez-vous à nouveau : ce que vous avez saisi est conservé. Vous pouvez aussi réserver sans compte.",
    logInAgain: "Se connecter à nouveau",
    wrongFiche:
      "Ces informations ne correspondent pas à la personne connectée. Fermez cette page, puis revenez par le site qui vous y a conduit.",
    logoutAndBook: "Me déconnecter et reprendre",
  },
  search: {
    heading: "Qui viendra au rendez-vous ?",
    label: "Chercher une personne",
    hint: "Nom, prénom ou e‑mail : les résultats viennent à partir de 3 lettres.",
    searching: "Recherche…",
    results: "Personnes trouvées",
    found: plural({
      one: "{count} personne trouvée",
      other: "{count} personnes trouvées",
    }),
    none: "Personne ne correspond. Vérifiez l’orthographe, ou saisissez une nouvelle personne.",
    noneOfYours: "Aucune personne de votre compte ne correspond. Vérifiez l’orthographe.",
    more: "Il y en a d’autres : ajoutez une lettre pour préciser.",
    newPerson: "Nouvelle personne",
    change: "Changer de personne",
  },
  information: {
    heading: "Mes informations",
    everybody: "Les dossiers de vos clients",
    tabs: "Personnes et paramètres du compte",
    parameters: "Paramètres",
    add: "Ajouter une personne",
    addHint: (p: { count: number }) =>
      `Un enfant, un parent, une personne que vous accompagnez : votre compte peut en réunir ${p.count}.`,
    save: "Enregistrer",
    saveNew: "Ajouter cette personne",
    saving: "Enregistrement…",
    nothingToSave: "Rien n’a changé.",
    emailAsked: (p: { email: string }) =>
      `Nous avons écrit à ${p.email}. Ouvrez sur cet appareil le lien de ce message : l’adresse changera à ce moment-là.`,
    saved: (p: { name: string }) => `Les informations de ${p.name} sont enregistrées.`,
    added: (p: { name: string }) => `${p.name} fait maintenant partie de votre compte.`,
    addedByPro: (p: { name: string }) => `Le dossier de ${p.name} est créé.`,
  },
  parameters: {
    emailTitle: "Adresse e‑mail",
    emailPresent: (p: { email: string }) => `Vous vous connectez avec ${p.email}.`,
    keptElsewhere:
      "Cette adresse et votre mot de passe se changent là où vous avez créé ce compte, pas sur cette page.",
    newEmail: "Nouvelle adresse",
    newEmailMissing: "Indiquez une nouvelle adresse e‑mail.",
    changeEmail: "Changer d’adresse",
    emailTaken: "Cette adresse a déjà un compte ici. Choisissez-en une autre.",
    confirmTitle: "Confirmez depuis votre nouvelle adresse",
    confirmText: (p: { email: string; present: string }) =>
      `Un message vient de partir à l’adresse ${p.email}. Ouvrez-le et confirmez : d’ici là, rien ne change, vous vous connectez avec ${p.present}.`,
    passwordTitle: "Mot de passe",
    presentPassword: "Mot de passe actuel",
    presentPasswordEmpty: "Indiquez votre mot de passe actuel.",
    changePassword: "Changer le mot de passe",
    passwordChanged:
      "Votre mot de passe est changé. Sur vos autres appareils, connectez-vous avec le nouveau.",
  },
};
