import { normalizeEmail } from "@rendezvous/domain/account/email";
import { type CallInput, defineCall, refuse, reply } from "../../../http/call.ts";
import { isPassword } from "../../../lib/password.ts";
import { findTotpStep, openTotpSecret } from "../../people/factor/authenticator-app.ts";
import { isAppCode, proveWithinLimits } from "../../people/factor/prove-within-limits.ts";
import { readRecoveryCode } from "../../people/factor/recovery-codes.ts";
import {
  findOperator,
  type StoredOperator,
  consumeOperatorCode,
  consumeOperatorRecoveryCode,
} from "./operators-data.ts";

/**
 * Logs an operator in by password and second factor in one call. The refusal does not tell which of them is wrong, nor whether
 * the address is an operator's.
 */
export const logInOperator = defineCall("logInOperator", async (input) => {
  const { context, body } = input;
  const email = normalizeEmail(body.account.email);
  const code = body.account.code.replaceAll(/\s/g, "");
  const operator = await findOperator(context.db, email);
  const refused = await proveWithinLimits(
    input,
    `operator ${email}`,
    code,
    async () => operator !== null && isOperatorCode(context, operator, code),
    () => isPassword(body.account.password, operator?.password_hash ?? null),
  );
  if (refused || !operator) return refused ?? refuse("passwordError");
  const cookie = await context.operatorSessions.open(operator.id);
  return { ...reply({ operator: { email } }), cookies: [cookie] };
});

/** Accepts an app's code or a recovery code, each once. */
async function isOperatorCode(
  { db, clock, installation }: CallInput<"logInOperator">["context"],
  operator: StoredOperator,
  code: string,
): Promise<boolean> {
  if (isAppCode(code)) {
    const secret = openTotpSecret(operator.sealed_secret, installation.secret);
    const step = findTotpStep(secret, code, clock.now());
    return step !== null && consumeOperatorCode(db, operator.id, step);
  }
  const recovery = readRecoveryCode(code);
  return recovery !== null && consumeOperatorRecoveryCode(db, operator.id, recovery);
}
