import { hash, randomBytes } from "node:crypto";
import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { toMailboxKey } from "../../../http/call-limit.ts";
import type { Context } from "../../../http/context.ts";
import {
  type ComparePassword,
  type Credentials,
  type SignInResult,
  signIn,
  repeatSignIn,
} from "./credentials.ts";
import { toLoginSource } from "./known-device.ts";
import { refuse } from "../../../http/call.ts";
import { needsSecondFactor } from "./factor-data.ts";
import { isPassword } from "../../../lib/password.ts";

export interface BasicSignIn {
  (group: GroupRecord | null, credentials: Credentials, address: string): Promise<SignInResult>;
}

const REMEMBERED_MS = 5 * MINUTE_MS;
const MAX_REMEMBERED = 1000;

/**
 * Basic authentication sends the password with every call, and checking one costs more than most calls. So a correct password is
 * remembered for a while, under a hash with a secret of this process. Whether the person may log in is checked every time.
 */
export function createBasicSignIn(
  context: Pick<Context, "db" | "clock" | "limits" | "installation">,
): BasicSignIn {
  const secret = randomBytes(32).toString("base64url");
  const right = new Map<string, number>();
  const inFlight = new Map<string, Promise<SignInResult>>();
  const keyOf = (password: string, passwordHash: string): string =>
    hash("sha256", `${secret} ${passwordHash} ${password}`, "base64url");

  const wasRight: ComparePassword = async (password, passwordHash) =>
    passwordHash !== null && (right.get(keyOf(password, passwordHash)) ?? 0) > performance.now();

  const compareAndRemember: ComparePassword = async (password, passwordHash) => {
    const matches = await isPassword(password, passwordHash);
    if (matches && passwordHash !== null) {
      if (right.size >= MAX_REMEMBERED) right.clear();
      right.set(keyOf(password, passwordHash), performance.now() + REMEMBERED_MS);
    }
    return matches;
  };

  return async (group, credentials, address) => {
    const signed = await findSigned(group, credentials, address);
    // Refuses professionals who need a second factor, because Basic authentication cannot send one.
    const isHalf =
      signed.ok &&
      signed.session.kind === "pro" &&
      (await needsSecondFactor(context.db, signed.session.proId));
    return isHalf ? refuse("needFactor") : signed;
  };

  async function findSigned(
    group: GroupRecord | null,
    credentials: Credentials,
    address: string,
  ): Promise<SignInResult> {
    const repeated = await repeatSignIn(context, group, credentials, toLoginSource(address), wasRight);
    if (repeated) return repeated;
    // Counts only calls whose password must be checked. A limit of the whole call would count every v1 call with a password.
    const limited = await context.limits.take("login", {
      address,
      person: toMailboxKey(group, credentials.email),
      group: group ? String(group.id) : undefined,
    });
    if (limited) return limited;
    // Parallel calls share one attempt; otherwise each would count as a failure or pay for the check.
    const key = hash(
      "sha256",
      `${secret} ${group?.id ?? 0} ${address} ${credentials.email} ${credentials.password}`,
      "base64url",
    );
    let attempt = inFlight.get(key);
    if (!attempt) {
      attempt = signIn(context, group, credentials, toLoginSource(address), compareAndRemember).finally(() =>
        inFlight.delete(key),
      );
      inFlight.set(key, attempt);
    }
    return attempt;
  }
}
