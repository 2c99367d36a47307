import { defineCall, reply } from "../../../http/call.ts";
import { listImportRows } from "./import-data.ts";
import { toFicheImport } from "./to-fiche-import.ts";

const MOST = 20;

export const listFicheImports = defineCall("listFicheImports", async ({ context, groupId }) => {
  const rows = await listImportRows(context.db, groupId, MOST);
  return reply({ fiche_imports: rows.map((row) => toFicheImport(row, context.clock.now())) });
});
