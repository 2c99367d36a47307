import {
  type DatePart,
  type DateParts,
  datePartOrderOf,
  joinDate,
  readPastedDate,
  splitDate,
  typedDigits,
} from "@rendezvous/domain/form/date-parts";
import type { Field } from "@rendezvous/domain/form/field";
import { datePartOrderIn } from "@rendezvous/phrases/format-date";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import type { FieldControlProps } from "./field-control.ts";
import { type QuestionControl, QuestionFieldset } from "./question-fieldset.tsx";
import { describedBy } from "../../../components/fields/field-frame.tsx";
import styles from "../../../components/fields/field.module.css";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

/** Less than a control of a form, for dates outside of forms. */
type DateControl = QuestionControl &
  Pick<FieldControlProps, "value" | "onType"> & { field: Pick<Field, "dateFormat" | "meaning"> };

/**
 * A date in three fields, because a year of birth is many pages away in a calendar. The field's format or the language decides
 * their order; the value is `YYYY-MM-DD` or empty.
 */
export function DateField(control: DateControl) {
  const dateLocale = useDateLocale();
  const order = datePartOrderOf(control.field.dateFormat) ?? datePartOrderIn(dateLocale);
  return (
    <QuestionFieldset control={control}>
      <div
        className={styles.date}
        onPaste={(event) => {
          const whole = readPastedDate(event.clipboardData.getData("text"), order);
          if (whole === null) return;
          event.preventDefault();
          control.onType(joinDate(whole));
        }}
      >
        {order.map((part, index) => (
          <PartOfDate key={part} {...control} part={part} order={order} isFirst={index === 0} />
        ))}
      </div>
    </QuestionFieldset>
  );
}

type PartProps = DateControl & {
  part: DatePart;
  order: readonly DatePart[];
  isFirst: boolean;
};

function PartOfDate({ id, field, value, error, onType, part, order, isFirst }: PartProps) {
  const phrases = usePhrases().fiche;
  const dateLocale = useDateLocale();
  const parts = splitDate(String(value ?? ""));
  const own = parts[part];
  const isBegun = Object.values(parts).some((one) => one !== "");
  const names: Record<DatePart, [label: string, placeholder: string]> = {
    day: [phrases.day, phrases.dayPlaceholder],
    month: [phrases.month, phrases.monthPlaceholder],
    year: [phrases.year, phrases.yearPlaceholder],
  };
  const [label, placeholder] = names[part];
  const write = (text: string) => onType(joinDate({ ...parts, [part]: text } satisfies DateParts));
  const shared = {
    id: isFirst ? id : `${id}-${part}`,
    className: styles.input,
    // Either all three or none have to be filled in.
    required: field.required || isBegun,
    "aria-invalid": error !== null,
    "aria-describedby": describedBy(id, field.description, error),
    autoComplete: field.meaning === "birthdate" ? `bday-${part}` : "off",
    value: own,
  };
  if (part === "month")
    return (
      <label className={styles.month}>
        {label}
        <select {...shared} onChange={(event) => write(event.target.value)}>
          <option value="">{placeholder}</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(month, dateLocale)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <label className={part === "day" ? styles.day : styles.year}>
      {label}
      <input
        {...shared}
        inputMode="numeric"
        placeholder={placeholder}
        // The first field accepts a whole date, pasted or typed.
        maxLength={isFirst ? undefined : part === "day" ? 2 : 4}
        onChange={(event) => {
          const digits = (isFirst ? typedDigits : withoutRest)(event.target.value);
          const whole = isFirst ? readPastedDate(digits, order) : null;
          if (whole === null) write(digits);
          else onType(joinDate(whole));
        }}
        onBlur={() => {
          // "3" becomes "03" when the field loses the focus, not during typing.
          if (part === "day" && /^\d$/.test(own)) write(`0${own}`);
        }}
      />
    </label>
  );
}

function withoutRest(text: string): string {
  return text.replace(/\D/g, "");
}

/** Returns the name of a month of two digits. */
export function monthName(month: string, dateLocale: string): string {
  return new Intl.DateTimeFormat(dateLocale, { month: "long", timeZone: "UTC" }).format(
    new Date(`2024-${month}-15T00:00Z`),
  );
}
