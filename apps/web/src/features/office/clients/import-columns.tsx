import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import styles from "./clients.module.css";
import { useClientQuestions } from "./use-client-columns.ts";
import { useImportRefresh } from "./use-imports.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useTargetNames } from "./use-target-names.ts";

interface Choice {
  readonly columns: (string | null)[];
  readonly date_order: FicheImport["date_order"];
  readonly services?: FicheImport["services"];
  readonly calendars?: FicheImport["calendars"];
}

/** Asks for the content of each column. A change has the rows checked anew. */
export function ImportColumns({ ficheImport }: { ficheImport: FicheImport }) {
  const phrases = useProPhrases("ficheImport");
  const targets = useTargetNames(ficheImport.kind);
  const questions = useClientQuestions();
  const [choice, setChoice] = useState<Choice>({
    columns: ficheImport.columns.map(({ target }) => target),
    date_order: ficheImport.date_order,
  });
  const save = useSaveChoice(ficheImport.id);
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    save.mutate(next);
  };
  const { columns, date_order } = choice;
  const isNamed = columns.includes("lastname") || columns.includes("fullname");
  const isDated = columns.includes("start");
  const [isOpen] = useState(!isNamed || (ficheImport.kind === "appointments" && !isDated));
  const isBirthdateRead = questions.some(({ name, type }) => type === "datesplit" && columns.includes(name));
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>{phrases.columns}</summary>
      <p className={styles.quiet}>{phrases.columnsText}</p>
      <CallFailure failure={save.error} />
      <div className={styles.columns}>
        {ficheImport.columns.map(({ heading }, index) => (
          <SelectField
            // The headings of a file may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={heading || `${index + 1}`}
            none={phrases.leaveOut}
            options={targets}
            value={columns[index] ?? ""}
            onChange={(value) => change({ columns: columns.with(index, value || null) })}
          />
        ))}
        {(isDated || isBirthdateRead) && (
          <SelectField
            label={phrases.dateOrder}
            options={[
              ["dmy", phrases.dateOrders.dmy],
              ["mdy", phrases.dateOrders.mdy],
            ]}
            value={date_order}
            onChange={(value) => change({ date_order: value === "mdy" ? "mdy" : "dmy" })}
          />
        )}
      </div>
    </details>
  );
}

/** Saves the choices one after the other, so that the last one counts. */
export function useSaveChoice(importId: number) {
  const { group } = useLoadedGroup();
  const refresh = useImportRefresh();
  return useMutation({
    scope: { id: "fiche-import-columns" },
    mutationFn: (choice: Choice) =>
      callApi("PUT /groups/{id}/fiche_imports/{importId}", {
        path: { id: group.id, importId },
        body: { fiche_import: choice },
      }),
    onSettled: refresh,
  });
}
