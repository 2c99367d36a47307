import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { describedBy } from "../../../components/fields/field-frame.tsx";
import type { FieldControl } from "./field-control.ts";
import { QuestionFieldset } from "./question-fieldset.tsx";

/**
 * A check box with its right label beside it. If the field also has a left label, that one is the question above the check box.
 */
export function CheckBoxField(control: FieldControl) {
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
