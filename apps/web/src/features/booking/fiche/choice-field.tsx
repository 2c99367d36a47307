import { useState } from "react";
import { usePhrases } from "../../../lib/phrases.ts";
import type { FieldControl } from "./field-control.ts";
import { describedBy, FieldFrame, FieldsetFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

export function SelectField({ id, field, value, error, onChange, onLeave }: FieldControl) {
  const phrases = usePhrases().fiche;
  const { label, required, description, choices = [] } = field;
  return (
    <FieldFrame id={id} label={label} isRequired={required} hint={description} error={error}>
      <select
        id={id}
        name={field.name}
        className={styles.input}
        required={required}
        value={String(value ?? "")}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, description, error)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        <option value="">{phrases.emptyChoice}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One of a few answers; with `allowAny` also one in the visitor's own words. */
export function RadioField({ id, field, value, error, onChange, onLeave }: FieldControl) {
  const phrases = usePhrases().fiche;
  const { label, required, description, choices = [] } = field;
  const isOwn = value !== undefined && value !== "" && !choices.some((choice) => choice.value === value);
  const [isFree, setFree] = useState(isOwn);
  return (
    <FieldsetFrame id={id} label={label} isRequired={required} hint={description} error={error}>
      <div className={styles.options}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={choice.value}
              required={required}
              checked={!isFree && value === choice.value}
              onChange={() => {
                setFree(false);
                onChange(choice.value);
              }}
              onBlur={onLeave}
            />
            {choice.label}
          </label>
        ))}
        {field.allowAny && (
          <label className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={isFree}
              onChange={() => {
                setFree(true);
                onChange("");
              }}
            />
            {phrases.freeChoice}
          </label>
        )}
      </div>
      {isFree && (
        <input
          className={styles.input}
          aria-label={`${label}: ${phrases.freeChoice}`}
          aria-invalid={error !== null}
          value={String(value ?? "")}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldsetFrame>
  );
}

/** Two lists, the second depending on the first; together `parent_child`. */
export function LinkedComboField({ id, field, value, error, onChange, onLeave }: FieldControl) {
  const phrases = usePhrases().fiche;
  const { label, required, description, choices = [] } = field;
  const text = String(value ?? "");
  const parent = choices.find((choice) => text === choice.value || text.startsWith(`${choice.value}_`));
  const child = parent === undefined ? "" : text.slice(parent.value.length + 1);
  const shared = {
    className: styles.input,
    required,
    "aria-invalid": error !== null,
    onBlur: onLeave,
  };
  return (
    <FieldsetFrame id={id} label={label} isRequired={required} hint={description} error={error}>
      <select
        {...shared}
        id={id}
        aria-label={`${label} 1`}
        value={parent?.value ?? ""}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{phrases.emptyChoice}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {parent !== undefined && (
        <select
          {...shared}
          aria-label={`${label} 2`}
          value={child}
          onChange={(event) =>
            onChange(event.target.value === "" ? parent.value : `${parent.value}_${event.target.value}`)
          }
        >
          <option value="">{phrases.emptyChoice}</option>
          {(parent.choices ?? []).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldsetFrame>
  );
}
