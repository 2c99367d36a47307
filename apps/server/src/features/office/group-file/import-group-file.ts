import { defineCall } from "../../../http/call.ts";
import { toAuthor, toSignature } from "../../ground/history/author.ts";
import { intoGroup } from "./group-file-tasks.ts";

/** Imports a file exactly as its preview showed it, or refuses it. */
export const importGroupFile = defineCall("importGroupFile", async (input) => {
  const { context, group, groupId, body } = input;
  const { proId } = toSignature(toAuthor(input));
  const nowMs = context.clock.now();
  const done = await context.groupFiles.run(groupId, {
    kind: "import",
    group: intoGroup(group),
    body,
    nowMs,
    proId,
  });
  if (done.ok && done.isImported)
    for (const kind of ["catalogue", "slots"] as const) context.changes.announce(kind, groupId);
  return done;
});
