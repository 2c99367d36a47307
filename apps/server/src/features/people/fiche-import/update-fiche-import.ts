import { defineCall, refuse } from "../../../http/call.ts";
import { changeImport } from "./change-import.ts";
import { applyNameChoices } from "./appointments/imported-names.ts";
import { findImport, setChoices, setProgress } from "./import-data.ts";
import { isTarget } from "./import-form.ts";

/** Changes the meaning of the columns, and has the rows checked anew. */
export const updateFicheImport = defineCall("updateFicheImport", async (input) => {
  const { context, group, groupId, params, body } = input;
  const { columns: targets, date_order, services, calendars } = body.fiche_import;
  const ficheImport = await findImport(context.db, groupId, params.importId ?? 0);
  const wrong = ficheImport && targets.find((target) => !isTarget(group, ficheImport.kind, target));
  if (wrong) return refuse("bad_request", { fields: { columns: `unknown target ${wrong}` } });
  return changeImport(input, async (connection, row) => {
    if (row.state !== "ready" && row.state !== "checking") return false;
    const { duplicates } = row;
    const dateOrder = date_order ?? row.date_order;
    const names = {
      services: applyNameChoices(row.names.services, services),
      calendars: applyNameChoices(row.names.calendars, calendars),
    };
    await setChoices(connection, groupId, row.id, { targets, dateOrder, duplicates, names });
    await setProgress(connection, groupId, row.id, {
      state: "checking",
      position: 0,
      counts: {},
      finishedAt: null,
    });
    return true;
  });
});
