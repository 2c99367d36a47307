import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { findGroupIdByUrlname } from "../../catalogue/group/data.ts";
import { listColleagues } from "../../people/team/data.ts";
import { addMembershipChange, personName } from "../../people/team/add-people-change.ts";
import type { HistoryAuthor } from "../../ground/history/author.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { listStoredRecords } from "../stored/list-stored.ts";
import { addDifferenceToHistory } from "../stored/add-difference-to-history.ts";

/**
 * Reads the published catalogue before an import, and returns a function that writes the differences afterwards into the history.
 * The history of a group that the import creates begins empty, because there is no earlier state to restore.
 */
export async function beginImportHistory(
  connection: Transaction,
  urlname: string,
  importer: Omit<HistoryAuthor, "groupId">,
): Promise<() => Promise<void>> {
  const id = await findGroupIdByUrlname(connection, urlname);
  if (id === null) return async () => {};
  // The import has passed the permission check, or comes from the terminal.
  const groupId = id as AuthorizedGroupId;
  await lockCatalogue(connection, groupId);
  const before = await listStoredRecords(connection, groupId);
  const team = new Map((await listColleagues(connection, groupId)).map((one) => [one.id, one]));
  return async () => {
    for (const [key, { editable, record }] of await listStoredRecords(connection, groupId)) {
      const was = before.get(key)?.record ?? null;
      await addDifferenceToHistory(connection, { ...importer, groupId }, editable, was, record);
    }
    const present = await listColleagues(connection, groupId);
    for (const colleague of team.values()) {
      if (present.some(({ id }) => id === colleague.id)) continue;
      const change = {
        recordId: colleague.id,
        recordName: personName(colleague),
        action: "removed",
      } as const;
      await addMembershipChange(connection, { ...importer, groupId }, change, [colleague, null]);
    }
    for (const colleague of present) {
      const was = team.get(colleague.id) ?? null;
      const action = was ? "changed" : "joined";
      const change = { recordId: colleague.id, recordName: personName(colleague), action } as const;
      await addMembershipChange(connection, { ...importer, groupId }, change, [was, colleague]);
    }
  };
}
