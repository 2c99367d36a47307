import type { Fault } from "@rendezvous/contract/ground/fault";
import { useFormsPhrases, useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { type ControlProps, FlagControl, TextControl } from "../fields/controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { LocalizedField } from "../fields/localized-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { ConditionField } from "./condition-field.tsx";
import type { StoredQuestion } from "./question.ts";
import styles from "./forms.module.css";
import { PresetField } from "./preset-field.tsx";
import { isNeeded, type OptionSpec, optionsOf, TYPES, withType } from "./question-types.ts";

interface Props {
  id: string;
  form: string;
  question: StoredQuestion;
  /** All questions of the form, in their order. */
  questions: readonly StoredQuestion[];
  /** The question is not stored yet, so its name in files may still change. */
  isNew: boolean;
  faults: readonly Fault[];
  onChange: (question: StoredQuestion) => void;
  /** Called with another question of the form. */
  onNamed: (question: StoredQuestion) => void;
}

/** All options of one question, each in the control that fits it, with its fault. */
export function QuestionEditor(props: Props) {
  const { id, form, question, questions, isNew, faults, onChange, onNamed } = props;
  const phrases = useFormsPhrases();
  const words = useManageFieldsPhrases();
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = question;
    // Removes an empty option, so that its default applies.
    const isSaid = (value !== null && value !== "") || name === "label" || name === "description";
    onChange({ ...others, ...(isSaid && { [name]: value }) } as StoredQuestion);
  };
  const controlOf = (name: string, label: string, hint = ""): ControlProps => {
    const [fault] = faultsAt(faults, name);
    return {
      id: `${id}-${name}`,
      label,
      hint,
      error: fault === undefined ? null : faultText(words.faults, fault, question[name]),
      value: question[name],
      onChange: (value) => set(name, value),
    };
  };
  const draw = (spec: OptionSpec) => (
    <Option
      key={spec.name}
      spec={spec}
      question={question}
      faults={faultsAt(faults, spec.name)}
      control={controlOf(spec.name, phrases.options[spec.name], hintOf(phrases.hints, spec.name))}
    />
  );
  const options = optionsOf(question.type).filter(
    ({ name }) => name !== "required" || !isNeeded(form, question),
  );
  const rare = options.filter(({ isRare }) => isRare);
  const name = controlOf("name", phrases.name, phrases.nameHint);
  const isRareOpen = name.error !== null || rare.some((spec) => faultsAt(faults, spec.name).length > 0);
  return (
    <div className={styles.editor}>
      {question.type !== "inputex" && (
        <FieldFrame id={`${id}-type`} label={phrases.type} isRequired={false} hint="" error={null}>
          <select
            id={`${id}-type`}
            className={field.input}
            value={question.type}
            onChange={(event) => {
              const type = TYPES.find((one) => one === event.target.value);
              if (type) onChange(withType(question, type));
            }}
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {phrases.types[type]}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {options.filter(({ isRare }) => !isRare).map(draw)}
      {!isNeeded(form, question) && (
        <ConditionField
          id={id}
          question={question}
          form={questions}
          faults={faults}
          onChange={(condition) => set("condition", condition)}
          onNamed={onNamed}
        />
      )}
      <details className={styles.more} open={isRareOpen || undefined}>
        <summary>{phrases.more}</summary>
        <div className={styles.editor}>
          {rare.map(draw)}
          <TextControl {...name} isShownOnly={!isNew} />
        </div>
      </details>
    </div>
  );
}

function hintOf(hints: Readonly<Record<string, string>>, name: string): string {
  return hints[name] ?? "";
}

interface OptionProps {
  spec: OptionSpec;
  question: StoredQuestion;
  faults: readonly Fault[];
  control: ControlProps;
}

function Option({ spec, question, faults, control }: OptionProps) {
  switch (spec.control) {
    case "localized":
      return <LocalizedField {...control} isLong={false} />;
    case "longLocalized":
      return <LocalizedField {...control} isLong />;
    case "text":
    case "longText":
      return <TextControl {...control} />;
    case "number":
      return <NumberField {...control} unit="number" />;
    case "flag":
      return <FlagControl {...control} />;
    case "column":
      return (
        <FlagControl
          {...control}
          value={/vertical|block|column/i.test(String(control.value))}
          onChange={(isColumn) => control.onChange(isColumn === true ? "vertical" : "")}
        />
      );
    case "preset":
      return <PresetField {...control} question={question} />;
    case "choices":
    case "linkedChoices":
      return <ChoicesField {...control} faults={faults} isLinked={spec.control === "linkedChoices"} />;
    default:
      return spec.control satisfies never;
  }
}
