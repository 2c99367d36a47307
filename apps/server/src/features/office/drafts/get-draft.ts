import { kindOfEditable } from "@rendezvous/contract/office/record";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { applyDraft } from "./apply-draft.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { type ChangeRow, listChangesById } from "../../ground/history/changes-data.ts";
import { type DraftChange, dryRun, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";
import { withFreeTimes } from "../settlement/free-times.ts";
import { toCatalogueAction } from "../stored/add-difference-to-history.ts";
import { toSettlementContext, hideAttendeeNames } from "../settlement/settle-concerned-appointments.ts";
import { toDraft } from "./to-draft.ts";

/**
 * Applies the draft in a transaction that is rolled back, to find its effects and the affected appointments. If the draft can no
 * longer be published, returns the reason.
 */
export const getDraft = defineCall("getDraft", async (input) => {
  const author = toAuthor(input);
  const { groupId } = author;
  const draftId = input.params.draftId ?? 0;
  return transaction(input.context.db, async (connection) => {
    const row = await lockOpenDraft(connection, groupId, draftId);
    if (!row) return refuse("not_found");
    const changes = await listDraftChanges(connection, groupId, draftId);
    const { applied, ids, written, appointments } = await dryRun(connection, async () => {
      const applied = await applyDraft(connection, author, changes);
      const ids = applied.ok ? applied.changeIds : [];
      const written = await listChangesById(connection, groupId, ids);
      const settling = await toSettlementContext(connection, author);
      const appointments = await withFreeTimes(settling, applied.ok ? applied.concerned : []);
      return { applied, ids, written, appointments };
    });
    return reply({
      draft: {
        ...toDraft(row),
        problem: applied.ok ? row.problem : applied.code,
        preview_key: row.preview_key,
        changes: changes.map((change, at) => toChange(change, written.get(ids[at] ?? 0))),
        appointments: hideAttendeeNames(author.session, appointments),
        accept: row.accept,
      },
    });
  });
});

function toChange({ editable, base: _base, ...change }: DraftChange, written: ChangeRow | undefined) {
  const { record_name = "", before = {}, after = change.sent } = written ?? {};
  const action = change.is_new ? "created" : toCatalogueAction(before, after);
  return { ...change, kind: kindOfEditable(editable), record_name, action, before, after };
}
