import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Ajudam a encontrar os seus horários e sabem que marcações estão feitas.",
  none: "Esta organização não está em nenhuma rede nacional.",
  ants: "Cartões de identidade e passaportes (France Titres)",
  search: "A pesquisa nacional mostra os seus horários.",
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
    failed: "O registo indica uma avaria do seu lado.",
    no_answer: "O registo não responde a tempo.",
    unreadable: "Não é possível ler a resposta do registo.",
  },
  stays: "Nada se perde: as marcações serão comunicadas assim que ele responder.",
  sas: {
    title: "Reguladores (SAS)",
    off: "Para participar, indique o número FINESS ou SIRET da organização e os números RPPS das agendas.",
    search: "Os reguladores de urgência encontram os seus horários.",
    noSearch: "A pesquisa dos reguladores não está ligada.",
    platform: "As marcações feitas por reguladores são comunicadas.",
    noPlatform: "A plataforma dos reguladores não está ligada.",
    calendars: (p) => `Agendas com número RPPS: ${p.count}`,
    regulators: (p) => `Reguladores que podem marcar: ${p.count}`,
    failures: {
      refused: "A plataforma recusa o pedido. O certificado da instalação pode já não ser válido.",
      failed: "A plataforma indica uma avaria do seu lado.",
      no_answer: "A plataforma não responde a tempo.",
      unreadable: "Não é possível ler a resposta da plataforma.",
    },
  },
};
