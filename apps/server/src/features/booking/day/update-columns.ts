import { defineCall, reply, refuse } from "../../../http/call.ts";
import { updateColumns as store } from "./data.ts";

/** Accepts any ids, because a chosen calendar that the professional may not see is not shown. */
export const updateColumns = defineCall("updateColumns", async ({ context, groupId, session, body }) => {
  if (session.kind !== "pro") return refuse("forbidden");
  await store(context.db, groupId, session.proId, body.columns);
  return reply({ columns: body.columns });
});
