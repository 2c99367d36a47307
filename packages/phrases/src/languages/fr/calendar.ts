import { plural } from "./plural.ts";

/** The professionals' calendar. */
export const calendar = {
  heading: "Agenda",
  previousDay: "Jour précédent",
  nextDay: "Jour suivant",
  view: "Affichage",
  grid: "Colonnes",
  list: "Liste",
  columns: "Agendas affichés",
  subscribe: "S’abonner",
  elsewhere: "Occupé ailleurs",
  print: "Imprimer",
  count: plural({ one: "{count} rendez-vous", other: "{count} rendez-vous" }),
  noneThatDay: "Aucun rendez-vous ce jour-là.",
  earlier: "Plus tôt",
  later: "Plus tard",
  cancelled: "Rendez-vous annulés",
  closed: "Fermé",
  firstVisit: "Première visite",
  note: "Avec une note",
  together: "Réservé avec un autre rendez-vous",
  blue: "repère bleu",
  green: "repère vert",
  orange: "repère orange",
  yellow: "repère jaune",
  failed: "Les rendez-vous ne peuvent pas être affichés pour le moment.",
};
