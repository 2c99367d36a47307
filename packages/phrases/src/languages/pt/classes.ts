import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Esgotada",
  later: "Datas seguintes",
  booked: (p) => `${p.booked} de ${p.places} marcados`,
  participants: "Participantes",
  none: "Ainda não há marcações.",
  writeToAll: "Escrever a todos",
  cancelDate: "Cancelar esta data",
  ask: (p) => `Cancelar a aula de ${p.when}?`,
  mailed: "Todas as pessoas inscritas recebem um e‑mail.",
  reason: "Motivo (aparece no e‑mail)",
  keep: "Manter a data",
  cancelled: "A data está cancelada.",
  moveAll: "Mudar todos de data",
  newDate: "Nova data",
  noOtherDate: "Nenhuma outra data tem lugares suficientes.",
  moved: "Todos mudaram de data.",
  add: "Adicionar uma pessoa",
  howMany: "Número de lugares",
  guest: (p) => `Nome da pessoa ${p.number} (opcional)`,
  taken: (p) => `Lugares: ${p.count}`,
};
