/** `when` is a spoken date with its time, `group` the organisation's name. */
export const mail = {
  confirmationOfSeveral: {
    subject: (p: { when: string; group: string }) => `Vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous sont confirmés",
    intro: (p: { name: string; group: string }) =>
      p.name === "" ? `Bonjour, ${p.group} vous attend.` : `Bonjour ${p.name}, ${p.group} vous attend.`,
    button: "Voir ou annuler ces rendez-vous",
    attached:
      "Les rendez-vous sont joints à ce message : ouvrez chaque fichier pour les ajouter à votre agenda.",
  },
  cancellationOfSeveral: {
    subject: (p: { when: string; group: string }) =>
      `Annulés : vos rendez-vous à partir du ${p.when} – ${p.group}`,
    heading: "Vos rendez-vous sont annulés",
    intro: (p: { name: string; group: string }) =>
      p.name === ""
        ? `Bonjour, ces rendez-vous avec ${p.group} n’auront pas lieu.`
        : `Bonjour ${p.name}, ces rendez-vous avec ${p.group} n’auront pas lieu.`,
    button: "Prendre un autre rendez-vous",
    attached: "Ouvrez chaque fichier joint pour retirer ces rendez-vous de votre agenda.",
  },
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
    schedule: "Déroulement",
    pause: "Pause",
  },
  insteadOf: (p: { price: string }) => `au lieu de ${p.price}`,
  localTime: (p: { place: string }) => `Les heures sont celles de ${p.place}.`,
  help: (p: { phone: string }) =>
    p.phone === ""
      ? "Un empêchement ? Annulez dès que possible, quelqu’un attend peut-être cette place."
      : `Une question ou un empêchement ? Appelez le ${p.phone}.`,
  footer: (p: { group: string }) =>
    `Vous recevez ce message parce qu’un rendez-vous a été pris avec ${p.group} à cette adresse.`,
};
