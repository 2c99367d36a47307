import type { Fault } from "@rendezvous/contract/ground/fault";
import { localize } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { ChoiceList } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ChoiceControl, useErrorAt } from "../fields/controls.tsx";
import { type StoredQuestion, toChoices, withChoiceValues, useQuestionName } from "./question.ts";
import { conditionOf } from "./use-condition-text.ts";

interface Props {
  id: string;
  question: StoredQuestion;
  /** All questions of the form, in their order. */
  form: readonly StoredQuestion[];
  faults: readonly Fault[];
  onChange: (condition: unknown) => void;
  /** Called with the question on which the condition depends: its choices need stored values from now on. */
  onNamed: (question: StoredQuestion) => void;
}

/** A choice whether a question always appears, or only for some answers to an earlier one with choices or a check box. */
export function ConditionField({ id, question, form, faults, onChange, onNamed }: Props) {
  const { condition: phrases } = useProPhrases("forms");
  const errorAt = useErrorAt(faults);
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const nameOf = useQuestionName();
  const condition = conditionOf(question);
  const answersTo = (
    named: StoredQuestion | undefined,
  ): (readonly [value: string | number | boolean, label: string])[] => {
    if (named?.type === "boolean")
      return [
        [true, phrases.ticked],
        [false, phrases.notTicked],
      ];
    return toChoices(named && withChoiceValues(named, group.locale)["choices"]).map(({ value, label }) => [
      value,
      localize(label, language, group.locale) || String(value),
    ]);
  };
  const earlier = form.slice(0, form.indexOf(question)).filter(isNameable);
  const named = form.find(({ name }) => name === condition?.field);
  // Also offers the question that the condition names although it no longer comes earlier, so that the fault is visible.
  const offered = named === undefined || earlier.includes(named) ? earlier : [...earlier, named];
  const values = condition?.values ?? [];
  const answers = answersTo(named);
  const lost = values.filter((value) => !answers.some(([one]) => one === value));
  const change = (one: StoredQuestion, chosen: readonly unknown[]) => {
    if (toChoices(one["choices"]).some(({ value }) => value === ""))
      onNamed(withChoiceValues(one, group.locale));
    onChange({ field: one.name, values: chosen });
  };
  const isBox = named?.type === "boolean";
  return (
    <>
      <ChoiceControl
        id={`${id}-condition`}
        label={phrases.label}
        hint={offered.length === 0 ? phrases.none : undefined}
        error={errorAt("condition.field", "")}
        value={condition?.field ?? ""}
        choices={[
          ["", phrases.always],
          ...offered.map((one) => [one.name, phrases.only({ question: nameOf(one) })] as const),
          ...(condition && named === undefined ? [[condition.field, condition.field] as const] : []),
        ]}
        onChange={(name) => {
          const one = form.find((other) => other.name === name);
          if (one)
            change(
              one,
              answersTo(one)
                .slice(0, 1)
                .map(([value]) => value),
            );
          else onChange(null);
        }}
      />
      {condition && named && (
        <Fieldset label={phrases.answers} error={errorAt("condition.values", "")}>
          <ChoiceList
            type={isBox ? "radio" : "checkbox"}
            options={[...answers, ...lost.map((value) => [value, String(value)] as const)]}
            isChecked={(value) => values.includes(value)}
            isInvalid={(value) => lost.includes(value)}
            onChange={(value, isChecked) => {
              const others = isBox ? [] : values.filter((one) => one !== value);
              change(named, isChecked ? [...others, value] : others);
            }}
          />
        </Fieldset>
      )}
    </>
  );
}

function isNameable(question: StoredQuestion): boolean {
  if (question.archived === true) return false;
  if (question.type === "boolean") return true;
  return (
    ["select", "radio", "linkedcombo"].includes(question.type) && toChoices(question["choices"]).length > 0
  );
}
