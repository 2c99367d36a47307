import { type Choice, findLinkedChoice, linkedValue } from "@rendezvous/domain/form/field";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import type { FieldControlProps } from "./field-control.ts";
import { QuestionFieldset } from "./question-fieldset.tsx";
import { describedBy } from "../../../components/fields/field-frame.tsx";
import { SelectField as Select } from "../../../components/fields/select-field.tsx";
import styles from "../../../components/fields/field.module.css";

export function SelectField({ id, field, value, error, onChoose, onLeave }: FieldControlProps) {
  const phrases = usePhrases().fiche;
  const { label, lang, required, description, choices, addEmptyChoice } = field;
  return (
    <Select
      id={id}
      label={label}
      labelLang={lang}
      isRequired={required}
      hint={description}
      error={error}
      name={field.name}
      none={addEmptyChoice || choices.length === 0 ? phrases.emptyChoice : undefined}
      value={String(value ?? "")}
      onChange={onChoose}
      onBlur={onLeave}
    >
      <Options choices={choices} />
    </Select>
  );
}

/** A choice of one answer; with `allowAny` also an answer in the visitor's own words. */
export function RadioField(control: FieldControlProps) {
  const { id, field, value, isOwn, onChoose, onChooseOwn } = control;
  const phrases = usePhrases().fiche;
  const { required, choices, display } = field;
  const isColumn = /vertical|block|column/i.test(display);
  return (
    <QuestionFieldset control={control}>
      <div className={isColumn ? styles.column : styles.options}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.option} lang={choice.lang}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={choice.value}
              required={required}
              checked={!isOwn && String(value ?? "") === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {field.allowAny && (
          <label className={styles.option}>
            <input
              type="radio"
              id={choices.length === 0 ? id : undefined}
              name={id}
              value=""
              required={required}
              checked={isOwn}
              onChange={onChooseOwn}
            />
            {phrases.freeChoice}
          </label>
        )}
      </div>
      {isOwn && <OwnWords {...control} />}
      {!required && (isOwn || String(value ?? "") !== "") && (
        <button type="button" className={styles.clear} onClick={() => clear(id, onChoose)}>
          {phrases.clearChoice}
        </button>
      )}
    </QuestionFieldset>
  );
}

/**
 * Radio buttons cannot be unchecked by pressing them. The button that clears the answer disappears, so the first choice
 * takes the focus.
 */
function clear(id: string, onChoose: FieldControlProps["onChoose"]): void {
  onChoose("");
  document.getElementById(id)?.focus();
}

function OwnWords({ id, field, value, error, onType }: FieldControlProps) {
  const phrases = usePhrases().fiche;
  return (
    <input
      id={`${id}-own`}
      className={styles.input}
      autoComplete="off"
      required
      aria-label={phrases.freeChoiceLabel({ label: field.label })}
      aria-invalid={error !== null}
      aria-describedby={describedBy(id, field.description, error)}
      value={String(value ?? "")}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** Two lists, the second depending on the first; the value is `parent_child`. */
export function LinkedComboField(control: FieldControlProps) {
  const { id, field, value, error, onType, onChoose } = control;
  const phrases = usePhrases().fiche;
  const { label, required, description, choices } = field;
  const linkedChoice = findLinkedChoice(choices, String(value ?? ""));
  const parent = linkedChoice?.parent ?? null;
  const shared = {
    className: styles.input,
    "aria-invalid": error !== null,
    "aria-describedby": describedBy(id, description, error),
  };

  function chooseParent(chosen: string) {
    const next = choices.find((choice) => choice.value === chosen);
    // The second list has just appeared, so its missing answer is not an error yet.
    if (next !== undefined && next.choices.length > 0) onType(next.value);
    else onChoose(next?.value ?? "");
  }
  return (
    <QuestionFieldset control={control}>
      <div className={styles.linked}>
        <select
          {...shared}
          id={id}
          name={field.name}
          required={required}
          aria-label={label}
          value={parent?.value ?? ""}
          onChange={(event) => chooseParent(event.target.value)}
        >
          <option value="">{phrases.emptyChoice}</option>
          <Options choices={choices} />
        </select>
        {parent !== null && parent.choices.length > 0 && (
          <select
            {...shared}
            required
            aria-label={phrases.linkedChoiceLabel({ label, choice: parent.label })}
            value={linkedChoice?.child?.value ?? ""}
            onChange={(event) => {
              const child = parent.choices.find((choice) => choice.value === event.target.value);
              if (child === undefined) onType(parent.value);
              else onChoose(linkedValue(parent, child));
            }}
          >
            <option value="">{phrases.emptyChoice}</option>
            <Options choices={parent.choices} />
          </select>
        )}
      </div>
    </QuestionFieldset>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value} lang={choice.lang}>
      {choice.label}
    </option>
  ));
}
