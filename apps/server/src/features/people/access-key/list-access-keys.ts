import { defineCall, reply } from "../../../http/call.ts";
import { listKeys } from "./data.ts";

export const listAccessKeys = defineCall("listAccessKeys", async ({ context, groupId }) =>
  reply({ access_keys: await listKeys(context.db, groupId) }),
);
