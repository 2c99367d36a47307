import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { kindOfEditable, type RecordName } from "@rendezvous/contract/office/record";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { addCatalogueChange, lockCatalogue } from "../../ground/history/changes-data.ts";
import { findUnknownIds, incrementGroupVersion, listOrder, setRowOrder } from "./data.ts";
import { type Author, toHistoryAuthor } from "../../ground/history/author.ts";

export type OrderResult =
  | { readonly ok: true; readonly ids: readonly number[]; readonly changeId: number | null }
  | Refusal;

/** Puts these records first, in this order; the others follow in their present order. */
export async function orderRecords(
  connection: Transaction,
  author: Author,
  singular: RecordName,
  ids: readonly number[],
  action: CatalogueAction = "changed",
): Promise<OrderResult> {
  const { groupId, proId, at } = toHistoryAuthor(author);
  await lockCatalogue(connection, groupId);
  const kind = kindOfEditable(singular);
  const unknown = await findUnknownIds(connection, singular, groupId, ids);
  const faults = ids.flatMap((id, index) =>
    unknown.includes(id) ? [{ path: `ids[${index}]`, code: "unknown_record", kind }] : [],
  );
  if (faults.length > 0) return refuse("invalid_record", { details: { faults } });
  const before = await listOrder(connection, singular, groupId);
  const first = new Set(ids);
  const after = [...first, ...before.filter((id) => !first.has(id))];
  if (after.join() === before.join()) return { ok: true, ids: before, changeId: null };
  await setRowOrder(connection, singular, groupId, after);
  await incrementGroupVersion(connection, groupId);
  const changeId = await addCatalogueChange(connection, groupId, {
    at,
    proId,
    kind,
    recordId: null,
    recordName: kind,
    action,
    before: { ids: before },
    after: { ids: after },
  });
  return { ok: true, ids: after, changeId };
}
