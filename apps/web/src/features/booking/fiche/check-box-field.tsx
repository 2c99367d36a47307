import type { FieldControl } from "./field-control.ts";
import { describedBy, FieldNotes, Star } from "./field-frame.tsx";
import styles from "./field.module.css";

/** A box to tick; what stands beside it is its label. */
export function CheckBoxField({ id, field, value, error, onChange, onLeave }: FieldControl) {
  const { label, rightLabel, required, description } = field;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={field.name}
          required={required}
          checked={value === true || /^(true|t|1)$/i.test(String(value ?? ""))}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, description, error)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onLeave}
        />
        <span>
          {rightLabel || label}
          <Star isShown={required} />
        </span>
      </label>
      <FieldNotes id={id} hint={description} error={error} />
    </div>
  );
}
