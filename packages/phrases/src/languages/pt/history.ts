import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Quem alterou o quê, e quando. A maioria das alterações pode ser desfeita.",
  all: "Todas as alterações",
  actions: {
    created: "Adicionado",
    changed: "Alterado",
    archived: "Arquivado",
    restored: "Recuperado",
    published: "Publicado",
    undone: "Desfeito",
    invited: "Convite enviado",
    withdrawn: "Convite retirado",
    joined: "Entrada na equipa",
    removed: "Saída da equipa",
    reset: "Segundo passo reposto",
    revoked: "Revogada",
  },
  entries: {
    removed: (p) => `Removido: ${p.entries}`,
    added: (p) => `Adicionado: ${p.entries}`,
  },
  server: "Importação no servidor",
  order: "Ordem",
  further: (p) => `Outros detalhes: ${p.count}`,
  takeBack: "Desfazer",
  question: "Desfazer esta alteração?",
  becomesAsBefore: "Volta a ficar como antes, e os seus clientes veem-no logo.",
  becomesArchived: "O que foi adicionado fica arquivado, e os seus clientes deixam de o ver.",
  worksAsBefore: "A função e as agendas voltam logo a ficar como antes.",
  final: {
    people: "Para convidar, retirar um convite ou remover alguém, vá a «Equipa».",
    reset: "É a própria pessoa que configura um novo segundo passo.",
    keys: "As chaves criam-se e revogam-se em «Chaves de API».",
  },
  takenBack: "Desfeito: está como antes.",
  older: "Mostrar alterações anteriores",
};
