import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { forgetFactors } from "./data.ts";
import { proveFactor, readFactorCaller } from "./prove-factor.ts";
import { proveOwnPassword } from "./prove-own-password.ts";

/** Needs the password and the factor itself, so that an open session is not enough. A mail notifies the professional. */
export const removeFactors = defineCall("removeFactors", async (input) => {
  const asker = readFactorCaller(input);
  if (asker?.pro.kind !== "pro") return refuse("forbidden");
  const { pro } = asker;
  const { password, ...proof } = input.body.factor;
  const refused = (await proveOwnPassword(input, pro, password)) ?? (await proveFactor(input, asker, proof));
  if (refused) return refused;
  await transaction(input.context.db, async (connection) => {
    if (!(await forgetFactors(connection, pro.proId))) return;
    const { groupId: group_id, email } = pro;
    await enqueueAccountMail(connection, { kind: "factor_off", group_id, email, locale: input.locale });
  });
  return reply({ status: "ok" });
});
