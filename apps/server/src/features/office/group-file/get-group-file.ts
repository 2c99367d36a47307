import { defineCall } from "../../../http/call.ts";

/** What the group publishes, to be kept or changed elsewhere; no personal data are in it. */
export const getGroupFile = defineCall("getGroupFile", ({ context, groupId }) =>
  context.groupFiles.run(groupId, { kind: "export", groupId }),
);
