import type { FactorProof } from "@rendezvous/contract/people/factor";
import type { HalfWaySession, ProSession } from "@rendezvous/domain/permission/session";
import { type CallInput, type CallName, type Refusal, refuse } from "../../../http/call.ts";
import { findToken } from "../../../http/find-caller.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import { toLoginSource } from "../../ground/session/known-device.ts";
import { beginLoginAttempt, failuresOf, forgetFailures } from "../../ground/session/login-failure-data.ts";
import { findTotpStep, openTotpSecret } from "./authenticator-app.ts";
import { storeChallenge, takeChallenge, useAppCode, usePasskey, useRecoveryCode } from "./data.ts";
import { listStoredFactors, type StoredFactor } from "../../ground/session/factor-data.ts";
import { findPasskey } from "./passkeys.ts";
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

const DAY_SECONDS = 86_400;
/**
 * With this limit, a thief who has the password and guesses from many addresses finds a code in a year with a chance of one in
 * fifty.
 */
const MOST_WRONG_CODES_A_DAY = 20;

/**
 * Refuses a wrong proof. Counts it like a wrong password, before checking: five failures in a row block the second factor of this
 * login from that address for ten minutes. App codes can be guessed, so they are also counted for all addresses together; the
 * owner of an attacked login can still use passkeys and recovery codes.
 */
export async function proveFactor(
  input: FactorInput,
  { pro, token }: { readonly pro: { readonly proId: number }; readonly token: string },
  proof: FactorProof,
): Promise<Refusal | null> {
  const { db, clock, installation, limits } = input.context;
  const login = { groupId: 0, email: `second factor ${pro.proId}` };
  const scope = failuresOf(login, toLoginSource(input.address), installation);
  if (!(await beginLoginAttempt(db, scope, clock.now()))) return refuse("blockedUser");
  const code = (proof.code ?? "").replaceAll(/\s/g, "");
  const window = {
    key: `factor codes of pro ${pro.proId}`,
    max: MOST_WRONG_CODES_A_DAY,
    seconds: DAY_SECONDS,
  };
  const counted = !proof.passkey && isAppCode(code) ? [window] : [];
  const limited = await limits.take("factor", {}, counted);
  if (limited) return limited;
  const factors = await listStoredFactors(db, pro.proId);
  const isRight = proof.passkey
    ? await isPasskey(input, token, proof.passkey, factors)
    : await isCode(input, pro.proId, code, factors);
  if (!isRight) return refuse("factorError");
  await limits.giveBack(counted);
  await forgetFailures(db, scope);
  return null;
}

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

async function isPasskey(
  input: FactorInput,
  token: string,
  passkey: object,
  factors: readonly StoredFactor[],
): Promise<boolean> {
  const { db, clock, config } = input.context;
  const { prove: challenge } = await takeChallengeParameters(input, token);
  if (challenge === undefined) return false;
  const found = await findPasskey(config.publicUrl, challenge, passkey, factors);
  return found !== null && usePasskey(db, found.factorId, found.counter, new Date(clock.now()));
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
    return step !== null && useAppCode(db, app.id, step, new Date(nowMs));
  }
  const recovery = readRecoveryCode(code);
  return recovery !== null && factors.length > 0 && useRecoveryCode(db, proId, recovery);
}
