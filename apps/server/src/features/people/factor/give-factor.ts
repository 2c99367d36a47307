import { defineCall, reply } from "../../../http/call.ts";
import { refuse } from "../../../http/refusal.ts";
import { enterFully } from "./enter-fully.ts";
import { proveFactor, readAsker } from "./prove-factor.ts";

/** The second half of a login: the token that was half-way in is dead, and the one answered is a session's. */
export const giveFactor = defineCall("giveFactor", async (input) => {
  const asker = readAsker(input);
  // Who is in already, or has none to give, cannot have the right one.
  if (asker?.pro.kind !== "half_way" || !asker.pro.hasFactor) return refuse("factorError");
  const refused = await proveFactor(input, asker, input.body.factor);
  if (refused) return refused;
  const signedIn = await enterFully(input, asker.pro, asker.token);
  return signedIn ? reply(signedIn) : refuse("expired_connection");
});
