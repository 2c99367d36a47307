import { LOCALES } from "@rendezvous/contract/group-file/fields";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useDateLocale } from "../../../lib/phrases.ts";
import { describedBy, FieldNotes } from "../../form/field-frame.tsx";
import field from "../../form/field.module.css";
import { useKnownGroup } from "../../group/first-data.ts";
import type { ControlProps } from "./controls.tsx";

/** The languages of a group, separated by commas; its own is always one of them. */
export function LanguagesField({ id, label, hint, error, value, onChange }: ControlProps) {
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  const names = new Intl.DisplayNames([dateLocale], { type: "language" });
  const written = typeof value === "string" ? value.split(",").map((one) => one.trim()) : [];
  const chosen = new Set([group.locale, ...written]);
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <div className={field.options}>
        {LOCALES.map((language) => (
          <label key={language} className={field.option}>
            <input
              type="checkbox"
              checked={chosen.has(language)}
              disabled={language === group.locale}
              onChange={(event) =>
                onChange(
                  LOCALES.filter((one) => (one === language ? event.target.checked : chosen.has(one))).join(),
                )
              }
            />
            {upperFirst(names.of(language) ?? language, dateLocale)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
