import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { announceChangedRights } from "../team/change-colleague.ts";
import { addPeopleChange } from "../team/add-people-change.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { listAccessKeyRows, markAccessKeyRevoked } from "./data.ts";

export const revokeAccessKey = defineCall("revokeAccessKey", async (input) => {
  const { context, groupId, params } = input;
  const id = params.keyId ?? 0;
  const done = await transaction(context.db, async (connection) => {
    const signature = toHistoryAuthor(toAuthor(input));
    const key = await markAccessKeyRevoked(connection, groupId, id, signature.at);
    const [revoked] = await listAccessKeyRows(connection, groupId, id);
    if (!key || !revoked) return null;
    const { name, scopes } = revoked;
    const change = { kind: "keys", recordId: id, recordName: name, action: "revoked" } as const;
    if (key.is_new) await addPeopleChange(connection, signature, { ...change, before: { scopes } });
    return { proId: key.pro_id, revoked };
  });
  if (!done) return refuse("not_found");
  // Ends the open streams that were opened with the key.
  announceChangedRights(input, done.proId);
  return reply({ access_key: done.revoked });
});
