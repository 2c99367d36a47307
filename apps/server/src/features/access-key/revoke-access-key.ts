import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { listKeys, revokeKey } from "./data.ts";

export const revokeAccessKey = defineCall("revokeAccessKey", async ({ context, groupId, params }) => {
  const id = params.keyId ?? 0;
  const proId = await revokeKey(context.db, groupId, id, new Date(context.clock.now()));
  if (proId === null) return refuse("not_found");
  // Its open streams end, too.
  context.changes.announce("pros", groupId, [String(proId)]);
  const [revoked] = await listKeys(context.db, groupId, id);
  return reply({ access_key: revoked! });
});
