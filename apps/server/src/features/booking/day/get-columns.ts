import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findDisplayedColumns } from "./data.ts";

export const getColumns = defineCall("getColumns", async ({ context, groupId, session }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  return reply({ columns: await findDisplayedColumns(context.db, groupId, session.proId) });
});
