import { useId } from "react";
import styles from "./radio-row.module.css";

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Class names of the row and of each option. */
  look: { readonly row: string | undefined; readonly option: string | undefined };
}

/**
 * Native radio buttons side by side, of which only the labels are visible. Native buttons work in server-rendered pages as well.
 */
export function RadioRow<Value extends string>({ label, options, value, onChange, look }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={look.row} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={`${styles.option} ${look.option}`}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
