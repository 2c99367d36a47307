import { defineCall, reply, refuse } from "../../../http/call.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";
import { askForPasskeyOf } from "./passkeys.ts";
import { storeChallengeParameters, readFactorCaller } from "./prove-factor.ts";

/** Returns the challenge that the browser signs with one of the professional's passkeys. */
export const askForPasskey = defineCall("askForPasskey", async (input) => {
  const asker = readFactorCaller(input);
  if (!asker) return refuse("forbidden");
  const { db, config } = input.context;
  const factors = await listStoredFactors(db, asker.pro.proId);
  const options = await askForPasskeyOf(config.publicUrl, factors);
  await storeChallengeParameters(input, asker.token, { prove: options.challenge });
  return reply({ options: { ...options } });
});
