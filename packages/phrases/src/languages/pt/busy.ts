import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Ligue outra agenda, por exemplo a pessoal. Enquanto ela indicar «ocupado», esta agenda não pode ser reservada online. Só se leem as horas, nunca os títulos nem os nomes.",
  address: "Endereço da outra agenda",
  hint: "Os programas de agenda chamam-lhe endereço secreto ou publicado; termina muitas vezes em ics. Não voltará a ser mostrado.",
  connect: "Ligar",
  full: "Esta agenda tem três agendas ligadas, o máximo.",
  list: "Agendas ligadas",
  reading: "Primeira leitura em curso",
  read: (p) => `Última leitura: ${p.when}`,
  times: (p) => `Próximas horas ocupadas: ${p.count}`,
  readNow: "Ler agora",
  end: "Desligar",
  endTitle: "Desligar esta agenda?",
  endText: "As horas que ela indica como ocupadas voltam a poder ser marcadas.",
  ended: "A agenda foi desligada.",
  stays: "As últimas horas lidas continuam válidas.",
  notice: (p) => `${p.name}: não é possível ler a agenda ligada (${p.host}).`,
  why: "Ver o motivo",
  failures: {
    unreachable: "O servidor dela não responde.",
    refused: "O endereço já não é válido. Copie-o de novo no programa de agenda.",
    not_public: "Só se leem endereços públicos que começam por https.",
    too_long: "A agenda tem mais de 1 MB.",
    too_many: "A agenda tem demasiados eventos.",
    not_a_calendar: "Não há nenhuma agenda neste endereço.",
  },
};
