import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Who changed what, and when. Most changes can be undone.",
  all: "All changes",
  actions: {
    created: "Added",
    changed: "Changed",
    archived: "Archived",
    restored: "Brought back",
    published: "Published",
    undone: "Undone",
    invited: "Invited",
    withdrawn: "Invitation withdrawn",
    joined: "Joined the team",
    removed: "Removed from the team",
    reset: "Second step reset",
    revoked: "Revoked",
  },
  entries: {
    removed: (p) => `Removed: ${p.entries}`,
    added: (p) => `Added: ${p.entries}`,
  },
  server: "Import on the server",
  order: "Order",
  further: (p) => `Further details: ${p.count}`,
  takeBack: "Undo",
  question: "Undo this change?",
  becomesAsBefore: "It becomes as it was before, and your clients see it at once.",
  becomesArchived: "What was added is archived, and your clients no longer see it.",
  worksAsBefore: "The role and calendars become as they were before, at once.",
  final: {
    people: "Invitations are sent and withdrawn, and people removed, under “Team”.",
    reset: "A new second step is set up by the person at their next login.",
    keys: "Keys are created and revoked under “API keys”.",
  },
  takenBack: "Undone: it is as it was before.",
  older: "Show older changes",
};
