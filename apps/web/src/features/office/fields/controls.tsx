import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { TimeField } from "../../../components/fields/time-field.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import styles from "../parts/records.module.css";

/** The props of every control. */
export interface ControlProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function TextControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isShownOnly = false,
}: ControlProps & { isShownOnly?: boolean }) {
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <input
        id={id}
        className={field.input}
        readOnly={isShownOnly}
        value={typeof value === "string" ? value : ""}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** A select of one value, by the values' names. */
export function ChoiceControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  choices,
}: ControlProps & { choices: readonly (readonly [value: string, name: string])[] }) {
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <select
        id={id}
        className={field.input}
        value={String(value)}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A day, in the browser's own field; empty for none. */
export function DayControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
}: Omit<ControlProps, "onChange"> & {
  onChange: (value: string | null) => void;
}) {
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <input
        id={id}
        type="date"
        className={`${field.input} ${styles.short}`}
        value={typeof value === "string" ? value : ""}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </FieldFrame>
  );
}

/** As an end, midnight is the end of the day, which a time field cannot express otherwise. */
export function TimeControl({
  id,
  label,
  hint,
  error,
  isEnd,
  value,
  onChange,
}: ControlProps & { isEnd: boolean }) {
  const time = typeof value === "string" ? value : "";
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <div className={styles.short}>
        <TimeField
          id={id}
          labelledBy={`${id}-label`}
          isInvalid={error !== null}
          describedBy={describedBy(id, hint, error)}
          value={time === "24:00" ? "00:00" : time}
          onChange={(next) => onChange(isEnd && next === "00:00" ? "24:00" : next || null)}
        />
      </div>
    </FieldFrame>
  );
}

export function FlagControl({ id, label, hint, error, value, onChange }: ControlProps) {
  return (
    <div className={`${field.field} ${styles.flag}`}>
      <label className={field.check}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function WeekdaysControl({ id, label, hint, error, value, onChange }: ControlProps) {
  const dateLocale = useDateLocale();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <div className={field.options}>
        {WEEKDAYS.map((day, index) => (
          <label key={day} className={field.option}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={(event) =>
                onChange(
                  WEEKDAYS.filter((one) => (one === day ? event.target.checked : chosen.includes(one))),
                )
              }
            />
            {upperFirst(formatWeekday(index, dateLocale), dateLocale)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
