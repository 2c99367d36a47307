import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Conecte otra agenda, por ejemplo una personal. Mientras indique «ocupado», esta agenda no se puede reservar en línea. Solo se leen las horas, nunca los títulos ni los nombres.",
  address: "Dirección de la otra agenda",
  hint: "Los programas de agenda la llaman dirección secreta o publicada; suele terminar en ics. No volverá a mostrarse.",
  connect: "Conectar",
  full: "Esta agenda tiene tres agendas conectadas, el máximo.",
  list: "Agendas conectadas",
  reading: "Primera lectura en curso",
  read: (p) => `Última lectura: ${p.when}`,
  times: (p) => `Próximas horas ocupadas: ${p.count}`,
  readNow: "Leer ahora",
  end: "Desconectar",
  endTitle: "¿Desconectar esta agenda?",
  endText: "Las horas que indica como ocupadas se pueden volver a reservar.",
  ended: "La agenda está desconectada.",
  stays: "Las últimas horas leídas siguen siendo válidas.",
  notice: (p) => `${p.name}: no se puede leer la agenda conectada (${p.host}).`,
  why: "Ver el motivo",
  failures: {
    unreachable: "Su servidor no responde.",
    refused: "La dirección ya no es válida. Cópiela otra vez desde el programa de agenda.",
    not_public: "Solo se leen direcciones públicas que empiezan por https.",
    too_long: "La agenda ocupa más de 1 MB.",
    too_many: "La agenda tiene demasiados eventos.",
    not_a_calendar: "No hay ninguna agenda en esta dirección.",
  },
};
