import { afterPress } from "../../../lib/after-press.ts";
import type { FieldState, FormAction } from "@rendezvous/domain/form/form-state";
import { useId } from "react";
import styles from "./questions.module.css";
import type { FieldType } from "@rendezvous/domain/form/field";
import { LinkedComboField, RadioField, SelectField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import type { FieldControl } from "./field-control.ts";
import { TextField } from "./text-field.tsx";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { describedBy } from "../../../components/fields/field-frame.tsx";
import { QuestionFieldset } from "./question-fieldset.tsx";

export interface Question extends FieldState {
  /** Unique on the page. */
  id: string;
  /** The error in words; null if there is none to show. */
  error: string | null;
  /** Read-only. */
  isFixed: boolean;
}

interface Props {
  questions: readonly Question[];
  dispatch: (action: FormAction) => void;
  title: string | null;
}

/** The fields of one form in their order; nothing if the form has none. */
export function Questions({ questions, dispatch, title }: Props) {
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby={title === null ? undefined : titleId}>
      {title !== null && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {questions.map(({ id, field, value, isOwn, error, isFixed }) => (
        <Field
          key={id}
          id={id}
          field={field}
          value={value}
          isOwn={isOwn}
          error={error}
          isFixed={isFixed}
          onType={(typed) => dispatch({ type: "type", name: field.name, value: typed })}
          onChoose={(chosen) => dispatch({ type: "choose", name: field.name, value: chosen })}
          onChooseOwn={() => dispatch({ type: "choose_own", name: field.name })}
          onLeave={() => afterPress(() => dispatch({ type: "blur", name: field.name }))}
        />
      ))}
    </section>
  );
}

const KINDS: Partial<Record<FieldType, (control: FieldControl) => React.ReactNode>> = {
  boolean: CheckBoxField,
  select: SelectField,
  radio: RadioField,
  linkedcombo: LinkedComboField,
  datesplit: DateField,
};

/** Renders a field of a group's form by its type. */
function Field(control: FieldControl) {
  const Kind = KINDS[control.field.type] ?? TextField;
  return <Kind {...control} />;
}

/**
 * A check box with its right label beside it. If the field also has a left label, that one is the question above the check box.
 */
function CheckBoxField(control: FieldControl) {
  const { id, field, value, error, onChoose } = control;
  const { label, rightLabel, description } = field;
  const box = {
    id,
    name: field.name,
    label: rightLabel || label,
    labelLang: field.lang,
    isRequired: field.required,
    isChecked: value === true,
    onChange: onChoose,
  };
  if (label === "" || rightLabel === "" || label === rightLabel)
    return <CheckBox {...box} hint={description} error={error} />;
  return (
    <QuestionFieldset control={control} hasStar={false}>
      <CheckBox
        {...box}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, description, error)}
      />
    </QuestionFieldset>
  );
}
