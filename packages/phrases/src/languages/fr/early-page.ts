/** What a page says as long as none of its scripts runs. */
export const earlyPage = {
  noScript: "Cette page a besoin de JavaScript",
  allowScript: "Autorisez-le dans votre navigateur, puis rechargez la page.",
  failed: "La page n’a pas pu se charger",
  tryAgain: "Vérifiez votre connexion, puis réessayez.",
};
