import type { FormField } from "@rendezvous/contract/form";
import type { Group } from "@rendezvous/contract/group";
import {
  ficheFields,
  type FormViewer,
  hasDefaultComment,
  veventFields,
} from "@rendezvous/domain/form/asked-fields";
import type { Field } from "@rendezvous/domain/form/field";
import type { Language } from "@rendezvous/phrases/language";
import type { ScreenPhrases } from "@rendezvous/phrases/screen-phrases";
import { useMemo } from "react";
import { useWording } from "../../../lib/phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { useFormViewer } from "./use-form-viewer.ts";

export interface AskedForms {
  readonly fiche: readonly Field[];
  readonly vevent: readonly Field[];
  readonly isCommentAsked: boolean;
}

type Labels = ScreenPhrases["fiche"];

/** The group's forms as this visitor is asked them, with words where the group gave none. */
export function useAskedForms(): AskedForms {
  const { group, catalogue } = useKnownGroup();
  const { language, phrases } = useWording();
  const viewer = useFormViewer();
  return useMemo(
    () => askedForms(catalogue.forms, group, viewer, language, phrases.screen.fiche),
    [catalogue, group, viewer, language, phrases],
  );
}

type Setting = Pick<
  Group,
  "deployment" | "hide_marketing_sms" | "user_allow_comment" | "check_sms_from_web" | "enabled_locales"
>;

function askedForms(
  forms: { readonly Fiche: readonly FormField[]; readonly Vevent: readonly FormField[] },
  setting: Setting,
  viewer: FormViewer,
  language: Language,
  labels: Labels,
): AskedForms {
  const vevent = veventFields(forms.Vevent, setting, viewer);
  return {
    fiche: ficheFields(forms.Fiche, setting, viewer)
      .filter((field) => field.name !== "locale" || field.choices.length > 1)
      .map((field) => (field.name === "locale" ? localeField(field, language, labels) : field))
      .map((field) => (field.label === "" ? { ...field, label: labelOf(field, labels) } : field)),
    vevent,
    isCommentAsked: hasDefaultComment(vevent, setting, viewer),
  };
}

/** A language is called by its own name, and the one being read is the likely one. */
function localeField(field: Field, language: Language, { locale }: Labels): Field {
  const choices = field.choices.map((choice) => ({
    ...choice,
    label: choice.label || nameOfLanguage(choice.value),
  }));
  return { ...field, choices, label: field.label || locale, value: field.value ?? language };
}

/** What a language calls itself, "Français"; a code that is no language stays as it is. */
function nameOfLanguage(locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

/** Name and address are asked even where the group's form forgot them. */
function labelOf({ name, rightLabel }: Field, { lastname, firstname, email, firstphone }: Labels): string {
  const own: Readonly<Record<string, string>> = { lastname, firstname, email, firstphone };
  return rightLabel === "" && Object.hasOwn(own, name) ? (own[name] ?? "") : "";
}
