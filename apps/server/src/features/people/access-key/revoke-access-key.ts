import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { announceColleague } from "../team/change-colleague.ts";
import { addPeopleChange } from "../team/add-people-change.ts";
import { toAuthor, toSignature } from "../../ground/history/author.ts";
import { listAccessKeyRows, markAccessKeyRevoked } from "./data.ts";

export const revokeAccessKey = defineCall("revokeAccessKey", async (input) => {
  const { context, groupId, params } = input;
  const id = params.keyId ?? 0;
  const done = await transaction(context.db, async (connection) => {
    const signature = toSignature(toAuthor(input));
    const gone = await markAccessKeyRevoked(connection, groupId, id, signature.at);
    const [revoked] = await listAccessKeyRows(connection, groupId, id);
    if (!gone || !revoked) return null;
    const { name, scopes } = revoked;
    const noted = { kind: "keys", recordId: id, recordName: name, action: "revoked" } as const;
    if (gone.is_new) await addPeopleChange(connection, signature, { ...noted, before: { scopes } });
    return { proId: gone.pro_id, revoked };
  });
  if (!done) return refuse("not_found");
  // Also ends the key's open streams.
  announceColleague(input, done.proId);
  return reply({ access_key: done.revoked });
});
