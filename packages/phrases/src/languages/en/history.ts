import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Who changed what, and when. Every change can be undone.",
  all: "All changes",
  actions: {
    created: "Added",
    changed: "Changed",
    archived: "Archived",
    restored: "Brought back",
    published: "Published",
    undone: "Undone",
  },
  server: "Import on the server",
  order: "Order",
  further: (p) => `Further details: ${p.count}`,
  takeBack: "Undo",
  question: "Undo this change?",
  becomesAsBefore: "It becomes as it was before, and your clients see it at once.",
  becomesArchived: "What was added is archived, and your clients no longer see it.",
  takenBack: "Undone: it is as it was before.",
  older: "Show older changes",
};
