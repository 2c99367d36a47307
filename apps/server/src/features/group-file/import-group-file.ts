import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { importAsSeen } from "./preview-import.ts";
import { toWire } from "./preview-group-file.ts";

/** Imports a file as its preview showed it, or not at all. */
export const importGroupFile = defineCall("importGroupFile", async ({ context, group, groupId, body }) => {
  const { db, clock, changes } = context;
  const { isImported, preview } = await importAsSeen(db, group, body.file, body.seen, clock.now());
  if (!isImported && preview.problems.length === 0) return refuse("changed_meanwhile");
  if (isImported) for (const kind of ["catalogue", "slots"] as const) changes.announce(kind, groupId);
  return reply(toWire(preview));
});
