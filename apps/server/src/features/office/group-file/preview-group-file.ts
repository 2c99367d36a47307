import { defineCall } from "../../../http/call.ts";
import { intoGroup } from "./group-file-tasks.ts";

/** What an import would change; it changes nothing. */
export const previewGroupFile = defineCall("previewGroupFile", ({ context, group, groupId, body }) =>
  context.groupFiles.run(groupId, {
    kind: "preview",
    group: intoGroup(group),
    body,
    nowMs: context.clock.now(),
  }),
);
