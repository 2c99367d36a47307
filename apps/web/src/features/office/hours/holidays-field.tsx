import { useHoursPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { useHolidayRegions } from "./holidays.ts";

/** The public holidays that apply: a country by its name in the reader's language, and a region of it. */
export function HolidaysField({ id, label, hint, error, value, onChange }: ControlProps) {
  const words = useHoursPhrases();
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const regions = useHolidayRegions();
  const code = typeof value === "string" ? value : "";
  const country = code.slice(0, 2);
  const names = new Intl.DisplayNames([dateLocale], { type: "region" });
  const collator = new Intl.Collator(dateLocale);
  const countries = regions
    .filter((one) => one.code.length === 2)
    .map((one) => ({ ...one, name: names.of(one.code) ?? one.name }))
    // The group's own country comes first.
    .sort(
      (a, b) =>
        Number(b.code === group.country) - Number(a.code === group.country) ||
        collator.compare(a.name, b.name),
    );
  const regionList = regions
    .filter((one) => country !== "" && one.code.startsWith(`${country}-`))
    .sort((a, b) => collator.compare(a.name, b.name));
  return (
    <>
      <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
        <select
          id={id}
          className={field.input}
          value={country}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        >
          <option value="">{words.noHolidays}</option>
          {/* Shown until the other countries are loaded. */}
          {country !== "" && countries.length === 0 && <option value={country}>{names.of(country)}</option>}
          {countries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      {regionList.length > 0 && (
        <FieldFrame id={`${id}-region`} label={words.region} isRequired={false} hint="" error={null}>
          <select
            id={`${id}-region`}
            className={field.input}
            value={code}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value={country}>{words.wholeCountry}</option>
            {regionList.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </>
  );
}
