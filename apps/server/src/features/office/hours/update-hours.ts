import type { ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { defineCall, reply, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { incrementGroupVersion } from "../stored/data.ts";
import { type OpenDraft, openDraft } from "../drafts/open-draft.ts";
import { saveRecord } from "../stored/save-record.ts";
import { lockPlaces, settleConcernedAppointments } from "../settlement/settle-concerned-appointments.ts";
import { findActivePlace } from "./change-hours.ts";

/** Each calendar gets a history entry that can be undone separately; the appointments left outside are reported together. */
export const updateHours = defineCall("updateHours", async (input) => {
  const { context, groupId, body, query } = input;
  const { accept = [], change, add } = body;
  const author = toAuthor(input);
  const ids = [...new Set(body.ids)];
  const collect = new Map<number, ConcernedAppointment>();

  async function saveOne(
    connection: Transaction,
    id: number,
    save: OpenDraft["save"],
  ): Promise<Refusal | null> {
    const place = await findActivePlace(connection, groupId, id);
    if (!place) {
      const fault = { path: `ids[${body.ids.indexOf(id)}]`, code: "unknown_record", kind: "calendars" };
      return refuse("invalid_record", { details: { faults: [{ ...fault, record_id: id }] } });
    }
    const { editable, before } = place;
    const fields = {
      ...change,
      ...(add.closures && { closures: [...before.closures, ...add.closures] }),
      ...(add.openings && { openings: [...before.openings, ...add.openings] }),
    };
    const saved = await save({ editable, id, fields, collect });
    return saved.ok ? null : withRecord(saved, id);
  }
  async function saveAll(
    connection: Transaction,
    save: OpenDraft["save"],
  ): Promise<{ readonly ok: true } | Refusal> {
    for (const id of ids) {
      const refused = await saveOne(connection, id, save);
      if (refused) return refused;
    }
    return { ok: true };
  }

  const result = await transactionOrRefusal(context.db, async (connection) => {
    // In a draft, `add` extends the hours that the draft already contains.
    if (query.draft_id !== undefined) {
      const draft = await openDraft(connection, author, query.draft_id, ids.length);
      if (!draft.ok) return draft;
      const saved = await saveAll(connection, draft.save);
      await draft.close();
      return saved;
    }
    await lockCatalogue(connection, groupId);
    await lockPlaces(connection, author, null, accept);
    const saved = await saveAll(connection, (change) => saveRecord(connection, author, change));
    if (!saved.ok) return saved;
    await incrementGroupVersion(connection, groupId);
    const concerned = [...collect.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
    return (
      (await settleConcernedAppointments(connection, author, concerned, accept)) ?? { ok: true as const }
    );
  });
  if (!result.ok) return result;
  if (query.draft_id === undefined) announceCatalogue(input);
  return reply({ ids });
});

/** Adds the id of the record to each fault of a refusal. */
function withRecord(refusal: Refusal, record_id: number): Refusal {
  const { faults } = Object(refusal.details) as { faults?: readonly object[] };
  if (!faults) return refusal;
  return {
    ...refusal,
    details: { ...refusal.details, faults: faults.map((one) => ({ ...one, record_id })) },
  };
}
