import { FICHE_SORTS } from "@rendezvous/contract/booking/fiche-table";
import type { Field } from "@rendezvous/domain/form/field";
import { linkedValue } from "@rendezvous/domain/form/field";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { monthName } from "../../ground/form/date-field.tsx";
import { type ClientFilter, isFiltered, isYear, NO_FILTER } from "./client-filter.ts";
import styles from "./clients.module.css";
import { useClientQuestions } from "./use-client-columns.ts";

interface Props {
  filter: ClientFilter;
  change: (values: Partial<ClientFilter>) => void;
}

const FLAGS = [
  ["never_came", "neverCame"],
  ["missed", "missed"],
  ["blacklisted", "blacklisted"],
] as const;

export function ClientFilters({ filter, change }: Props) {
  const phrases = useProPhrases("ficheTable");
  const months = useMonthNames();
  const questions = useClientQuestions();
  const question = questions.find(({ name }) => name === filter.field);
  return (
    <section className={styles.filters} aria-label={phrases.filters}>
      <div className={styles.flags}>
        {FLAGS.map(([name, phrase]) => (
          <CheckBox
            key={name}
            label={phrases[phrase]}
            isChecked={filter[name] === "1"}
            onChange={(isChecked) => change({ [name]: isChecked ? "1" : "" })}
          />
        ))}
      </div>
      <TextField
        label={phrases.notSince}
        type="date"
        value={filter.not_since}
        onChange={(not_since) => change({ not_since })}
      />
      <SelectField
        label={phrases.bornMonth}
        none={phrases.every}
        options={months}
        value={filter.month}
        onChange={(month) => change({ month })}
      />
      <PausedField
        label={phrases.bornYear}
        className={styles.year ?? ""}
        inputMode="numeric"
        maxLength={4}
        error={filter.year === "" || isYear(filter.year) ? undefined : phrases.yearDigits}
        value={filter.year}
        onChange={(year) => change({ year })}
      />
      {questions.length > 0 && (
        <SelectField
          label={phrases.question}
          none={phrases.every}
          options={questions.map(({ name, label }) => [name, label || name])}
          value={filter.field}
          onChange={(field) => change({ field, answer: "" })}
        />
      )}
      {question && (
        <AnswerField
          key={question.name}
          question={question}
          value={filter.answer}
          onChange={(answer) => change({ answer })}
        />
      )}
      <SelectField
        label={phrases.sort}
        options={FICHE_SORTS.map((name) => [name, phrases.sorts[name]])}
        value={filter.sort || "name"}
        onChange={(sort) => change({ sort: sort === "name" ? "" : sort })}
      />
      <div className={styles.flags}>
        <CheckBox
          label={phrases.reverse}
          isChecked={filter.dir === "desc"}
          onChange={(isChecked) => change({ dir: isChecked ? "desc" : "" })}
        />
        {isFiltered(filter) && (
          <Button onClick={() => change({ ...NO_FILTER, sort: filter.sort, dir: filter.dir })}>
            {phrases.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  question: Field;
  value: string;
  onChange: (value: string) => void;
}

function AnswerField({ question: { type, choices }, value, onChange }: AnswerProps) {
  const phrases = useProPhrases("ficheTable");
  const common = { label: phrases.answer, value, onChange };
  if (type === "boolean") {
    const options = [
      ["true", phrases.yes],
      ["false", phrases.no],
    ] as const;
    return <SelectField {...common} none={phrases.anyAnswer} options={options} />;
  }
  if (choices.length === 0) {
    if (type === "datesplit") return <TextField {...common} type="date" />;
    return <PausedField {...common} inputMode={type === "integer" ? "numeric" : "text"} />;
  }
  const options = choices.flatMap((parent) =>
    parent.choices.length === 0
      ? [[parent.value, parent.label] as const]
      : parent.choices.map(
          (child) => [linkedValue(parent, child), `${parent.label}, ${child.label}`] as const,
        ),
  );
  return <SelectField {...common} none={phrases.anyAnswer} options={options} />;
}

const PAUSE_MS = 500;

/** A field that reports its value after a pause, because each value starts a search. */
function PausedField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return <TextField {...field} value={typed} onChange={setTyped} />;
}

/** Returns the months as two digits, with their names. */
function useMonthNames(): readonly (readonly [string, string])[] {
  const dateLocale = useDateLocale();
  return Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, "0");
    return [month, monthName(month, dateLocale)];
  });
}
