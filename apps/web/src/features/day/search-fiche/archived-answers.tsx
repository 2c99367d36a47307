import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { visibleFields } from "@rendezvous/domain/form/visible-fields";
import { findLinkedChoice } from "@rendezvous/domain/form/linked-choice";
import { answerOf } from "@rendezvous/domain/form/missing-fields";
import { readField } from "@rendezvous/domain/form/read-field";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";
import { useRecordPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import styles from "./search-fiche.module.css";

/** A client's answers to questions that the form no longer asks, of anyone or given the present answers; read only. */
export function ArchivedAnswers({ fiche }: { fiche: Fiche }) {
  const phrases = useRecordPhrases();
  const { group } = useLoadedGroup();
  // The page's data has only the present questions.
  const { data: forms } = useQuery({
    queryKey: ["catalogue", group.id, "forms"],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/forms", { path: { id: group.id }, signal }),
  });
  const fields = useFicheFields();
  const shown = new Set(visibleFields(fields, fiche).map(({ name }) => name));
  const answers = (forms?.Fiche ?? [])
    .filter(({ name, archived, condition }) => archived === true || (condition && !shown.has(name)))
    .map(readField)
    .flatMap((field) => {
      const answer = answerOf(fiche, field);
      if (answer === null || answer === "") return [];
      const said = String(answer);
      const linked = findLinkedChoice(field.choices, said);
      const chosen = [linked?.parent.label, linked?.child?.label].filter(Boolean).join(", ");
      const ticked = answer === true ? field.rightLabel || "\u2713" : "\u2013";
      return [{ field, text: typeof answer === "boolean" ? ticked : chosen || said }];
    });
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="no-longer-asked">
      <h3 id="no-longer-asked">{phrases.noLongerAsked}</h3>
      <dl className={styles.answers}>
        {answers.map(({ field, text }) => (
          <div key={field.name}>
            <dt lang={field.lang}>{field.label || field.rightLabel || field.name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
