import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { CheckBox, CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import type { FieldProps } from "../../../components/fields/field-frame.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { LabelledTimeField } from "../../../components/fields/time-field.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import styles from "../parts/records.module.css";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";

/** The props of every control of a record: a field whose stored value may have any type. */
export interface ControlProps extends FieldProps {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function TextControl({ value, ...control }: ControlProps & { readOnly?: boolean }) {
  return <TextField {...control} value={typeof value === "string" ? value : ""} />;
}

/** A select of one value, by the values' names. */
export function ChoiceControl({
  value,
  choices,
  ...control
}: ControlProps & { choices: readonly (readonly [value: string, name: string])[] }) {
  return <SelectField {...control} value={String(value)} options={choices} />;
}

/** A day, in the browser's own field; empty for none. */
export function DayControl({
  value,
  onChange,
  ...control
}: FieldProps & { value: unknown; onChange: (value: string | null) => void }) {
  return (
    <TextField
      {...control}
      type="date"
      className={styles.short}
      value={typeof value === "string" ? value : ""}
      onChange={(day) => onChange(day || null)}
    />
  );
}

/** As an end, midnight is the end of the day, which a time field cannot express otherwise. */
export function TimeControl({ isEnd, value, onChange, ...control }: ControlProps & { isEnd: boolean }) {
  const time = typeof value === "string" ? value : "";
  return (
    <LabelledTimeField
      {...control}
      className={styles.short}
      value={time === "24:00" ? "00:00" : time}
      onChange={(next) => onChange(isEnd && next === "00:00" ? "24:00" : next || null)}
    />
  );
}

export function CheckBoxControl({ value, ...control }: ControlProps) {
  return <CheckBox {...control} isChecked={value === true} />;
}

export function WeekdaysControl({ value, ...control }: ControlProps) {
  const dateLocale = useDateLocale();
  return (
    <CheckBoxes
      {...control}
      options={WEEKDAYS.map((day, index) => [day, upperFirst(formatWeekday(index, dateLocale), dateLocale)])}
      chosen={Array.isArray(value) ? value : []}
    />
  );
}

/** Returns a function that puts the first fault of a field or of its parts into words; it returns null if there is none. */
export function useErrorAt(faults: readonly Fault[]) {
  const words = useProPhrases("manageFields").faults;
  return (path: string, value: unknown = null): string | null => {
    const [fault] = faultsOfField(faults, path);
    return fault === undefined ? null : settingFaultText(words, fault, value);
  };
}
