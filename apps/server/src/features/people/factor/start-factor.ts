import { defineCall, reply, refuse } from "../../../http/call.ts";
import { makeTotpSecret, toOtpauthUri } from "./authenticator-app.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";
import { askForNewPasskey } from "./passkeys.ts";
import { storeChallengeParameters, proveFactor, readFactorCaller } from "./prove-factor.ts";
import { proveOwnPassword } from "./prove-own-password.ts";

/**
 * Needs the password, and the present factor if there is one. Sets nothing up until `createFactor` proves the new factor. A
 * half-way session that lacks a required factor has just given the password.
 */
export const startFactor = defineCall("startFactor", async (input) => {
  const asker = readFactorCaller(input);
  if (!asker) return refuse("forbidden");
  const { pro, token } = asker;
  const { kind, password, ...proof } = input.body.factor;
  if (pro.kind === "half_way" && pro.hasFactor) return refuse("needFactor");
  const { config, db } = input.context;
  const present = await listStoredFactors(db, pro.proId);
  if (pro.kind === "pro") {
    const refused = await proveOwnPassword(input, pro, password);
    if (refused) return refused;
    // Another second factor needs proof of an existing one: a password or single sign-on is not enough.
    const unproven = present.length > 0 ? await proveFactor(input, asker, proof) : null;
    if (unproven) return unproven;
  }
  const home = await input.context.groups.find(pro.groupId);
  const name = home?.name ?? config.publicUrl;
  if (kind === "totp") {
    const secret = makeTotpSecret();
    await storeChallengeParameters(input, token, { secret });
    return reply({ secret, address: toOtpauthUri(secret, name, pro.email) });
  }
  const holder = { name, email: pro.email, proId: pro.proId };
  const options = await askForNewPasskey(config.publicUrl, holder, present);
  await storeChallengeParameters(input, token, { create: options.challenge });
  return reply({ options: { ...options } });
});
