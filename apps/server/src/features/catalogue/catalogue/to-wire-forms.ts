import type { FormField, Forms } from "@rendezvous/contract/form";
import { ficheFields, veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { fieldInLanguage } from "@rendezvous/domain/form/field-in-language";
import { formSettingOf } from "./form-setting.ts";
import type { GroupRecord, StoredField } from "@rendezvous/domain/group/group-record";
import { textsOf } from "./wire-record.ts";

/** A group's forms in one language, without the fields that no viewer is shown; for professionals also those that are asked no more. */
export function toWireForms(group: GroupRecord, locale: string, withArchived = false): Forms {
  const texts = textsOf(group, locale);
  // Whether the comments are asked depends on who fills in the form.
  const setting = { ...formSettingOf(group), user_allow_comment: true };
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
