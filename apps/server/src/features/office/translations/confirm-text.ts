import { clientTextsIn } from "@rendezvous/contract/office/localized-texts";
import { EDITABLES, kindOfEditable } from "@rendezvous/contract/office/record";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findStoredRecord } from "../stored/stored.ts";
import { deleteOriginalTexts } from "../stored/texts-data.ts";
import { textHash } from "../stored/text-hash.ts";

/** Confirms that a translation still matches after a change of its original. */
export const confirmText = defineCall("confirmText", async ({ context, groupId, body }) => {
  const { kind, record_id, path, language } = body.text;
  const editable = EDITABLES.find((one) => kindOfEditable(one) === kind);
  const record = editable && (await findStoredRecord(context.db, editable, groupId, record_id));
  const placed = editable && record && clientTextsIn(editable, record).find((one) => one.path === path);
  const translation = Object(placed?.text)[language] as unknown;
  if (typeof translation !== "string") return refuse("not_found");
  const place = { groupId, kind, recordId: record_id ?? 0 };
  await deleteOriginalTexts(context.db, place, [{ language, translation: textHash(translation) }]);
  return reply({ text: { kind, record_id, path, language } });
});
