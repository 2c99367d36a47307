import { defineCall, refuse, reply } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { addPeopleChange } from "../team/add-people-change.ts";
import { deleteFeedRow, findCalendarName, listFeedRows } from "./data.ts";

export const deleteFeed = defineCall("deleteFeed", async (input) => {
  const { context, groupId, session, params } = input;
  const ended = await transaction(context.db, async (connection) => {
    const [feed] = await listFeedRows(connection, groupId, session, params.feedId ?? 0);
    if (!feed || !(await deleteFeedRow(connection, groupId, feed.id))) return null;
    if (feed.calendar_id !== null)
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        kind: "feeds",
        recordId: feed.id,
        recordName: (await findCalendarName(connection, groupId, feed.calendar_id)) ?? "",
        action: "revoked",
        before: { content: feed.content },
      });
    return feed;
  });
  return ended ? reply({ feed: ended }) : refuse("not_found");
});
