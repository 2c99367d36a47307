import { defineCall } from "../../../http/call.ts";
import { changeImport } from "./change-import.ts";
import { setChoices, setProgress } from "./import-data.ts";

/** Imports a checked file in the background. */
export const startFicheImport = defineCall("startFicheImport", (input) =>
  changeImport(input, async (connection, { id, state, targets, date_order: dateOrder, names, counts }) => {
    if (state !== "ready") return false;
    const { groupId, body } = input;
    await setChoices(connection, groupId, id, { targets, dateOrder, names, duplicates: body.duplicates });
    await setProgress(connection, groupId, id, { state: "importing", position: 0, counts, finishedAt: null });
    return true;
  }),
);
