import type { FormField } from "@rendezvous/contract/catalogue/form";
import { omittedMandatoryFields } from "@rendezvous/domain/form/form-for-viewer";
import { readField } from "@rendezvous/domain/form/read-field";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { defineCall, reply } from "../../../http/call.ts";
import { findWireCatalogue } from "../catalogue/wire-catalogue.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Returns the field definitions of fiches and vevents, so that a booking that fills in all of them is complete. */
export const getForms = defineCall("getForms", async ({ context, group, groupId, locale, session }) => {
  const { forms } = await findWireCatalogue(context, group, groupId, locale, session);
  return reply({ ...forms, Fiche: [...toForgottenFields(group, locale), ...forms.Fiche] });
});

function toForgottenFields(group: GroupRecord, locale: string): FormField[] {
  const { lastname, firstname, email, phone } = serverPhrases(locale).personalDocument;
  const labels: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone: phone };
  return omittedMandatoryFields(group.forms.Fiche)
    .map(readField)
    .map(({ name, type, required, maxLength }) => ({
      name,
      type,
      label: labels[name] ?? "",
      required,
      maxLength,
    }));
}
