import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Quem alterou o quê, e quando. Todas as alterações podem ser desfeitas.",
  all: "Todas as alterações",
  actions: {
    created: "Adicionado",
    changed: "Alterado",
    archived: "Arquivado",
    restored: "Recuperado",
    published: "Publicado",
    undone: "Desfeito",
  },
  server: "Importação no servidor",
  order: "Ordem",
  further: (p) => `Outros detalhes: ${p.count}`,
  takeBack: "Desfazer",
  question: "Desfazer esta alteração?",
  becomesAsBefore: "Volta a ficar como antes, e os seus clientes veem-no logo.",
  becomesArchived: "O que foi adicionado fica arquivado, e os seus clientes deixam de o ver.",
  takenBack: "Desfeito: está como antes.",
  older: "Mostrar alterações anteriores",
};
