import type { IncomingHttpHeaders } from "node:http";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { type Reply, reply } from "../../http/call.ts";
import { type Queryable, transaction, type Transaction } from "../../lib/database.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { openText, sealText } from "../../lib/sealed-text.ts";
import { hashToken } from "../session/token-data.ts";
import { LONGEST_KEY } from "./with-idempotency.ts";
import { REPEAT_LOCK, takeLocks, toLockKey } from "../../lib/locks.ts";
import { findKeptAnswer, keepAnswer } from "./data.ts";

interface CreateCall {
  readonly context: Context;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** Writes a record in a transaction, and with it what the call answers. */
export type Write<Body> = (
  work: (connection: Transaction) => Promise<Body | Refusal>,
) => Promise<Reply<Body> | Refusal>;

/**
 * The same for calls that create one record as `withIdempotency` for bookings: with an Idempotency-Key the record is made once,
 * and its first answer, sealed, is answered to whoever repeats the call. `name` keeps the keys of different calls apart.
 */
export async function createOnce<Body extends object>(
  name: string,
  input: CreateCall,
  create: (write: Write<Body>) => Promise<Reply<Body> | Refusal>,
): Promise<Reply<Body> | Refusal> {
  const { context, groupId, headers, session } = input;
  const { db, clock, installation } = context;
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "")
    return create(async (work) => toReply(await transaction(db, work)));
  if (key.length > LONGEST_KEY)
    return refuse("bad_request", { text: "Idempotency-Key: at most 255 characters" });
  const now = new Date(clock.now());
  const keyHash = hashToken(`idempotency ${name} ${key}`).toString("hex");
  // Whoever has the key and is somebody else is answered nothing of the first one's.
  const requestHash = hashToken(JSON.stringify([input.body, session]));

  const repeat = async (database: Queryable): Promise<Body | Refusal | null> => {
    const kept = await findKeptAnswer(database, groupId, keyHash, now);
    if (!kept) return null;
    if (!kept.request_hash.equals(requestHash)) return refuse("idempotency_key_reused");
    return JSON.parse(openText(kept.answer.sealedToken, installation.secret, key)) as Body;
  };

  const known = await repeat(db);
  if (known) return toReply(known);
  return create(async (work) => {
    const result = await transaction(db, async (connection) => {
      await takeLocks(connection, [{ kind: REPEAT_LOCK, key: toLockKey(`${groupId} ${keyHash}`) }]);
      const meanwhile = await repeat(connection);
      if (meanwhile) return meanwhile;
      const made = await work(connection);
      if (isRefusal(made)) return made;
      const answer = { sealedToken: sealText(JSON.stringify(made), installation.secret, key), body: "" };
      await keepAnswer(connection, {
        group_id: groupId,
        key: keyHash,
        request_hash: requestHash,
        answer,
        created_at: now,
      });
      return made;
    });
    return toReply(result);
  });
}

function isRefusal(made: object): made is Refusal {
  return "ok" in made && made.ok === false;
}

function toReply<Body extends object>(made: Body | Refusal): Reply<Body> | Refusal {
  return isRefusal(made) ? made : reply(made, { status: 201 });
}
