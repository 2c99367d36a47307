import { defineCall, reply } from "../../http/call.ts";
import { exportGroup } from "./export-group.ts";

/** What the group publishes, to be kept or changed elsewhere; no personal data are in it. */
export const getGroupFile = defineCall("getGroupFile", async ({ context, groupId }) =>
  reply({ ...(await exportGroup(context.db, groupId, false)) }),
);
