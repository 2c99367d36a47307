/** The page from which an organisation takes the code for its own site. */
export const embed = {
  title: "Prendre rendez-vous depuis votre site",
  mode: "Où s’ouvre la réservation",
  inline: "Dans la page",
  popup: "Dans une fenêtre, depuis un lien",
  button: "Dans une fenêtre, depuis un bouton toujours visible",
  words: "Texte du lien ou du bouton",
  browsersLanguage: "Celle du navigateur",
  header: "Afficher le nom et la connexion",
  footer: "Afficher le pied de page",
  minHeight: "Hauteur minimale, en pixels",
  scroll: "Garder cette hauteur ; le reste défile dans le cadre",
  show: "Mettre à jour",
  code: "Le code à coller dans votre page",
  copy: "Copier le code",
  copied: "Code copié",
  policy: (p: { site: string }) =>
    `Si votre site limite ce que ses pages chargent (Content-Security-Policy), autorisez-y ${p.site} dans script-src et frame-src.`,
  hosts: (p: { hosts: string }) => `La réservation ne s’affiche que sur ces sites : ${p.hosts}.`,
  result: "Le résultat",
};
