import { defineCall, reply, refuse } from "../../../http/call.ts";
import { setFactorRule } from "./data.ts";
import { listStoredFactors } from "../../ground/session/factor-data.ts";

/** An owner needs a second factor before requiring one, because the rule ends the sessions of everyone without. */
export const updateFactorRule = defineCall(
  "updateFactorRule",
  async ({ context, groupId, session, body }) => {
    const { required } = body;
    if (session.kind !== "pro") return refuse("forbidden");
    const own = await listStoredFactors(context.db, session.proId);
    if (required && own.length === 0) return refuse("needFactor");
    await setFactorRule(context.db, groupId, required);
    context.changes.announce("catalogue", groupId);
    return reply({ required });
  },
);
