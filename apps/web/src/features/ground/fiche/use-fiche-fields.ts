import { ficheFields, type FormViewer } from "@rendezvous/domain/form/form-for-viewer";
import type { Field, StoredField } from "@rendezvous/domain/form/field";
import { type Language, LANGUAGE_ENTRIES } from "@rendezvous/phrases/language";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";
import { useMemo } from "react";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../group/page-data.ts";
import { useFormViewer } from "../session/use-form-viewer.ts";

type Labels = ScreenPhrases["fiche"];

/** Returns the fields of the group's Fiche form for the present session, with default labels where the group has written none. */
export function useFicheFields(): readonly Field[] {
  const { catalogue } = useLoadedGroup();
  return useFicheFieldsOf(catalogue.forms.Fiche, useFormViewer());
}

/** Returns the fields of any Fiche form, for the person who fills it in. */
export function useFicheFieldsOf(form: readonly StoredField[], viewer: FormViewer): readonly Field[] {
  const { group } = useLoadedGroup();
  const { language, phrases } = useWording();
  const labels = phrases.screen.fiche;
  return useMemo(
    () =>
      ficheFields(form, group, viewer)
        .filter((field) => field.name !== "locale" || field.choices.length > 1)
        .map((field) => (field.name === "locale" ? localeField(field, language, labels) : field))
        .map((field) => (field.label === "" ? { ...field, label: labelOf(field, labels) } : field)),
    [form, group, viewer, language, labels],
  );
}

/** Languages are listed under their own names; the page's language is preselected. */
function localeField(field: Field, language: Language, { locale }: Labels): Field {
  const choices = field.choices.map((choice) => ({
    ...choice,
    label: choice.label || nameOfLanguage(choice.value),
  }));
  return { ...field, choices, label: field.label || locale, value: field.value ?? language };
}

/** Returns a language's name in that language, "Français", even if browsers lack it; an unknown code stays as it is. */
function nameOfLanguage(locale: string): string {
  if (locale in LANGUAGE_ENTRIES) return LANGUAGE_ENTRIES[locale as Language].name;
  try {
    const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

/** Returns the default label of a name or contact field, or a date of birth, without a label of the group's. */
function labelOf(
  { name, rightLabel, meaning }: Field,
  { lastname, firstname, email, firstphone, birthdate }: Labels,
): string {
  if (meaning === "birthdate") return birthdate;
  const own: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone };
  return rightLabel === "" && Object.hasOwn(own, name) ? (own[name] ?? "") : "";
}
