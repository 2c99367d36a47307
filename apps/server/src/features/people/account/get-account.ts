import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { toWireAccount } from "./to-wire-account.ts";

/** Returns the session's own account. */
export const getAccount = defineCall("getAccount", async ({ context, session, params }) => {
  if (session.kind !== "account" || params.accountId !== session.accountId) return refuse("forbidden");
  return replyRecord(await toWireAccount(context.db, session));
});
