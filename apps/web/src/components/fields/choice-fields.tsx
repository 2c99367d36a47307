import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldNotes, type FieldProps, Fieldset, RequiredMark } from "./field-frame.tsx";
import styles from "./field.module.css";

interface CheckBoxProps
  extends Omit<FieldProps, "label">,
    Pick<ComponentProps<"input">, "name" | "disabled" | "aria-invalid" | "aria-describedby"> {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** One check box, with its label beside it. */
export function CheckBox({
  id,
  label,
  labelLang,
  isRequired,
  hint,
  error,
  isChecked,
  onChange,
  ...input
}: CheckBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={`${styles.field} ${styles.flag}`}>
      <label className={styles.check}>
        <input
          id={inputId}
          type="checkbox"
          required={isRequired}
          checked={isChecked}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(inputId, hint, error)}
          onChange={({ target }) => onChange(target.checked)}
          {...input}
        />
        <span lang={labelLang}>
          {label}
          <RequiredMark isShown={isRequired} />
        </span>
      </label>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}

interface ListProps<Value> {
  /** The id of the first control. */
  id?: string | undefined;
  type: "checkbox" | "radio";
  options: readonly (readonly [value: Value, label: ReactNode])[];
  /** Side by side, one below the other, or in columns of their own scroll area. */
  look?: "row" | "column" | "list" | undefined;
  isRequired?: boolean | undefined;
  isChecked: (value: Value) => boolean;
  isDisabled?: ((value: Value) => boolean) | undefined;
  isInvalid?: (value: Value) => boolean;
  onChange: (value: Value, isChecked: boolean) => void;
}

const LOOKS = {
  row: [styles.options, styles.option],
  column: [styles.column, styles.check],
  list: [styles.list, styles.item],
} as const;

/** The check boxes or radio buttons themselves, for a question that has other controls too. */
export function ChoiceList<Value extends string | number | boolean>({
  id,
  type,
  options,
  look = "row",
  isRequired,
  isChecked,
  isDisabled,
  isInvalid,
  onChange,
}: ListProps<Value>) {
  const name = useId();
  const [listClass, optionClass] = LOOKS[look];
  return (
    <ul className={listClass}>
      {options.map(([value, label], index) => (
        <li key={String(value)}>
          <label className={optionClass}>
            <input
              id={index === 0 ? id : undefined}
              type={type}
              name={type === "radio" ? name : undefined}
              required={isRequired}
              checked={isChecked(value)}
              disabled={isDisabled?.(value)}
              aria-invalid={isInvalid?.(value)}
              onChange={({ target }) => onChange(value, target.checked)}
            />
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps<Value> extends FieldProps, Pick<ListProps<Value>, "options" | "look" | "isDisabled"> {
  /** Controls above the options. */
  children?: ReactNode;
}

interface CheckBoxesProps<Value> extends ChoicesProps<Value> {
  chosen: readonly Value[];
  /** Called with the chosen values: first those that are no longer offered, then the others in the order of the options. */
  onChange: (chosen: Value[]) => void;
}

/** Check boxes under one question; the first has the `id`. */
export function CheckBoxes<Value extends string | number>({
  options,
  look,
  isDisabled,
  chosen,
  onChange,
  children,
  ...fieldset
}: CheckBoxesProps<Value>) {
  const values = options.map(([value]) => value);
  const others = chosen.filter((one) => !values.includes(one));
  return (
    <Fieldset {...fieldset}>
      {children}
      <ChoiceList
        {...{ id: fieldset.id, type: "checkbox", options, look, isDisabled }}
        isChecked={(value) => chosen.includes(value)}
        isInvalid={() => Boolean(fieldset.error)}
        onChange={(value, isChecked) =>
          onChange([...others, ...values.filter((one) => (one === value ? isChecked : chosen.includes(one)))])
        }
      />
    </Fieldset>
  );
}

interface RadioButtonsProps<Value> extends ChoicesProps<Value> {
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Radio buttons under one question; the first has the `id`. */
export function RadioButtons<Value extends string | number>({
  options,
  look,
  isDisabled,
  value,
  onChange,
  children,
  ...fieldset
}: RadioButtonsProps<Value>) {
  return (
    <Fieldset {...fieldset}>
      {children}
      <ChoiceList
        {...{ id: fieldset.id, type: "radio", options, look, isDisabled }}
        isRequired={fieldset.isRequired}
        isChecked={(one) => one === value}
        onChange={onChange}
      />
    </Fieldset>
  );
}
