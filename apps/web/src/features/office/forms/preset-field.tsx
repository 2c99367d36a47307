import { localize } from "@rendezvous/domain/text/localize";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { type ControlProps, FlagControl, DayControl, TextControl } from "../fields/controls.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { type Choice, choicesOf } from "./choices.ts";
import type { StoredQuestion } from "./question.ts";

/** The default answer of a question. */
export function PresetField({ question, ...control }: ControlProps & { question: StoredQuestion }) {
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { id, label, hint, error, value, onChange } = control;
  if (question.type === "boolean")
    return <FlagControl {...control} onChange={(isTicked) => onChange(isTicked === true ? true : null)} />;
  if (question.type === "integer") return <NumberField {...control} unit="number" />;
  if (question.type === "datesplit") return <DayControl {...control} />;
  if (!["select", "radio", "linkedcombo"].includes(question.type)) return <TextControl {...control} />;
  const nameOf = ({ label: text, value: own }: Choice) =>
    localize(text, language, group.locale) || String(own);
  const choices = choicesOf(question["choices"])
    .filter((choice) => choice.value !== "")
    .flatMap((choice) =>
      (choice.choices ?? [null]).map((inner) => ({
        value: inner === null ? choice.value : `${choice.value}_${inner.value}`,
        name: inner === null ? nameOf(choice) : `${nameOf(choice)}, ${nameOf(inner)}`,
      })),
    );
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <select
        id={id}
        className={field.input}
        value={typeof value === "string" || typeof value === "number" ? value : ""}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) =>
          onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value ?? null)
        }
      >
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
