import { defineCall, refuse, reply } from "../../../http/call.ts";
import { openTotpSecret, toOtpauthUri } from "../../people/factor/authenticator-app.ts";
import { findOperatorByKey } from "./operators-data.ts";

/** Shows the holder of a one-time link the secret for the authenticator app. */
export const startOperatorSetup = defineCall("startOperatorSetup", async ({ context, body }) => {
  const { db, clock, config, installation } = context;
  const operator = await findOperatorByKey(db, body.key, clock.now());
  if (!operator) return refuse("dead_key");
  const { email } = operator;
  const secret = openTotpSecret(operator.sealed_secret, installation.secret);
  const issuer = `${new URL(config.publicUrl).host} /operator`;
  return reply({ email, secret, address: toOtpauthUri(secret, issuer, email) });
});
