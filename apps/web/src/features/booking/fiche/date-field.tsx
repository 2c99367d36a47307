import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import type { FieldControl } from "./field-control.ts";
import { FieldsetFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

/** A date in three parts, which nobody has to scroll a calendar for: `YYYY-MM-DD`, or nothing at all. */
export function DateField({ id, field, value, error, onChange, onLeave }: FieldControl) {
  const phrases = usePhrases().fiche;
  const dateLocale = useDateLocale();
  const { label, required, description } = field;
  const [year = "", month = "", day = ""] = String(value ?? "").split("-");
  const isBirthdate = /birth/i.test(field.name);
  const monthName = new Intl.DateTimeFormat(dateLocale, { month: "long", timeZone: "UTC" });

  function change(parts: { year?: string; month?: string; day?: string }) {
    const next = { year, month, day, ...parts };
    const isBlank = next.year === "" && next.month === "" && next.day === "";
    onChange(isBlank ? "" : `${next.year}-${next.month}-${next.day}`);
  }
  // "3" becomes "03" only when the visitor has left the field: not while it is being typed.
  function leaveDay() {
    if (/^\d$/.test(day)) change({ day: `0${day}` });
    onLeave();
  }
  const shared = { className: styles.input, required, "aria-invalid": error !== null };
  return (
    <FieldsetFrame id={id} label={label} isRequired={required} hint={description} error={error}>
      <div className={styles.date}>
        <label className={styles.part}>
          {phrases.day}
          <input
            {...shared}
            id={id}
            inputMode="numeric"
            maxLength={2}
            autoComplete={isBirthdate ? "bday-day" : "off"}
            value={day}
            onChange={(event) => change({ day: event.target.value.replace(/\D/g, "") })}
            onBlur={leaveDay}
          />
        </label>
        <label className={styles.part}>
          {phrases.month}
          <select
            {...shared}
            autoComplete={isBirthdate ? "bday-month" : "off"}
            value={month}
            onChange={(event) => change({ month: event.target.value })}
          >
            <option value="">{phrases.emptyChoice}</option>
            {MONTHS.map((one) => (
              <option key={one} value={one}>
                {monthName.format(new Date(`2024-${one}-15T00:00Z`))}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.part}>
          {phrases.year}
          <input
            {...shared}
            inputMode="numeric"
            maxLength={4}
            autoComplete={isBirthdate ? "bday-year" : "off"}
            value={year}
            onChange={(event) => change({ year: event.target.value.replace(/\D/g, "") })}
            onBlur={onLeave}
          />
        </label>
      </div>
    </FieldsetFrame>
  );
}
