/** Loaded with the account's screens only. */
export const account = {
  email: "E‑mail",
  password: "Mot de passe",
  showPassword: "Afficher",
  hidePassword: "Masquer",
  sending: "Un instant…",
  continue: "Continuer",
  missing: {
    email: "Indiquez votre adresse e‑mail.",
    rules: "Votre nouveau mot de passe ne remplit pas encore toutes les conditions.",
    again: "Saisissez votre nouveau mot de passe une seconde fois.",
  },
  reserved: {
    clients: (p: { group: string }) =>
      `La prise de rendez-vous en ligne est réservée aux clients de ${p.group}.`,
    patients: (p: { group: string }) =>
      `La prise de rendez-vous en ligne est réservée aux patients de ${p.group}.`,
    known: "Vous l’êtes déjà ? Utilisez l’adresse e‑mail que nous avons de vous.",
    call: "Pour un premier rendez-vous, appelez-nous.",
  },
  login: {
    heading: "Se connecter",
    submit: "Se connecter",
    remember: "Rester connecté deux heures sur cet appareil, même si je ferme la page",
    forgot: "Mot de passe oublié ?",
    toLogin: "Se connecter",
    again: "Déjà un compte ?",
    passwordLength: "Un mot de passe compte au moins 10 caractères.",
    expired: "Votre connexion a expiré. Connectez-vous à nouveau : ce que vous avez saisi est conservé.",
  },
  step: {
    heading: "Connectez-vous pour prendre rendez-vous",
    text: (p: { group: string }) =>
      `Pour prendre rendez-vous avec ${p.group}, il faut un compte. Connectez-vous ou créez-en un en une minute.`,
    textClosed: (p: { group: string }) =>
      `Pour prendre rendez-vous avec ${p.group}, il faut un compte. Connectez-vous.`,
    known: "J’ai un compte",
    fresh: "Je n’ai pas encore de compte",
  },
  sso: {
    heading: "Connectez-vous pour prendre rendez-vous",
    text: (p: { group: string }) =>
      `${p.group} vous reconnaît grâce à un compte que vous avez déjà. Après la connexion, vous revenez ici.`,
    submit: "Se connecter",
    or: "ou",
    newWindow: "La connexion s’ouvre dans une nouvelle fenêtre.",
    pro: "Vous êtes un professionnel ?",
    done: "Connexion réussie. Vous pouvez fermer cette fenêtre.",
    denied: "La connexion a été annulée. Votre choix est conservé : vous pouvez reprendre quand vous voulez.",
    expired: "Cette connexion a expiré. Connectez-vous à nouveau.",
    unavailable: "Le service de connexion ne répond pas. Réessayez dans quelques minutes.",
    failed: "La connexion n’a pas abouti. Réessayez.",
    call: "Si cela se reproduit, appelez-nous.",
  },
  register: {
    heading: "Créer un compte",
    text: "Indiquez votre adresse : vous y recevrez un lien pour choisir votre mot de passe.",
    submit: "Créer mon compte",
    ask: "Pas encore de compte ?",
    /** Of groups that book for those whom they know. */
    askKnown: "Nous vous connaissons déjà, mais vous n’avez pas encore de compte ?",
    textKnown:
      "Indiquez l’adresse e‑mail que nous avons de vous : vous y recevrez un lien pour choisir votre mot de passe.",
    optin: (p: { group: string }) => `J’accepte de recevoir les messages de ${p.group} par e‑mail et SMS.`,
    optinEmail: (p: { group: string }) => `J’accepte de recevoir les messages de ${p.group} par e‑mail.`,
    optinProvider: "J’accepte de recevoir les nouvelles du service de rendez-vous par e‑mail.",
    protection: (p: { group: string }) =>
      `Votre adresse sert à ${p.group} pour gérer votre compte et vos rendez-vous. Vous pouvez demander à consulter, corriger ou effacer vos données.`,
    closedHeading: "Les inscriptions en ligne sont fermées",
    closedText: (p: { group: string }) => `${p.group} n’ouvre pas de nouveau compte en ligne pour le moment.`,
    closedCall: "Appelez pour prendre rendez-vous.",
    pending: "Votre rendez-vous en préparation vous attendra : le lien vous y ramènera.",
  },
  registerConfirm: {
    heading: "Votre compte est presque prêt",
    text: (p: { email: string }) =>
      `Un message est parti à l’adresse ${p.email}. Ouvrez-le : son lien active votre compte.`,
    headingUnknown: "Ouvrez votre boîte de réception",
    textUnknown:
      "Si vous venez de créer un compte, un message vous y attend : son lien active le compte. Sinon, commencez par indiquer votre adresse.",
    hint: "Rien reçu après quelques minutes ? Regardez dans les indésirables, ou vérifiez l’adresse.",
    again: "Renvoyer le message",
    sentAgain: (p: { email: string }) => `Un nouveau message est parti à l’adresse ${p.email}.`,
    otherAddress: "Corriger l’adresse",
  },
  reset: {
    heading: "Mot de passe oublié",
    text: "Indiquez l’adresse de votre compte : vous y recevrez un lien pour choisir un nouveau mot de passe.",
    textForPro:
      "Indiquez l’adresse de votre accès professionnel : vous y recevrez un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir le lien",
    byFicheUnknown: "Nous ne connaissons pas cette adresse e‑mail. Vérifiez-la, ou prenez rendez-vous.",
    byFicheUnknownClosed: "Nous ne connaissons pas cette adresse e‑mail. Vérifiez-la, ou appelez-nous.",
    byFicheHeading: "Recevoir mon lien de connexion",
    byFicheText:
      "Ici, pas de mot de passe : indiquez l’adresse que vous avez donnée, un lien de connexion vous y attend.",
  },
  resetConfirm: {
    heading: "Ouvrez votre boîte de réception",
    text: (p: { email: string }) => `Si nous connaissons l’adresse ${p.email}, un lien y est parti.`,
    textUnknown: "Si nous connaissons votre adresse, un lien vous y attend.",
    hint: "Rien reçu après quelques minutes ? Regardez dans les indésirables, ou vérifiez l’adresse.",
    again: "Renvoyer le lien",
    sentAgain: (p: { email: string }) =>
      `Si nous connaissons l’adresse ${p.email}, un nouveau lien y est parti.`,
  },
  setPassword: {
    heading: "Choisissez votre mot de passe",
    mustBeChanged: "Il protège vos rendez-vous et vos informations. Choisissez-en un pour continuer.",
    mustBeChangedByPro: "Il protège les données de vos clients. Choisissez-en un pour continuer.",
    tooWeak:
      "Le mot de passe que vous venez d’utiliser n’est plus assez sûr. Choisissez-en un nouveau pour continuer.",
    newPassword: "Nouveau mot de passe",
    confirmation: "Le même, encore une fois",
    submit: "Enregistrer le mot de passe",
    passwordConfirm: "Les deux mots de passe ne sont pas identiques.",
    rules: "Il contient :",
    length: (p: { min: number; max: number }) => `de ${p.min} à ${p.max} caractères`,
    lowercase: "une minuscule",
    uppercase: "une majuscule",
    number: "un chiffre",
    specialChar: "un caractère spécial (- _ . & @ #…)",
    ownEmail: "rien de votre adresse e‑mail",
    kept: "c’est bon",
    missing: "il manque",
    changed: "Votre mot de passe est enregistré. Vous êtes connecté.",
  },
  mailed: {
    activationHeading: "Activez votre compte",
    activationText:
      "Il ne reste qu’à confirmer que cette adresse est la vôtre, puis à choisir un mot de passe.",
    activationButton: "Activer mon compte",
    resetHeading: "Choisir un nouveau mot de passe",
    resetText: "Ce lien ne sert qu’une fois. L’ancien mot de passe reste valable jusqu’au nouveau.",
    resetButton: "Continuer",
    emailHeading: "Confirmez votre nouvelle adresse",
    emailText: (p: { email: string }) => `${p.email} deviendra l’adresse de votre compte.`,
    ficheEmailText: (p: { email: string }) => `Nous vous écrirons désormais à ${p.email}.`,
    emailButton: "Confirmer cette adresse",
    emailPassword: "Votre mot de passe actuel",
    emailPasswordHint: "Vous n’êtes pas connecté ici : votre mot de passe montre que le compte est le vôtre.",
    emailChangedTitle: "Votre adresse est changée",
    emailChanged: (p: { email: string }) => `Connectez-vous désormais avec ${p.email}.`,
    ficheHeading: "Bienvenue",
    ficheText: (p: { group: string }) => `Ce lien vous connecte à vos rendez-vous chez ${p.group}.`,
    ficheButton: "Me connecter",
    founderHeading: "Votre page est prête",
    founderText: (p: { group: string }) =>
      `Ce lien confirme votre adresse et ouvre la page de ${p.group}. Personne ne la voit avant que vous ne la publiiez.`,
    founderButton: "Ouvrir ma page",
    invitationHeading: "Une invitation",
    invitationText: (p: { group: string }) =>
      `Acceptez l’invitation pour ouvrir votre accès professionnel : ${p.group}.`,
    invitationButton: "Accepter l’invitation",
    invitationDead:
      "Ce lien a déjà servi, ou il a expiré. Si vous avez accepté l’invitation, connectez-vous ici ; sinon, demandez-en une nouvelle.",
    newLink: "Demander un nouveau lien",
    toInformation: "Ouvrir mes informations",
  },
  menu: {
    calendar: "Agenda",
    appointments: "Mes rendez-vous",
    heading: "Mon compte",
    information: "Mes informations",
    personalData: "Mes données personnelles",
    /** Above the other organisations a professional works in. */
    records: "Clients",
    groups: "Changer d’établissement",
    manage: "Gestion",
    security: "Sécurité de la connexion",
    logout: "Se déconnecter",
    logoutTitle: "Se déconnecter ?",
    logoutText: "Un rendez-vous en préparation et ce que vous avez saisi seront effacés de cet appareil.",
    logoutNo: "Rester connecté",
  },
  proElsewhere: {
    title: "Vous êtes connecté comme professionnel",
    text: (p: { name: string }) =>
      `C’est pour « ${p.name} ». Pour continuer sur cette page, mettez d’abord fin à cette session.`,
    back: (p: { name: string }) => `Retour : ${p.name}`,
    end: "Me déconnecter et continuer",
  },
  disconnected: {
    heading: "Vous êtes déconnecté",
    text: "Pour reprendre un rendez-vous, revenez par la page de l’enseigne.",
  },
};
