import { defineCall, reply } from "../../../http/call.ts";
import { readOperatorCookie } from "../../../http/operator-cookie.ts";

/** Ends the session at once. */
export const logOutOperator = defineCall("logOutOperator", async ({ context, headers }) => {
  const token = readOperatorCookie(headers, context.config);
  const cookie = await context.operatorSessions.end(token);
  return { ...reply({ status: "ok" as const }), cookies: [cookie] };
});
