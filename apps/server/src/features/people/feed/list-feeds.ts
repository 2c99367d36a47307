import { defineCall, reply } from "../../../http/call.ts";
import { listFeedRows } from "./data.ts";

export const listFeeds = defineCall("listFeeds", async ({ context, groupId, session }) =>
  reply({ feeds: await listFeedRows(context.db, groupId, session) }),
);
