import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import styles from "./field.module.css";

type Option = readonly [value: string | number, name: string];

interface Props extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps | "value" | "onChange"> {
  value: string | number;
  /** The name of the option for no choice, whose value is empty. */
  none?: string | undefined;
  options?: readonly Option[];
  onChange: (value: string) => void;
}

/** A native select; its children are options besides the listed ones. */
export function SelectField({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  none,
  options = [],
  onChange,
  children,
  ...select
}: Props) {
  return (
    <FieldFrame {...{ id, label, labelLang, isRequired, hint, error }}>
      {(wiring) => (
        <select
          {...wiring}
          className={styles.input}
          onChange={({ target }) => onChange(target.value)}
          {...select}
        >
          {none !== undefined && <option value="">{none}</option>}
          <Options of={options} />
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

export function Options({ of: options }: { of: readonly Option[] }) {
  return options.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
