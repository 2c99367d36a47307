/** What a page says as long as none of its scripts runs. */
export const earlyPage = {
  noScript: "Cette page a besoin de JavaScript",
  allowScript: "Autorisez-le dans votre navigateur, puis rechargez la page.",
  failed: "La page n’a pas pu se charger",
  tryAgain: "Vérifiez votre connexion, puis réessayez.",
  /** What searches and shared links say of the page; the group with its town. */
  description: (p: { group: string }) =>
    `${p.group} : voyez les horaires libres et prenez rendez-vous en ligne, à toute heure.`,
  internetExplorer: "Internet Explorer ne peut pas afficher cette page. Ouvrez-la avec un autre navigateur.",
  outdatedBrowser: "Ce navigateur est trop ancien pour cette page",
  updateBrowser:
    "Mettez-le à jour ou ouvrez la page dans un autre : Chrome et Edge 120, Firefox 125, Safari 17.4, ou plus récent.",
  sandbox: "Environnement de test : ce ne sont pas de vrais rendez-vous",
};
