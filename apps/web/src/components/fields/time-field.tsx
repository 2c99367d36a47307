import { parseTime } from "@internationalized/date";
import { type FocusEvent, useContext } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
  TimeFieldStateContext,
} from "react-aria-components/TimeField";
import { useDateLocale } from "../../lib/phrases/phrases.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import styles from "./time-field.module.css";

interface Props {
  id?: string;
  /** The field's name, if no element on the page shows it. */
  label?: string;
  labelledBy?: string;
  /** `HH:MM`; empty if there is none. */
  value: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  onChange: (time: string) => void;
}

/**
 * A time of day, typed and shown in the format of the page's language; the browser's own field follows the browser's language.
 */
export function TimeField({ id, label, labelledBy, value, describedBy, isInvalid = false, onChange }: Props) {
  return (
    <I18nProvider locale={useDateLocale()}>
      <AriaTimeField
        {...(id !== undefined && { id })}
        {...(label !== undefined && { "aria-label": label })}
        {...(labelledBy !== undefined && { "aria-labelledby": labelledBy })}
        {...(describedBy !== undefined && { "aria-describedby": describedBy })}
        shouldForceLeadingZeros
        isInvalid={isInvalid}
        value={value === "" ? null : parseTime(value)}
        onChange={(time) => onChange(time === null ? "" : time.toString().slice(0, "HH:MM".length))}
      >
        <Segments onEmptied={() => onChange("")} />
      </AriaTimeField>
    </I18nProvider>
  );
}

/** A `TimeField` with a visible label. */
export function LabelledTimeField({
  value,
  onChange,
  className,
  ...field
}: FieldProps & Pick<Props, "value" | "onChange"> & { className?: string | undefined }) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={className}>
          <TimeField
            id={wiring.id}
            labelledBy={`${wiring.id}-label`}
            describedBy={wiring["aria-describedby"]}
            isInvalid={wiring["aria-invalid"]}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Hours and minutes. An hour alone is the full hour; minutes alone are not a time. */
function Segments({ onEmptied }: { onEmptied: () => void }) {
  const state = useContext(TimeFieldStateContext);
  function complete(event: FocusEvent): void {
    if (state === null || event.currentTarget.contains(event.relatedTarget)) return;
    const missing = state.segments.filter(({ isPlaceholder }) => isPlaceholder).map(({ type }) => type);
    if (missing.includes("hour")) onEmptied();
    else if (missing.includes("minute")) state.setSegment("minute", 0);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only notices when the focus leaves the field
    <div onBlur={complete}>
      <DateInput className={styles.input ?? ""}>
        {(segment) => <DateSegment segment={segment} className={styles.segment ?? ""} />}
      </DateInput>
    </div>
  );
}
