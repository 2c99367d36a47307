import { defineCall, reply } from "../../../http/call.ts";
import { listAccessKeyRows } from "./data.ts";

export const listAccessKeys = defineCall("listAccessKeys", async ({ context, groupId }) =>
  reply({ access_keys: await listAccessKeyRows(context.db, groupId) }),
);
