import type { Fault } from "@rendezvous/contract/ground/fault";
import { localize } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { SelectField } from "../../../components/fields/select-field.tsx";
import {
  type ControlProps,
  CheckBoxControl,
  TextControl,
  DayControl,
  useErrorAt,
} from "../fields/controls.tsx";
import { faultsOfField } from "../../ground/form/fault-text.ts";
import { LocalizedField } from "../fields/localized-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { ReferencesField } from "../fields/reference-fields.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { ConditionField } from "./condition-field.tsx";
import { type StoredQuestion, type Choice, toChoices } from "./question.ts";
import styles from "./forms.module.css";
import {
  isRequiredForBooking,
  type OptionSpec,
  optionsOfType,
  QUESTION_TYPES,
  withQuestionType,
} from "./question-types.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";

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
  /** Called with the question on which the condition depends; see `ConditionField`. */
  onNamed: (question: StoredQuestion) => void;
}

/** All options of one question, each in the control that fits it, with its fault. */
export function QuestionEditor(props: Props) {
  const { id, form, question, questions, isNew, faults, onChange, onNamed } = props;
  const phrases = useProPhrases("forms");
  const errorAt = useErrorAt(faults);
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = question;
    // Removes an empty option, so that its default applies.
    const isSaid = (value !== null && value !== "") || name === "label" || name === "description";
    onChange({ ...others, ...(isSaid && { [name]: value }) } as StoredQuestion);
  };
  const controlOf = (name: string, label: string, hint?: string): ControlProps => ({
    id: `${id}-${name}`,
    label,
    hint,
    error: errorAt(name, question[name]),
    value: question[name],
    onChange: (value) => set(name, value),
  });
  const draw = (spec: OptionSpec) => (
    <Option
      key={spec.name}
      spec={spec}
      question={question}
      faults={faultsOfField(faults, spec.name)}
      control={controlOf(spec.name, phrases.options[spec.name], hintOf(phrases.hints, spec.name))}
    />
  );
  const options = optionsOfType(question.type).filter(
    ({ name }) => name !== "required" || !isRequiredForBooking(form, question),
  );
  const rare = options.filter(({ isRare }) => isRare);
  const name = controlOf("name", phrases.name, phrases.nameHint);
  const isRareOpen = name.error !== null || rare.some((spec) => faultsOfField(faults, spec.name).length > 0);
  return (
    <div className={styles.editor}>
      {question.type !== "inputex" && (
        <SelectField
          label={phrases.type}
          options={QUESTION_TYPES.map((type) => [type, phrases.types[type]])}
          value={question.type}
          onChange={(chosen) => {
            const type = QUESTION_TYPES.find((one) => one === chosen);
            if (type) onChange(withQuestionType(question, type));
          }}
        />
      )}
      {options.filter(({ isRare }) => !isRare).map(draw)}
      {!isRequiredForBooking(form, question) && (
        <ConditionField
          id={id}
          question={question}
          form={questions}
          faults={faults}
          onChange={(condition) => set("condition", condition)}
          onNamed={onNamed}
        />
      )}
      {form === "Vevent" && (
        <ReferencesField
          {...controlOf("interventions", phrases.forServices)}
          onChange={(services) => set("interventions", (services as number[]).length > 0 ? services : null)}
          kind="interventions"
        />
      )}
      <details className={styles.more} open={isRareOpen || undefined}>
        <summary>{phrases.more}</summary>
        <div className={styles.editor}>
          {rare.map(draw)}
          <TextControl {...name} readOnly={!isNew} />
        </div>
      </details>
    </div>
  );
}

function hintOf(hints: Readonly<Record<string, string>>, name: string): string | undefined {
  return hints[name];
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
      return <LocalizedField {...control} />;
    case "longLocalized":
      return <LocalizedField {...control} isLong />;
    case "text":
    case "longText":
      return <TextControl {...control} />;
    case "number":
      return <NumberField {...control} unit="number" />;
    case "flag":
      return <CheckBoxControl {...control} />;
    case "column":
      return (
        <CheckBoxControl
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

/** The default answer of a question. */
function PresetField({ question, ...control }: ControlProps & { question: StoredQuestion }) {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { value, onChange } = control;
  if (question.type === "boolean")
    return (
      <CheckBoxControl {...control} onChange={(isTicked) => onChange(isTicked === true ? true : null)} />
    );
  if (question.type === "integer") return <NumberField {...control} unit="number" />;
  if (question.type === "datesplit") return <DayControl {...control} />;
  if (!["select", "radio", "linkedcombo"].includes(question.type)) return <TextControl {...control} />;
  const nameOf = ({ label: text, value: own }: Choice) =>
    localize(text, language, group.locale) || String(own);
  const choices = toChoices(question["choices"])
    .filter((choice) => choice.value !== "")
    .flatMap((choice) =>
      (choice.choices ?? [null]).map((inner) => ({
        value: inner === null ? choice.value : `${choice.value}_${inner.value}`,
        name: inner === null ? nameOf(choice) : `${nameOf(choice)}, ${nameOf(inner)}`,
      })),
    );
  return (
    <SelectField
      {...control}
      none="–"
      options={choices.map((choice) => [choice.value, choice.name])}
      value={typeof value === "string" || typeof value === "number" ? value : ""}
      onChange={(chosen) =>
        onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? null)
      }
    />
  );
}
