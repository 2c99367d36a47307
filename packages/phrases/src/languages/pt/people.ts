import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Convidar alguém",
  email: "Endereço de e‑mail",
  emailHint: "Recebe um link, válido durante sete dias.",
  send: "Enviar o convite",
  sent: (p) => `O convite vai a caminho de ${p.email}.`,
  role: "Função",
  roles: {
    owner: { name: "Responsável", text: "Vê e altera tudo, incluindo a equipa e as definições." },
    pro: {
      name: "Profissional",
      text: "As marcações, as fichas, os horários e as estatísticas das suas agendas.",
    },
    call_centre: {
      name: "Central telefónica",
      text: "Faz e altera marcações, também de serviços que os clientes não veem.",
    },
  },
  everyCalendar: "Todas as agendas, incluindo as novas",
  chooseOne: "Escolha, pelo menos, uma agenda.",
  notices: "Avisar por e‑mail quando houver uma marcação, alteração ou cancelamento nestas agendas",
  invitations: "Convites por aceitar",
  until: (p) => `válido até ${p.day}`,
  takeBack: "Retirar",
  takenBack: (p) => `O convite para ${p.email} foi retirado: o link já não abre nada.`,
  seen: (p) => `último acesso: ${p.day}`,
  neverSeen: "ainda sem acessos",
  you: "o seu acesso",
  saved: (p) => `${p.name}: guardado, já está em vigor.`,
  remove: "Remover da equipa",
  removeTitle: (p) => `Remover ${p.name} da equipa?`,
  removeText:
    "O acesso a este estabelecimento termina de imediato, em todos os dispositivos. As marcações e o histórico mantêm-se.",
  removed: (p) => `${p.name} já não faz parte da equipa.`,
};
