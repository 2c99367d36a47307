import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Agenda",
  previousDay: "Dia anterior",
  nextDay: "Dia seguinte",
  view: "Vista",
  grid: "Colunas",
  list: "Lista",
  columns: "Agendas visíveis",
  subscribe: "Subscrever",
  elsewhere: "Ocupado noutra agenda",
  print: "Imprimir",
  count: plural({ one: "{count} marcação", other: "{count} marcações" }),
  noneThatDay: "Não há marcações nesse dia.",
  earlier: "Mais cedo",
  later: "Mais tarde",
  cancelled: "Marcações canceladas",
  closed: "Encerrado",
  firstVisit: "Primeira visita",
  note: "Nota",
  together: "Feita em conjunto com outra marcação",
  blue: "etiqueta azul",
  green: "etiqueta verde",
  orange: "etiqueta laranja",
  yellow: "etiqueta amarela",
  failed: "De momento não é possível mostrar as marcações.",
};
