import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { listKeys, revokeKey } from "./data.ts";

export const revokeAccessKey = defineCall("revokeAccessKey", async ({ context, groupId, params }) => {
  const id = params.keyId ?? 0;
  await revokeKey(context.db, groupId, id, new Date(context.clock.now()));
  const [revoked] = await listKeys(context.db, groupId, id);
  return revoked ? reply({ access_key: revoked }) : refuse("not_found");
});
