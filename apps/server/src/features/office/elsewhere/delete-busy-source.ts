import { defineCall, reply } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { findCalendarName } from "../../people/feed/data.ts";
import { addPeopleChange } from "../../people/team/add-people-change.ts";
import { deleteSourceRow, noteBusyTimes } from "./data.ts";
import { findOwnSource } from "./find-own-source.ts";

export const deleteBusySource = defineCall("deleteBusySource", async (input) => {
  const { context, groupId } = input;
  const source = await findOwnSource(input);
  if (!source.ok) return source;
  const { id, calendar_id, host } = source.source;
  await transaction(context.db, async (connection) => {
    await lockCatalogue(connection, groupId);
    await deleteSourceRow(connection, groupId, id);
    await noteBusyTimes(connection, groupId);
    await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
      kind: "busy_sources",
      recordId: id,
      recordName: (await findCalendarName(connection, groupId, calendar_id)) ?? "",
      action: "revoked",
      before: { host },
    });
  });
  announceCatalogue(input);
  return reply({ busy_source: source.source });
});
