import { defineCall, refuse, reply } from "../../../http/call.ts";
import { findImport } from "./import-data.ts";
import { toFicheImport } from "./to-fiche-import.ts";

export const getFicheImport = defineCall("getFicheImport", async ({ context, groupId, params }) => {
  const row = await findImport(context.db, groupId, params.importId ?? 0);
  return row ? reply({ fiche_import: toFicheImport(row, context.clock.now()) }) : refuse("not_found");
});
