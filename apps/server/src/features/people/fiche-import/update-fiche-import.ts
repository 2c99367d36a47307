import { defineCall, refuse } from "../../../http/call.ts";
import { changeImport } from "./change-import.ts";
import { setChoices, setProgress } from "./import-data.ts";
import { isTarget } from "./import-form.ts";

/** Changes the meaning of the columns, and has the rows checked anew. */
export const updateFicheImport = defineCall("updateFicheImport", async (input) => {
  const { group, groupId, body } = input;
  const { columns: targets, date_order } = body.fiche_import;
  const wrong = targets.find((target) => !isTarget(group, target));
  if (wrong !== undefined) return refuse("bad_request", { fields: { columns: `unknown target ${wrong}` } });
  return changeImport(input, async (connection, row) => {
    if (row.state !== "ready" && row.state !== "checking") return false;
    const { duplicates } = row;
    const dateOrder = date_order ?? row.date_order;
    await setChoices(connection, groupId, row.id, { targets, dateOrder, duplicates });
    await setProgress(connection, groupId, row.id, {
      state: "checking",
      position: 0,
      counts: {},
      finishedAt: null,
    });
    return true;
  });
});
