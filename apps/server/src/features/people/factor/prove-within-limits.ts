import { type CallInput, type CallName, type Refusal, refuse } from "../../../http/call.ts";
import { toLoginSource } from "../../ground/session/known-device.ts";
import {
  beginLoginAttempt,
  toFailureScope,
  forgetFailures,
} from "../../ground/session/login-failure-data.ts";

const DAY_SECONDS = 86_400;
/**
 * With this limit, a thief who has the password and guesses from many addresses finds a code in a year with a chance of one in
 * fifty.
 */
const MOST_WRONG_CODES_A_DAY = 20;

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Refuses a wrong proof of the person whom `holder` names. Counts it like a wrong password, before checking: five failures in a
 * row block the second factor of this person from that address for ten minutes. App codes can be guessed, so they are also
 * counted for all addresses together; the owner of an attacked login can still use passkeys and recovery codes. `password`
 * is checked first, if the same call gives it; without a right one no code is counted, so that a stranger cannot use them up.
 */
export async function proveWithinLimits(
  { context, address }: Pick<CallInput<CallName>, "context" | "address">,
  holder: string,
  code: string,
  isRight: () => Promise<boolean>,
  password?: () => Promise<boolean>,
): Promise<Refusal | null> {
  const { db, clock, installation, limits } = context;
  const login = { groupId: 0, email: `second factor of ${holder}` };
  const scope = toFailureScope(login, toLoginSource(address), installation);
  if (!(await beginLoginAttempt(db, scope, clock.now()))) return refuse("blockedUser");
  if (password && !(await password())) return refuse("passwordError");
  const window = { key: `factor codes of ${holder}`, max: MOST_WRONG_CODES_A_DAY, seconds: DAY_SECONDS };
  const counted = isAppCode(code) ? [window] : [];
  const limited = await limits.take("factor", {}, counted);
  if (limited) return limited;
  if (!(await isRight())) return refuse(password ? "passwordError" : "factorError");
  await limits.giveBack(counted);
  await forgetFailures(db, scope);
  return null;
}
