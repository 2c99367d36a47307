import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { makeSecret, toAppAddress } from "./authenticator-app.ts";
import { listStoredFactors } from "../session/factor-data.ts";
import { askForNewPasskey } from "./passkeys.ts";
import { keepAsked, readAsker } from "./prove-factor.ts";
import { proveOwnPassword } from "./prove-own-password.ts";

/** Nothing is set up until `createFactor` proves it. A half-way session that lacks a required factor has just given the password. */
export const startFactor = defineCall("startFactor", async (input) => {
  const asker = readAsker(input);
  if (!asker) return refuse("forbidden");
  const { pro, token } = asker;
  const { kind, password } = input.body.factor;
  if (pro.kind === "half_way" && pro.hasFactor) return refuse("needFactor");
  const refused = pro.kind === "half_way" ? null : await proveOwnPassword(input, pro, password);
  if (refused) return refused;
  const { config, db } = input.context;
  const home = await input.context.groups.find(pro.groupId);
  const name = home?.name ?? config.publicUrl;
  if (kind === "totp") {
    const secret = makeSecret();
    await keepAsked(input, token, { secret });
    return reply({ secret, address: toAppAddress(secret, name, pro.email) });
  }
  const asked = { name, email: pro.email, proId: pro.proId };
  const options = await askForNewPasskey(config.publicUrl, asked, await listStoredFactors(db, pro.proId));
  await keepAsked(input, token, { create: options.challenge });
  return reply({ options: { ...options } });
});
