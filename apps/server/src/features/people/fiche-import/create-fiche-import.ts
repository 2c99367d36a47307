import { defineCall, refuse, reply } from "../../../http/call.ts";
import { enqueueImport, findImport } from "./import-data.ts";
import { importedQuestions, usualDateOrder } from "./import-form.ts";
import { toFicheImport } from "./to-fiche-import.ts";

/** Stores the rows of a file, and has them checked in the background. */
export const createFicheImport = defineCall("createFicheImport", async (input) => {
  const { context, group, groupId, session, locale, body } = input;
  const answer = await context.ficheImports.read({
    groupId,
    proId: session.kind === "pro" ? session.proId : null,
    nowMs: context.clock.now(),
    language: group.fields.locale,
    dateOrder: usualDateOrder(group, locale),
    questions: importedQuestions(group, locale),
    body,
  });
  if ("refusal" in answer) return answer.refusal;
  const { importId } = answer;
  // A newer upload may already have replaced it.
  const row = await findImport(context.db, groupId, importId);
  if (!row) return refuse("full", { details: { max: 1 } });
  await enqueueImport(context.db, groupId, importId);
  return reply({ fiche_import: toFicheImport(row, context.clock.now()) });
});
