import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { useHolidayRegions } from "./holidays.ts";

/** The public holidays that apply: a country by its name in the reader's language, and a region of it. */
export function HolidaysField({ value, onChange, ...control }: ControlProps) {
  const words = useProPhrases("hours");
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
      <SelectField
        {...control}
        none={words.noHolidays}
        options={
          // Shown until the other countries are loaded.
          country !== "" && countries.length === 0
            ? [[country, names.of(country) ?? country]]
            : countries.map((one) => [one.code, one.name])
        }
        value={country}
        onChange={(chosen) => onChange(chosen || null)}
      />
      {regionList.length > 0 && (
        <SelectField
          label={words.region}
          options={[[country, words.wholeCountry], ...regionList.map((one) => [one.code, one.name] as const)]}
          value={code}
          onChange={onChange}
        />
      )}
    </>
  );
}
