import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { type CallInput, refuse, type Refusal } from "../../../http/call.ts";
import { findToken } from "../../../http/find-caller.ts";
import { readSessionCookie } from "../../../http/session-cookie.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import type { IdempotencyKey, StoredReply } from "../../ground/idempotency/data.ts";
import { findIdempotentAnswer, readIdempotencyKey } from "../../ground/idempotency/idempotency-key.ts";

export type CreationResult = {
  readonly ok: true;
  readonly isNew: boolean;
  readonly answer: CreatedAppointments;
};

/**
 * Books once per Idempotency-Key: the key, the booking and the answer are committed in one transaction, so a second call finds
 * all three or none. A refused call stores nothing and may be repeated.
 */
export async function withIdempotency(
  input: CallInput<"createAppointment">,
  create: (idempotency: IdempotencyKey | null) => Promise<CreationResult | Refusal | "repeated">,
): Promise<CreationResult | Refusal> {
  const { context, query, headers } = input;
  // Two calls are the same when they have the same body and the same token or password.
  const proof = findToken(query, headers) ?? headers.authorization ?? readSessionCookie(headers) ?? "";
  const read = readIdempotencyKey("", input, [input.body, proof]);
  if (!read.ok) return read;
  const { idempotency } = read;
  const repeat = async (): Promise<CreationResult | Refusal | null> => {
    if (!idempotency) return null;
    const storedAnswer = await findIdempotentAnswer(context.db, idempotency, (storedReply) =>
      openAnswer(storedReply, idempotency, context.installation.secret),
    );
    return storedAnswer?.ok ? { ...storedAnswer, isNew: false } : storedAnswer;
  };
  const repeated = await repeat();
  if (repeated) return repeated;
  const created = await create(idempotency);
  if (created !== "repeated") return created;
  return (await repeat()) ?? refuse("unavailable", { headers: { "retry-after": "1" } });
}

/**
 * Returns the answer in the form stored with the booking: the token in the answer is encrypted with the installation's secret and
 * the key. The key itself is not stored, only a hash of it.
 */
export function encryptAnswer(
  { fiche_token, ...body }: CreatedAppointments,
  { key }: IdempotencyKey,
  secret: string,
): StoredReply["answer"] {
  return { sealedToken: sealText(fiche_token, secret, key), body: JSON.stringify(body) };
}

/** Restores the field order of the first answer, so that both are identical to the byte. */
function openAnswer(
  { sealedToken, body }: StoredReply["answer"],
  { key }: IdempotencyKey,
  secret: string,
): CreatedAppointments {
  const { records, consecutive_location } = JSON.parse(body) as Omit<CreatedAppointments, "fiche_token">;
  return { records, fiche_token: openText(sealedToken, secret, key), consecutive_location };
}
