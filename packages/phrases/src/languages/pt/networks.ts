import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Ajudam a encontrar as suas horas livres e recebem as marcações feitas.",
  none: "Este estabelecimento não está em nenhuma rede nacional.",
  ants: "Cartões de identidade e passaportes (France Titres)",
  search: "A pesquisa nacional mostra as suas horas livres.",
  noSearch: "A pesquisa nacional não está ligada.",
  register: "Os números dos pré-pedidos são verificados e as marcações comunicadas.",
  noRegister: "O registo nacional não está ligado.",
  works: (p) => `Última troca com êxito: ${p.when}`,
  never: "Ainda nenhuma troca.",
  failing: (p) => `Falha desde: ${p.when}`,
  lastFailure: (p) => `Última falha: ${p.when}`,
  waiting: (p) => `Marcações por comunicar: ${p.count}`,
  failures: {
    refused: "O registo recusa o pedido. O código de acesso da instalação pode já não ser válido.",
    failed: "O registo comunica uma falha do seu lado.",
    no_answer: "O registo não responde a tempo.",
    unreadable: "Não é possível ler a resposta do registo.",
  },
  stays: "Nada se perde: as marcações serão comunicadas assim que ele responder.",
  sas: {
    title: "Reguladores de urgência (SAS)",
    off: "Para participar, indique o número FINESS ou SIRET do estabelecimento e os números RPPS das agendas.",
    search: "Os reguladores de urgência encontram as suas horas livres.",
    noSearch: "A pesquisa dos reguladores não está ligada.",
    platform: "As marcações feitas por reguladores são comunicadas.",
    noPlatform: "A plataforma dos reguladores não está ligada.",
    calendars: (p) => `Agendas com número RPPS: ${p.count}`,
    regulators: (p) => `Reguladores que podem marcar: ${p.count}`,
    failures: {
      refused: "A plataforma recusa o pedido. O certificado da instalação pode já não ser válido.",
      failed: "A plataforma comunica uma falha do seu lado.",
      no_answer: "A plataforma não responde a tempo.",
      unreadable: "Não é possível ler a resposta da plataforma.",
    },
  },
};
