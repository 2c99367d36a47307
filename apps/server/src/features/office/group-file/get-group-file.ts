import { defineCall } from "../../../http/call.ts";

/** Returns the published catalogue of the group as a file, without personal data. */
export const getGroupFile = defineCall("getGroupFile", ({ context, groupId }) =>
  context.groupFiles.run(groupId, { kind: "export", groupId }),
);
