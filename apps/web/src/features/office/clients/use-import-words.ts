import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";

/** Returns the phrases of an import that depend on its content. */
export function useImportWords(kind: ImportKind) {
  const clients = useProPhrases("ficheImport");
  const appointments = useProPhrases("appointmentImport");
  const own = kind === "clients" ? { ...clients, noRows: clients.fileFaults.no_rows } : appointments;
  // Only an import of appointments has all counts.
  const counts = { ...appointments.counts, ...clients.counts, ...own.counts };
  return { text: own.text, noRows: own.noRows, undoText: own.undoText, counts };
}
