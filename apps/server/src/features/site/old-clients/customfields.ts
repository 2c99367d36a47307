import type { Forms } from "@rendezvous/contract/catalogue/form";
import type { PagingQuery } from "@rendezvous/contract/ground/paging";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import type { OldAnswer, OldInput } from "./old-input.ts";

/** Returns the fields of both forms in one list. `model` is the form, `id` the number in the list. */
export async function listCustomfields({ pass, query, locale }: OldInput): OldAnswer {
  const forms = await pass("getForms", {});
  if (!forms.ok) return forms;
  const { Fiche, Vevent } = forms.body as Forms;
  const fields = [
    ...Fiche.map((field) => ({ ...field, model: "Fiche" })),
    ...Vevent.map((field) => ({ ...field, model: "Vevent" })),
  ].map((field, at) => ({ id: at + 1, ...field }));
  return toCollection(fields, query as PagingQuery, {
    fields: ["id", "name", "label", "type", "model"],
    searched: ["name", "label"],
    locale,
  });
}
