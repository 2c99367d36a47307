import { defineCall } from "../../../http/call.ts";
import { toImportTarget } from "./group-file-tasks.ts";

/** Returns the changes that an import would make, without making them. */
export const previewGroupFile = defineCall("previewGroupFile", ({ context, group, groupId, body }) =>
  context.groupFiles.run(groupId, {
    kind: "preview",
    group: toImportTarget(group),
    body,
    nowMs: context.clock.now(),
  }),
);
