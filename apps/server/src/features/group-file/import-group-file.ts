import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { authorOf, signatureOf } from "../history/author.ts";
import { importAsSeen } from "./preview-import.ts";
import { toWire } from "./preview-group-file.ts";

/** Imports a file as its preview showed it, or not at all. */
export const importGroupFile = defineCall("importGroupFile", async (input) => {
  const { context, group, groupId, body } = input;
  const { db, clock, changes } = context;
  const { proId } = signatureOf(authorOf(input));
  const { isImported, preview } = await importAsSeen(db, group, body.file, body.seen, clock.now(), proId);
  if (!isImported && preview.problems.length === 0) return refuse("changed_meanwhile");
  if (isImported) for (const kind of ["catalogue", "slots"] as const) changes.announce(kind, groupId);
  return reply(toWire(preview));
});
