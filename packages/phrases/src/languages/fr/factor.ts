/** The second factor of professionals. */
export const factor = {
  stepHeading: "Encore une étape",
  stepText: "Saisissez le code de votre application d’authentification, ou l’un de vos codes de secours.",
  code: "Code",
  continue: "Continuer",
  usePasskey: "Utiliser une clé d’accès",
  again: "Recommencer la connexion",
  requiredText:
    "L’un de vos établissements demande une deuxième étape à la connexion. Mettez-la en place pour continuer.",
  heading: "Sécurité de la connexion",
  text: "Avec la validation en deux étapes, votre mot de passe ne suffit plus à lui seul pour se connecter.",
  on: "La validation en deux étapes est activée.",
  off: "La validation en deux étapes est désactivée.",
  app: "Application d’authentification",
  passkey: "Clé d’accès",
  setUpOn: (p: { day: string }) => `mise en place le ${p.day}`,
  codesLeft: (p: { count: number }) => `Codes de secours restants : ${p.count}`,
  addApp: "Configurer une application",
  addPasskey: "Ajouter une clé d’accès",
  turnOff: "Désactiver",
  turnOffText: "Pour la désactiver, saisissez votre mot de passe et un code, ou utilisez votre clé d’accès.",
  requiredHere:
    "L’un de vos établissements l’exige : si vous la désactivez, il faudra la remettre en place à la prochaine connexion.",
  appText:
    "Scannez cette image avec une application d’authentification, puis saisissez le code qu’elle affiche.",
  qr: "Code QR pour votre application d’authentification",
  secret: "Ou recopiez cette clé dans l’application :",
  passkeyFailed: "La clé d’accès n’a pas pu être utilisée. Réessayez, ou choisissez un autre moyen.",
  codesHeading: "Vos codes de secours",
  codesText:
    "Chacun sert une seule fois, si vous n’avez plus votre téléphone ou votre clé d’accès. Gardez-les en lieu sûr : ils ne s’affichent que maintenant.",
  codesDone: "Je les ai notés",
  colleagues: "Vos collègues",
  require: "La validation en deux étapes est obligatoire pour tous les professionnels de cet établissement",
  needOwn: "Mettez d’abord en place la vôtre.",
  has: "validation en deux étapes activée",
  hasNot: "sans validation en deux étapes",
  reset: "Réinitialiser",
  resetTitle: "Réinitialiser la validation en deux étapes ?",
  resetText: (p: { name: string }) =>
    `${p.name} se connectera avec son seul mot de passe, jusqu’à ce qu’une nouvelle deuxième étape soit en place.`,
  resetNo: "Ne rien changer",
  failed:
    "Vous ne pouvez réinitialiser que la deuxième étape de collègues dont vous dirigez tous les établissements.",
};
