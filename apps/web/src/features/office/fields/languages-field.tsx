import { LOCALES } from "@rendezvous/contract/office/group-file/fields";
import { describedBy, FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "./controls.tsx";
import { useLanguages } from "../schema/use-languages.ts";

/** The languages of a group, separated by commas; its main language is always one of them. */
export function LanguagesField({ id, label, hint, error, value, onChange }: ControlProps) {
  const { own, nameOf } = useLanguages();
  const written = typeof value === "string" ? value.split(",").map((one) => one.trim()) : [];
  const chosen = new Set([own, ...written]);
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <div className={field.options}>
        {LOCALES.map((language) => (
          <label key={language} className={field.option}>
            <input
              type="checkbox"
              checked={chosen.has(language)}
              disabled={language === own}
              onChange={(event) =>
                onChange(
                  LOCALES.filter((one) => (one === language ? event.target.checked : chosen.has(one))).join(),
                )
              }
            />
            {nameOf(language)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The group's main language: one of the enabled languages. */
export function LocaleField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  enabled,
}: ControlProps & { enabled: unknown }) {
  const { own, nameOf } = useLanguages();
  const listed = typeof enabled === "string" ? enabled.split(",") : [];
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <select
        id={id}
        className={field.input}
        value={String(value)}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        {[...new Set([own, ...listed])].map((language) => (
          <option key={language} value={language}>
            {nameOf(language)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
