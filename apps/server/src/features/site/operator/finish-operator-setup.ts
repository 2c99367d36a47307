import { checkPassword } from "@rendezvous/domain/account/password";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { hashPassword } from "../../../lib/password.ts";
import { findTotpStep, openTotpSecret } from "../../people/factor/authenticator-app.ts";
import { proveWithinLimits } from "../../people/factor/prove-within-limits.ts";
import { makeRecoveryCodes, readRecoveryCode } from "../../people/factor/recovery-codes.ts";
import { completeSetup, findOperatorByKey } from "./operators-data.ts";

/** Uses a one-time link up: sets the password, proves the app, shows the recovery codes, and logs the operator in. */
export const finishOperatorSetup = defineCall("finishOperatorSetup", async (input) => {
  const { context, body } = input;
  const { db, clock, installation } = context;
  const operator = await findOperatorByKey(db, body.key, clock.now());
  if (!operator) return refuse("dead_key");
  const { id, email } = operator;
  if (!checkPassword(body.password, email).all)
    return refuse("wrongPwd", { fields: { password: "wrongPwd" } });
  const code = body.code.replaceAll(/\s/g, "");
  let step: number | null = null;
  const refused = await proveWithinLimits(input, `operator setup ${id}`, code, async () => {
    step = findTotpStep(openTotpSecret(operator.sealed_secret, installation.secret), code, clock.now());
    return step !== null;
  });
  if (refused || step === null) return refused ?? refuse("factorError");
  const codes = makeRecoveryCodes();
  const recoveryCodes = codes.flatMap((one) => readRecoveryCode(one) ?? []);
  const passwordHash = await hashPassword(body.password);
  if (!(await completeSetup(db, body.key, { passwordHash, step, recoveryCodes }))) return refuse("dead_key");
  const cookie = await context.operatorSessions.open(id);
  return { ...reply({ operator: { email }, recovery_codes: codes }), cookies: [cookie] };
});
