import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import styles from "./field.module.css";

type Native<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldProps | "onChange">;

interface Value {
  value: string | number;
  onChange: (value: string) => void;
  explainedBy?: string | undefined;
}

/** A native input of one line. `required` alone requires a value without marking the field. */
export function TextField({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  explainedBy,
  className = "",
  onChange,
  ...input
}: FieldProps & Value & Native<"input">) {
  return (
    <FieldFrame {...{ id, label, labelLang, isRequired, hint, error, explainedBy }}>
      {(wiring) => (
        <input
          {...wiring}
          className={`${styles.input} ${className}`}
          onChange={({ target }) => onChange(target.value)}
          {...input}
        />
      )}
    </FieldFrame>
  );
}

/** A native input of several lines. */
export function TextArea({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  explainedBy,
  className = "",
  onChange,
  ...area
}: FieldProps & Value & Native<"textarea">) {
  return (
    <FieldFrame {...{ id, label, labelLang, isRequired, hint, error, explainedBy }}>
      {(wiring) => (
        <textarea
          {...wiring}
          className={`${styles.input} ${styles.area} ${className}`}
          onChange={({ target }) => onChange(target.value)}
          {...area}
        />
      )}
    </FieldFrame>
  );
}
