import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { findGroupIdByUrlname } from "../group/data.ts";
import type { Signature } from "../record/author.ts";
import { lockCatalogue } from "../record/data.ts";
import { listStored } from "../record/list-stored.ts";
import { noteDifference } from "../record/note-difference.ts";

/**
 * Looks at what a group publishes before an import, and answers what writes into the history how it differs afterwards. Of a group
 * that the import itself makes there is nothing to go back to: its history begins empty.
 */
export async function beginImport(
  connection: Transaction,
  urlname: string,
  importer: Omit<Signature, "groupId">,
): Promise<() => Promise<void>> {
  const id = await findGroupIdByUrlname(connection, urlname);
  if (id === null) return async () => {};
  // The import was let through by the gate, or comes from the terminal.
  const groupId = id as AuthorizedGroupId;
  await lockCatalogue(connection, groupId);
  const before = await listStored(connection, groupId);
  return async () => {
    for (const [key, { editable, record }] of await listStored(connection, groupId)) {
      const was = before.get(key)?.record ?? null;
      await noteDifference(connection, { ...importer, groupId }, editable, was, record);
    }
  };
}
