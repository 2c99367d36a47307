import { LOCALES } from "@rendezvous/contract/office/group-file/fields";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { useLanguages } from "../schema/use-languages.ts";
import { ChoiceControl, type ControlProps } from "./controls.tsx";

/** The languages of a group, separated by commas; its main language is always one of them. */
export function LanguagesField({ value, onChange, ...control }: ControlProps) {
  const { own, nameOf } = useLanguages();
  const written = typeof value === "string" ? value.split(",").map((one) => one.trim()) : [];
  return (
    <CheckBoxes
      {...control}
      options={LOCALES.map((language) => [language, nameOf(language)])}
      chosen={LOCALES.filter((language) => language === own || written.includes(language))}
      isDisabled={(language) => language === own}
      onChange={(languages) => onChange(languages.join())}
    />
  );
}

/** The group's main language: one of the enabled languages. */
export function MainLanguageField({ enabled, ...control }: ControlProps & { enabled: unknown }) {
  const { own, nameOf } = useLanguages();
  const listed = typeof enabled === "string" ? enabled.split(",") : [];
  const languages = [...new Set([own, ...listed])];
  return <ChoiceControl {...control} choices={languages.map((one) => [one, nameOf(one)])} />;
}
