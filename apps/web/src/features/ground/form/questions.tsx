import type { FieldState, FormAction } from "@rendezvous/domain/form/form-state";
import { useId, type ComponentProps } from "react";
import type { FieldType } from "@rendezvous/domain/form/field";
import { runAfterPress } from "../../../lib/run-after-press.ts";
import styles from "./questions.module.css";
import { LinkedComboField, RadioField, SelectField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import type { FieldControlProps } from "./field-control.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { describedBy } from "../../../components/fields/field-frame.tsx";
import { QuestionFieldset } from "./question-fieldset.tsx";
import { isPhoneField } from "./field-faults.ts";
import { TextArea, TextField as Input } from "../../../components/fields/text-field.tsx";

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
          onLeave={() => runAfterPress(() => dispatch({ type: "blur", name: field.name }))}
        />
      ))}
    </section>
  );
}

const KINDS: Partial<Record<FieldType, (control: FieldControlProps) => React.ReactNode>> = {
  boolean: CheckBoxField,
  select: SelectField,
  radio: RadioField,
  linkedcombo: LinkedComboField,
  datesplit: DateField,
};

/** Renders a field of a group's form by its type. */
function Field(control: FieldControlProps) {
  const Kind = KINDS[control.field.type] ?? TextField;
  return <Kind {...control} />;
}

/**
 * A check box with its right label beside it. If the field also has a left label, that one is the question above the check box.
 */
function CheckBoxField(control: FieldControlProps) {
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

/** The autocomplete names of fields that browsers can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: "given-name",
  lastname: "family-name",
  email: "email",
  firstphone: "tel",
  secondphone: "tel",
  phone: "tel",
  mobile: "tel",
  address: "street-address",
  zipcode: "postal-code",
  city: "address-level2",
  country: "country-name",
  company: "organization",
};

/** A text, e-mail address, phone number or whole number. */
function TextField({ id, field, value, error, isFixed, onType, onLeave }: FieldControlProps) {
  const { label, lang, required, description, placeholder, rows, cols } = field;
  const typed = String(value ?? "");
  const shared = {
    id,
    label,
    labelLang: lang,
    isRequired: required,
    hint: description,
    error,
    name: field.name,
    value: typed,
    readOnly: isFixed,
    placeholder: placeholder || undefined,
    // The language of the group's placeholder; typed text may be in any language.
    lang: typed === "" && placeholder !== "" ? lang : undefined,
    onChange: onType,
    onBlur: onLeave,
  };
  if (field.type !== "text" || rows <= 1) return <Input {...shared} {...keyboardOf(field)} />;
  return (
    <TextArea
      {...shared}
      rows={rows}
      cols={cols ?? undefined}
      style={cols === null ? undefined : { width: "auto" }}
    />
  );
}

/** Returns the keyboard that a phone shows, and the kind of value that the browser offers to fill in. */
function keyboardOf(field: FieldControlProps["field"]): Omit<ComponentProps<"input">, "value" | "onChange"> {
  const autoComplete = AUTOCOMPLETE[field.name] ?? "off";
  if (field.type === "email") return { type: "email", inputMode: "email", autoComplete, spellCheck: false };
  if (field.type === "integer")
    return { type: "text", inputMode: field.negative ? "text" : "numeric", autoComplete };
  if (isPhoneField(field)) return { type: "tel", inputMode: "tel", autoComplete };
  const isCode = field.meaning === "request_number" || field.meaning === "identifier";
  if (isCode) return { type: "text", autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
  return { type: "text", autoComplete, autoCapitalize: autoComplete.endsWith("name") ? "words" : undefined };
}
