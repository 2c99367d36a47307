import { defineCall, reply } from "../../../http/call.ts";
import { describeSession } from "./describe-session.ts";

/** Returns the session of the caller. */
export const getCurrentSession = defineCall("getCurrentSession", async ({ context, session, query }) =>
  reply(await describeSession(context, session, query.group_id, query)),
);
