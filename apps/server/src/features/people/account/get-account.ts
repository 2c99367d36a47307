import { defineCall, replyRecord } from "../../../http/call.ts";
import { refuse } from "../../../http/refusal.ts";
import { toWireAccount } from "./to-wire-account.ts";

/** Returns the session's own account. */
export const getAccount = defineCall("getAccount", async ({ context, session, params }) => {
  if (session.kind !== "account" || params.accountId !== session.accountId) return refuse("forbidden");
  return replyRecord(await toWireAccount(context.db, session));
});
