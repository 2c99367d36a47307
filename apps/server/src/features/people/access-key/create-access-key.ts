import { ACCESS_KEY_PREFIX } from "../../../http/access-key.ts";
import { defineCall, refuse } from "../../../http/call.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { addPeopleChange } from "../team/add-people-change.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import { insertAccessKey, listAccessKeyRows } from "./data.ts";

/** Creates a key. Only this answer contains the key itself. */
export const createAccessKey = defineCall("createAccessKey", async (input) => {
  const { context, groupId, session, body } = input;
  // The permission check has already refused everyone but owners; this line only narrows the type.
  if (session.kind !== "pro") return refuse("forbidden");
  const { name, scopes, expires_at, origins, calls_per_minute } = body.access_key;
  const now = new Date(context.clock.now());
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= now)
    return refuse("bad_request", { fields: { "access_key.expires_at": "expected a time to come" } });
  const key = `${ACCESS_KEY_PREFIX}${makeToken().token}`;
  return createOnce("access_key", input, (write) =>
    write(async (connection) => {
      const id = await insertAccessKey(connection, groupId, {
        name,
        scopes: [...new Set(scopes)],
        hash: hashToken(key),
        ending: key.slice(-4),
        createdBy: session.proId,
        expiresAt,
        origins: [...new Set(origins)],
        callsPerMinute: calls_per_minute ?? null,
        now,
      });
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        kind: "keys",
        recordId: id,
        recordName: name,
        action: "created",
        after: { scopes: [...new Set(scopes)] },
      });
      const [row] = await listAccessKeyRows(connection, groupId, id);
      return { access_key: { ...row!, key } };
    }),
  );
});
