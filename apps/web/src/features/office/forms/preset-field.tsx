import { localize } from "@rendezvous/domain/text/localize";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { type ControlProps, FlagControl, DayControl, TextControl } from "../fields/controls.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { type Choice, toChoices } from "./choices.ts";
import type { StoredQuestion } from "./question.ts";

/** The default answer of a question. */
export function PresetField({ question, ...control }: ControlProps & { question: StoredQuestion }) {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { value, onChange } = control;
  if (question.type === "boolean")
    return <FlagControl {...control} onChange={(isTicked) => onChange(isTicked === true ? true : null)} />;
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
