import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { kindOf, type Singular } from "@rendezvous/contract/office/record";
import { type Refusal, refuse } from "../../../http/refusal.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { noteChange, lockCatalogue } from "../../ground/history/changes-data.ts";
import { findUnknownIds, growGroupVersion, listOrder, orderRows } from "./data.ts";
import { type Author, signatureOf } from "../../ground/history/author.ts";

export type Ordered =
  | { readonly ok: true; readonly ids: readonly number[]; readonly changeId: number | null }
  | Refusal;

/** Puts these records first, in this order; the others follow in their present order. */
export async function orderRecords(
  connection: Transaction,
  author: Author,
  singular: Singular,
  ids: readonly number[],
  action: CatalogueAction = "changed",
): Promise<Ordered> {
  const { groupId, proId, at } = signatureOf(author);
  await lockCatalogue(connection, groupId);
  const kind = kindOf(singular);
  const unknown = await findUnknownIds(connection, singular, groupId, ids);
  const faults = ids.flatMap((id, index) =>
    unknown.includes(id) ? [{ path: `ids[${index}]`, code: "unknown_record", kind }] : [],
  );
  if (faults.length > 0) return refuse("invalid_record", { details: { faults } });
  const before = await listOrder(connection, singular, groupId);
  const first = new Set(ids);
  const after = [...first, ...before.filter((id) => !first.has(id))];
  if (after.join() === before.join()) return { ok: true, ids: before, changeId: null };
  await orderRows(connection, singular, groupId, after);
  await growGroupVersion(connection, groupId);
  const changeId = await noteChange(connection, groupId, {
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
