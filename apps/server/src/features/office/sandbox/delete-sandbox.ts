import { defineCall, refuse, reply } from "../../../http/call.ts";
import { MOVE_CHANGES } from "../../ground/cells/moves-data.ts";
import { findSandbox } from "../group-file/sandbox-data.ts";
import { removeUsedGroup } from "./empty-sandbox.ts";
import { toSandbox } from "./to-sandbox.ts";

/** Deletes the sandbox with everything in it, some thousand rows at a time. */
export const deleteSandbox = defineCall("deleteSandbox", async ({ context, group }) => {
  const { db, changes } = context;
  const row = await findSandbox(db, group.sandbox?.ofGroupId ?? group.id);
  if (!row) return refuse("not_found");
  const sandbox = await toSandbox(db, row);
  await removeUsedGroup(db, row.group_id);
  for (const kind of MOVE_CHANGES) changes.announce(kind, row.group_id);
  return reply({ sandbox });
});
