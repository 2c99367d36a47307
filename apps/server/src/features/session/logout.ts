import { defineCall, reply } from "../../lib/call.ts";
import { findToken } from "../../lib/find-caller.ts";
import { endSession } from "../../lib/open-session.ts";

/** The token is dead at once, also for calls that are being answered. Without one there is nothing to end. */
export const logout = defineCall("logout", async ({ context, query, headers }) => {
  const token = findToken(query, headers);
  if (token !== undefined) await endSession(context.db, token, context.clock.now());
  return reply({ status: "ok" as const });
});
