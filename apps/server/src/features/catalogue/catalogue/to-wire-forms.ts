import type { FormField, Forms } from "@rendezvous/contract/catalogue/form";
import { ficheFields, veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { fieldInLanguage } from "@rendezvous/domain/form/field-in-language";
import { toFormSetting } from "./form-setting.ts";
import type { GroupRecord, StoredField } from "@rendezvous/domain/group/group-record";
import { textsInLanguage } from "./wire-record.ts";

/** Returns a group's forms in one language, without fields that no viewer sees; with archived fields for professionals. */
export function toWireForms(group: GroupRecord, locale: string, withArchived = false): Forms {
  const texts = textsInLanguage(group, locale);
  // Whether the form asks for comments depends on the viewer, who is unknown here, so the field stays in.
  const setting = { ...toFormSetting(group), user_allow_comment: true };
  const { Fiche, Vevent } = group.forms;
  const keep = (form: readonly StoredField[], visible: readonly { name: string }[]): FormField[] =>
    form
      .filter(({ name, archived }) =>
        archived ? withArchived : visible.some((field) => field.name === name),
      )
      .map((field) => fieldInLanguage(field, texts));
  return {
    Fiche: keep(Fiche, ficheFields(Fiche, setting, "client")),
    Vevent: keep(Vevent, veventFields(Vevent, setting, "client")),
  };
}
