import type { FieldControl } from "./field-control.ts";
import { describedBy, FieldNotes, FieldsetFrame, RequiredMark } from "./field-frame.tsx";
import styles from "./field.module.css";

/** A check box. Its right label is beside it; if the field has both labels, the other one is the question above. */
export function CheckBoxField(control: FieldControl) {
  const { id, field, error } = control;
  const { label, rightLabel, description } = field;
  if (label === "" || rightLabel === "" || label === rightLabel)
    return (
      <div className={styles.field}>
        <Box {...control} text={rightLabel || label} />
        <FieldNotes id={id} hint={description} error={error} />
      </div>
    );
  return (
    <FieldsetFrame control={control} hasStar={false}>
      <Box {...control} text={rightLabel} />
    </FieldsetFrame>
  );
}

function Box({ id, field, value, error, onChoose, text }: FieldControl & { text: string }) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        id={id}
        name={field.name}
        required={field.required}
        checked={value === true}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, field.description, error)}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span lang={field.lang}>
        {text}
        <RequiredMark isShown={field.required} />
      </span>
    </label>
  );
}
