/** `when` is a spoken date with its time, `group` the organisation's name. */
export const mail = {
  confirmation: {
    subject: (p: { when: string; group: string }) => `Votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous est confirmé",
    intro: (p: { name: string; group: string }) =>
      p.name === "" ? `Bonjour, ${p.group} vous attend.` : `Bonjour ${p.name}, ${p.group} vous attend.`,
    button: "Voir ou annuler ce rendez-vous",
    attached: "Le rendez-vous est joint à ce message : ouvrez le fichier pour l’ajouter à votre agenda.",
  },
  cancellation: {
    subject: (p: { when: string; group: string }) => `Annulé : votre rendez-vous du ${p.when} – ${p.group}`,
    heading: "Votre rendez-vous est annulé",
    intro: (p: { name: string; group: string }) =>
      p.name === ""
        ? `Bonjour, votre rendez-vous avec ${p.group} n’aura pas lieu.`
        : `Bonjour ${p.name}, votre rendez-vous avec ${p.group} n’aura pas lieu.`,
    button: "Prendre un autre rendez-vous",
    attached: "Ouvrez le fichier joint pour retirer le rendez-vous de votre agenda.",
  },
  labels: {
    when: "Quand",
    what: "Quoi",
    duration: "Durée",
    calendar: "Avec",
    resource: "Salle ou équipement",
    fiche: "Pour",
    where: "Où",
    price: "Prix",
    total: "Total",
    comments: "Votre message",
    phone: "Téléphone",
    video: "En visioconférence",
  },
  localTime: (p: { place: string }) => `Les heures sont celles de ${p.place}.`,
  help: (p: { phone: string }) =>
    p.phone === ""
      ? "Un empêchement ? Annulez dès que possible, quelqu’un attend peut-être cette place."
      : `Une question ou un empêchement ? Appelez le ${p.phone}.`,
  footer: (p: { group: string }) =>
    `Vous recevez ce message parce qu’un rendez-vous a été pris avec ${p.group} à cette adresse.`,
};
