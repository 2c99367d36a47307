import { type Editable, EDITABLES, kindOfEditable } from "@rendezvous/contract/office/record";
import { readEmbedding } from "@rendezvous/domain/embedding/read-embedding";
import { defineCall, reply } from "../../../http/call.ts";
import { findStoredCatalogue, setStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import { readGroupPage } from "./group-page.ts";
import { groupHead } from "./page-head.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { readGroupWithChanges } from "../../office/drafts/previews.ts";

const BY_KIND = new Map<string, Editable>(EDITABLES.map((editable) => [kindOfEditable(editable), editable]));

/** Returns a visitor's page with unsaved changes: applies them in a transaction and rolls back. */
export const previewChanges = defineCall("previewChanges", async (input) => {
  const { context, groupId, locale, body, query } = input;
  const unsaved = body.changes.map(({ kind, record_id, fields }) => ({
    id: 0,
    editable: BY_KIND.get(kind)!,
    record_id,
    is_new: false,
    sent: fields,
    base: {},
  }));
  const changed = await readGroupWithChanges(toAuthor(input), query.draft_id, unsaved);
  if (!changed.ok) return changed;
  // A group that is not online yet is shown as if it were.
  const shown = { ...changed.group, inactive: false };
  setStoredCatalogue(shown, await findStoredCatalogue(context, changed.group, groupId));
  const page = await readGroupPage(context, shown, locale, true);
  const { style } = groupHead(page.group, locale, readEmbedding(""), context.config.publicUrl);
  return reply({ group: page.group, catalogue: page.catalogue, style });
});
