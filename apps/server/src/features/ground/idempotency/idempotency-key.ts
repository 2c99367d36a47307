import type { IncomingHttpHeaders } from "node:http";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { IDEMPOTENCY_LOCK, type Lock, toLockKey } from "../../../lib/database/locks.ts";
import { hashToken } from "../session/token-data.ts";
import { findStoredReply, type IdempotencyKey, type StoredReply } from "./data.ts";

const LONGEST_KEY = 255;

/**
 * Returns a call's Idempotency-Key; null without one. `name` separates the keys of different calls; `request` must be the same in
 * a repeated call.
 */
export function readIdempotencyKey(
  name: string,
  {
    context,
    groupId,
    headers,
  }: { context: Context; groupId: AuthorizedGroupId; headers: IncomingHttpHeaders },
  request: unknown,
): { readonly ok: true; readonly idempotency: IdempotencyKey | null } | Refusal {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "") return { ok: true, idempotency: null };
  if (key.length > LONGEST_KEY)
    return refuse("bad_request", {
      text: "Idempotency-Key: at most 255 characters",
      fields: { "Idempotency-Key": "expected at most 255 characters" },
    });
  const keyHash = hashToken(["idempotency", name, key].filter(Boolean).join(" ")).toString("hex");
  const requestHash = hashToken(JSON.stringify(request));
  const now = new Date(context.clock.now());
  return { ok: true, idempotency: { groupId, key, keyHash, requestHash, now } };
}

/** Returns the stored answer under the key; null if there is none; a refusal if the key was used for another request. */
export async function findIdempotentAnswer<Answer>(
  database: Queryable,
  idempotency: IdempotencyKey,
  open: (answer: StoredReply["answer"]) => Answer,
): Promise<{ readonly ok: true; readonly answer: Answer } | Refusal | null> {
  const storedReply = await findStoredReply(database, idempotency);
  if (!storedReply) return null;
  if (!storedReply.request_hash.equals(idempotency.requestHash)) return refuse("idempotency_key_reused");
  return { ok: true, answer: open(storedReply.answer) };
}

export function idempotencyLock({ groupId, keyHash }: IdempotencyKey): Lock {
  return { kind: IDEMPOTENCY_LOCK, key: toLockKey(`${groupId} ${keyHash}`) };
}
