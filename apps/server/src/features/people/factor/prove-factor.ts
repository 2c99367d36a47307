import type { FactorProof } from "@rendezvous/contract/people/factor";
import type { HalfWaySession, ProSession } from "@rendezvous/domain/permission/session";
import type { CallInput, CallName, Refusal } from "../../../http/call.ts";
import { findToken } from "../../../http/find-caller.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import { findTotpStep, openTotpSecret } from "./authenticator-app.ts";
import {
  storeChallenge,
  takeChallenge,
  consumeAppCode,
  recordPasskeyUse,
  consumeRecoveryCode,
} from "./data.ts";
import { listStoredFactors, type StoredFactor } from "../../ground/session/factor-data.ts";
import { findPasskey } from "./passkeys.ts";
import { isAppCode, proveWithinLimits } from "./prove-within-limits.ts";
import { readRecoveryCode } from "./recovery-codes.ts";

export type FactorInput = Pick<CallInput<CallName>, "context" | "address" | "headers"> & {
  readonly session: CallInput<CallName>["session"];
  readonly query: { readonly token?: string | undefined };
};

/** Returns the professional and the token of the request; null for everyone else and without a token. */
export function readFactorCaller(
  input: FactorInput,
): { readonly pro: ProSession | HalfWaySession; readonly token: string } | null {
  const { session } = input;
  const token = findToken(input.query, input.headers);
  const isPro = session.kind === "pro" || session.kind === "half_way";
  return isPro && token !== undefined ? { pro: session, token } : null;
}

const saltOf = (token: string): string => `second factor ${token}`;

/** Stores the challenge for the next call, encrypted with the session's token. */
export async function storeChallengeParameters(
  { context }: FactorInput,
  token: string,
  parameters: Record<string, string>,
): Promise<void> {
  const sealed = sealText(JSON.stringify(parameters), context.installation.secret, saltOf(token));
  await storeChallenge(context.db, token, sealed);
}

/** Returns the stored challenge once. */
export async function takeChallengeParameters(
  { context }: FactorInput,
  token: string,
): Promise<Record<string, string>> {
  const sealed = await takeChallenge(context.db, token);
  return sealed === null
    ? {}
    : (JSON.parse(openText(sealed, context.installation.secret, saltOf(token))) as Record<string, string>);
}

/** Checks the proof of a second factor; returns a refusal when the proof is wrong. */
export async function proveFactor(
  input: FactorInput,
  { pro, token }: { readonly pro: { readonly proId: number }; readonly token: string },
  proof: FactorProof,
): Promise<Refusal | null> {
  const { passkey } = proof;
  const code = (proof.code ?? "").replaceAll(/\s/g, "");
  return proveWithinLimits(input, `pro ${pro.proId}`, passkey ? "" : code, async () => {
    const factors = await listStoredFactors(input.context.db, pro.proId);
    return passkey ? isPasskey(input, token, passkey, factors) : isCode(input, pro.proId, code, factors);
  });
}

async function isPasskey(
  input: FactorInput,
  token: string,
  passkey: object,
  factors: readonly StoredFactor[],
): Promise<boolean> {
  const { db, clock, config } = input.context;
  const { prove: challenge } = await takeChallengeParameters(input, token);
  if (challenge === undefined) return false;
  const factor = await findPasskey(config.publicUrl, challenge, passkey, factors);
  return factor !== null && recordPasskeyUse(db, factor.factorId, factor.counter, new Date(clock.now()));
}

/** Accepts an app's code or a recovery code; their forms differ. */
async function isCode(
  { context: { db, clock, installation } }: FactorInput,
  proId: number,
  code: string,
  factors: readonly StoredFactor[],
): Promise<boolean> {
  const app = factors.find(({ kind }) => kind === "totp");
  if (isAppCode(code)) {
    if (!app?.sealed_secret) return false;
    const nowMs = clock.now();
    const step = findTotpStep(openTotpSecret(app.sealed_secret, installation.secret), code, nowMs);
    return step !== null && consumeAppCode(db, app.id, step, new Date(nowMs));
  }
  const recovery = readRecoveryCode(code);
  return recovery !== null && factors.length > 0 && consumeRecoveryCode(db, proId, recovery);
}
