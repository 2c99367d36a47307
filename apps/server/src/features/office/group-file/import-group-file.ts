import { defineCall } from "../../../http/call.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { toImportTarget } from "./group-file-tasks.ts";

/** Imports a file exactly as its preview showed it, or refuses it. */
export const importGroupFile = defineCall("importGroupFile", async (input) => {
  const { context, group, groupId, body } = input;
  const { proId } = toHistoryAuthor(toAuthor(input));
  const nowMs = context.clock.now();
  const done = await context.groupFiles.run(groupId, {
    kind: "import",
    group: toImportTarget(group),
    body,
    nowMs,
    proId,
  });
  if (done.ok && done.isImported)
    for (const kind of ["catalogue", "slots"] as const) context.changes.announce(kind, groupId);
  return done;
});
