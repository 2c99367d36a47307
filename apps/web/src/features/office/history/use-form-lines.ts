import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLabelled } from "../../../lib/phrases/use-labelled.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { FORM_NAMES } from "../forms/flat-forms.ts";
import { type StoredQuestion, type Choice, toChoices, useQuestionName } from "../forms/question.ts";
import { useConditionText } from "../forms/use-condition-text.ts";
import type { NamesOf } from "../schema/use-records.ts";
import { EMPTY_TEXT, shortenText } from "../schema/shorten-text.ts";
import type { ChangedLine } from "./changed-line.ts";

type Forms = Readonly<Record<string, unknown>>;

/**
 * Describes a change of the forms: removed and new questions, changes of the others, and their order. `further` counts questions
 * with another difference, such as the longest answer.
 */
export function useFormLines(namesOf: NamesOf): (change: { before: Forms; after: Forms }) => {
  lines: ChangedLine[];
  further: number;
} {
  const phrases = useProPhrases("forms");
  const labelled = useLabelled();
  const nameOf = useQuestionName();
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const types: Readonly<Record<string, string>> = phrases.types;
  const sayChoice = ({ label, choices = [] }: Choice): string => {
    const text = localize(label, language, group.locale);
    return choices.length === 0 ? text : `${text} (${choices.map(sayChoice).join(", ")})`;
  };
  const conditionText = useConditionText();
  const services = ({ interventions = [] }: StoredQuestion) => {
    const names = namesOf("interventions", interventions as readonly unknown[]);
    return names.length === 0 ? "" : labelled(phrases.forServices, names.join(", "));
  };
  const say = (question: StoredQuestion, form: readonly StoredQuestion[]) =>
    shortenText(
      [
        nameOf(question),
        types[question.type] ?? "",
        question["required"] === true ? phrases.options.required : "",
        toChoices(question["choices"]).map(sayChoice).join(", "),
        localize(question["description"] as LocalizedText, language, group.locale),
        services(question),
        conditionText(question, form),
      ]
        .filter(Boolean)
        .join(" · "),
    );
  return ({ before, after }) => {
    const lines: ChangedLine[] = [];
    let further = 0;
    for (const form of FORM_NAMES) {
      const [was, is] = [questionsIn(before[form]), questionsIn(after[form])];
      const removed = was.filter(({ name }) => !is.some((one) => one.name === name));
      const come = is.filter(({ name }) => !was.some((one) => one.name === name));
      if (removed.length + come.length > 0)
        lines.push({
          name: phrases.forms[form],
          before: removed.map(nameOf).join("\n") || EMPTY_TEXT,
          after: come.map(nameOf).join("\n") || EMPTY_TEXT,
          isOfEntries: true,
        });
      const stayed = is.flatMap((now) => {
        const old = was.find(({ name }) => name === now.name);
        return old ? [{ old, now }] : [];
      });
      for (const { old, now } of stayed) {
        if (JSON.stringify(old) === JSON.stringify(now)) continue;
        const [before, after] = [say(old, was), say(now, is)];
        if (before === after) further += 1;
        else lines.push({ name: nameOf(now), before, after });
      }
      const inOrder = (questions: readonly StoredQuestion[]) =>
        questions.flatMap(({ name }) => stayed.find(({ now }) => now.name === name)?.now ?? []);
      const [had, has] = [inOrder(was), inOrder(is)].map((questions) => questions.map(nameOf).join(", "));
      if (had !== has)
        lines.push({ name: phrases.order({ form: phrases.forms[form] }), before: had!, after: has! });
    }
    return { lines, further };
  };
}

function questionsIn(questions: unknown): readonly StoredQuestion[] {
  return ((questions ?? []) as readonly StoredQuestion[]).filter(({ archived }) => archived !== true);
}
