import { defineCall, reply } from "../../../http/call.ts";
import { listNewestOperatorChanges } from "./operator-changes-data.ts";

/** Returns the newest changes of all operators. */
export const listOperatorChanges = defineCall("listOperatorChanges", async ({ context }) =>
  reply({ changes: await listNewestOperatorChanges(context.db, null) }),
);
