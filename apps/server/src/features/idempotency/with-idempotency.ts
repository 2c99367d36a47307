import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import type { CallInput } from "../../http/call.ts";
import { findToken } from "../../http/find-caller.ts";
import { refuse, type Refusal } from "../../http/refusal.ts";
import { openText, sealText } from "../../lib/sealed-text.ts";
import { readSessionCookie } from "../../http/session-cookie.ts";
import { hashToken } from "../session/token-data.ts";
import { findKeptAnswer, type KeptAnswer } from "./data.ts";

/** What makes a call that is sent twice one booking. */
export interface IdempotencyKey {
  readonly key: string;
  readonly keyHash: string;
  /** Of what was sent under the key. */
  readonly requestHash: Buffer;
}

export type Created = { readonly ok: true; readonly isNew: boolean; readonly answer: CreatedAppointments };

export const LONGEST_KEY = 255;

/**
 * Does a create call once per Idempotency-Key: the key, the booking and its answer are committed together, so a second call
 * finds all of them or none. A refused call keeps nothing and may be tried again.
 */
export async function withIdempotency(
  input: CallInput<"createAppointment">,
  key: string,
  create: (idempotency: IdempotencyKey) => Promise<Created | Refusal | "repeated">,
): Promise<Created | Refusal> {
  if (key.length > LONGEST_KEY)
    return refuse("bad_request", { text: "Idempotency-Key: at most 255 characters" });
  const { context, groupId } = input;
  const { secret } = context.installation;
  const now = new Date(context.clock.now());
  const keyHash = hashToken(`idempotency ${key}`).toString("hex");
  // Two calls are the same when they say the same with the same token, or the same password.
  const proof =
    findToken(input.query, input.headers) ??
    input.headers.authorization ??
    readSessionCookie(input.headers) ??
    "";
  const requestHash = hashToken(JSON.stringify([input.body, proof]));

  const repeat = async (): Promise<Created | Refusal | null> => {
    const kept = await findKeptAnswer(context.db, groupId, keyHash, now);
    if (!kept) return null;
    if (!kept.request_hash.equals(requestHash)) return refuse("idempotency_key_reused");
    const body = JSON.parse(kept.answer.body) as Omit<CreatedAppointments, "fiche_token">;
    const fiche_token = openText(kept.answer.sealedToken, secret, key);
    return { ok: true, isNew: false, answer: toAnswer(body, fiche_token) };
  };

  const known = await repeat();
  if (known) return known;
  const created = await create({ key, keyHash, requestHash });
  if (created !== "repeated") return created;
  return (await repeat()) ?? refuse("unavailable", { headers: { "retry-after": "1" } });
}

/**
 * The answer as it is stored with its booking: its token sealed under the installation's secret and the key itself, of which
 * only a hash is stored.
 */
export function toKeptAnswer(
  groupId: number,
  now: Date,
  { key, keyHash, requestHash }: IdempotencyKey,
  { fiche_token, ...body }: CreatedAppointments,
  secret: string,
): KeptAnswer {
  const answer = { sealedToken: sealText(fiche_token, secret, key), body: JSON.stringify(body) };
  return { group_id: groupId, key: keyHash, request_hash: requestHash, answer, created_at: now };
}

/** Written in the order of the first answer, so that both are the same to the byte. */
function toAnswer(
  { records, consecutive_location }: Omit<CreatedAppointments, "fiche_token">,
  fiche_token: string,
): CreatedAppointments {
  return { records, fiche_token, consecutive_location };
}
