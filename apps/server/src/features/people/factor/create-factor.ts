import type { FactorProof } from "@rendezvous/contract/people/factor";
import { type CallInput, defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { findTotpStep, sealTotpSecret } from "./authenticator-app.ts";
import { addFactor, addRecoveryCodes, endOtherSessions, type NewFactor } from "./data.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";
import { completeHalfWayLogin } from "./complete-half-way-login.ts";
import { readNewPasskey } from "./passkeys.ts";
import { storeChallengeParameters, readFactorCaller, takeChallengeParameters } from "./prove-factor.ts";
import { makeRecoveryCodes, readRecoveryCode } from "./recovery-codes.ts";

/** Adds a second factor. The first one comes with recovery codes, which are shown only once. A mail notifies the professional. */
export const createFactor = defineCall("createFactor", async (input) => {
  const asker = readFactorCaller(input);
  if (!asker) return refuse("forbidden");
  const { pro, token } = asker;
  if (pro.kind === "half_way" && pro.hasFactor) return refuse("needFactor");
  const { db, clock } = input.context;
  const factor = await readFactor(input, token, input.body.factor);
  if (!factor) return refuse("factorError");
  const codes = await transaction(db, async (connection) => {
    const isFirst = (await listStoredFactors(connection, pro.proId)).length === 0;
    const newCodes = isFirst ? makeRecoveryCodes() : [];
    await addFactor(connection, pro.proId, factor, new Date(clock.now()));
    await addRecoveryCodes(
      connection,
      pro.proId,
      newCodes.flatMap((code) => readRecoveryCode(code) ?? []),
    );
    await endOtherSessions(connection, pro.proId, token);
    const { groupId: group_id, email } = pro;
    await enqueueAccountMail(connection, { kind: "factor_on", group_id, email, locale: input.locale });
    return newCodes;
  });
  const signed_in = pro.kind === "half_way" ? await completeHalfWayLogin(input, pro, token) : null;
  return reply({ recovery_codes: codes, signed_in });
});

/**
 * Returns the factor if the proof is right; null when no factor was started, or the proof is wrong. A mistyped code may be
 * retried, because the app already has the secret. A passkey must be started from the beginning.
 */
async function readFactor(
  input: CallInput<"createFactor">,
  token: string,
  { code, passkey }: FactorProof,
): Promise<NewFactor | null> {
  const { clock, config, installation } = input.context;
  const { secret, create } = await takeChallengeParameters(input, token);
  if (passkey && create !== undefined) return readNewPasskey(config.publicUrl, create, passkey);
  if (!code || secret === undefined) return null;
  const last_step = findTotpStep(secret, code.replaceAll(/\s/g, ""), clock.now());
  if (last_step !== null)
    return { kind: "totp", last_step, sealed_secret: sealTotpSecret(secret, installation.secret) };
  await storeChallengeParameters(input, token, { secret });
  return null;
}
