import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "As marcações num ficheiro",
  text: "Uma linha por cada marcação do período escolhido acima, na hora do estabelecimento.",
  chosen: "Colunas",
  columns: {
    start: "Início",
    end: "Fim",
    minutes: "Minutos",
    calendar: "Agenda",
    resource: "Sala ou equipamento",
    service: "Serviço",
    lastname: "Apelido",
    firstname: "Nome próprio",
    email: "E‑mail",
    phone: "Telefone",
    state: "Estado",
    price: "Preço",
    source: "Origem",
    language: "Idioma",
    booked_at: "Marcado em",
  },
  states: {
    booked: "Marcada",
    cancelled: "Cancelada",
    arrived: "Presente",
    done: "Concluída",
    no_show: "Faltou",
  },
  download: (p) => `Descarregar as marcações (${p.format})`,
  received: (p) => `${p.size} recebidos…`,
  downloaded: "O ficheiro foi descarregado.",
};
