import { defineCall, reply, refuse } from "../../../http/call.ts";
import { completeHalfWayLogin } from "./complete-half-way-login.ts";
import { proveFactor, readFactorCaller } from "./prove-factor.ts";

/** Completes a login with its second factor: the half-way token ends, and the returned token is a session's. */
export const giveFactor = defineCall("giveFactor", async (input) => {
  const asker = readFactorCaller(input);
  // Refuses a session that waits for no second factor: a full session, or one of a professional who has set up none.
  if (asker?.pro.kind !== "half_way" || !asker.pro.hasFactor) return refuse("factorError");
  const refused = await proveFactor(input, asker, input.body.factor);
  if (refused) return refused;
  const signedIn = await completeHalfWayLogin(input, asker.pro, asker.token);
  return signedIn ? reply(signedIn) : refuse("expired_connection");
});
