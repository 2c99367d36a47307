import { defineCall, refuse, reply } from "../../../http/call.ts";
import { findSandbox } from "../group-file/sandbox-data.ts";
import { clearSandbox } from "./clear-sandbox.ts";
import { toSandbox } from "./to-sandbox.ts";

/** Deletes the sandbox with everything in it, some thousand rows at a time. */
export const deleteSandbox = defineCall("deleteSandbox", async ({ context, group }) => {
  const { db } = context;
  const row = await findSandbox(db, group.sandbox?.ofGroupId ?? group.id);
  if (!row) return refuse("not_found");
  const sandbox = await toSandbox(db, row);
  await clearSandbox(context, { group_id: row.group_id, is: "deleted" });
  return reply({ sandbox });
});
