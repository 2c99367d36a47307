import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { DUPLICATE_CHOICES, type DuplicateChoice } from "@rendezvous/domain/fiche-import/merge-person";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import styles from "./clients.module.css";
import { ImportColumns } from "./import-columns.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportNames } from "./import-names.tsx";
import { DuplicateRows, FaultyRows, FirstRows, ProblemRows } from "./import-rows.tsx";
import { isWorking, useImportMutation } from "./use-imports.ts";

interface Props {
  ficheImport: FicheImport;
  /** Called when the owner decides to import or discard the file. */
  onDecided: () => void;
}

/** The import that is at work, or waits for the owner. */
export function ImportPart({ ficheImport, onDecided }: Props) {
  const heading = useId();
  const { state } = ficheImport;
  const isOpen = state === "checking" || state === "ready";
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{ficheImport.name}</h2>
      {isWorking(ficheImport) && <Progress ficheImport={ficheImport} />}
      {state === "ready" && <ReadyImport ficheImport={ficheImport} onDecided={onDecided} />}
      {isOpen && <ImportColumns ficheImport={ficheImport} />}
      {isOpen && ficheImport.kind === "appointments" && <ImportNames ficheImport={ficheImport} />}
      {state === "ready" && <ImportRows ficheImport={ficheImport} />}
    </section>
  );
}

function ImportRows({ ficheImport }: { ficheImport: FicheImport }) {
  const { counts } = ficheImport;
  return (
    <>
      {counts.new + (ficheImport.kind === "clients" ? counts.duplicate : 0) > 0 && (
        <FirstRows ficheImport={ficheImport} />
      )}
      {counts.duplicate > 0 && <DuplicateRows ficheImport={ficheImport} />}
      {counts.faulty > 0 && <FaultyRows ficheImport={ficheImport} />}
      {ficheImport.kind === "appointments" && counts.unusable > 0 && (
        <ProblemRows ficheImport={ficheImport} kind="unusable" />
      )}
    </>
  );
}

function Progress({ ficheImport: { id, state, position, rows } }: { ficheImport: FicheImport }) {
  const phrases = useProPhrases("ficheImport");
  const number = new Intl.NumberFormat(useDateLocale());
  const stop = useStop();
  const text = phrases.working[state === "importing" || state === "undoing" ? state : "checking"];
  return (
    <>
      <output>{text}</output>
      <progress className={styles.progress} aria-label={text} max={rows} value={position} />
      <p className={styles.quiet}>
        {number.format(position)} / {number.format(rows)}
      </p>
      <CallFailure failure={stop.error} />
      {state === "importing" && (
        <div>
          <Button isBusy={stop.isPending} onClick={() => stop.mutate(id)}>
            {phrases.stop}
          </Button>
        </div>
      )}
    </>
  );
}

function ReadyImport({ ficheImport, onDecided }: Props) {
  const phrases = useProPhrases("ficheImport");
  const [duplicates, setDuplicates] = useState<DuplicateChoice>("fill");
  const stop = useStop();
  const start = useImportMutation((importId: number, groupId: number) =>
    callApi("POST /groups/{id}/fiche_imports/{importId}/start", {
      path: { id: groupId, importId },
      body: { duplicates },
    }),
  );
  const { counts } = ficheImport;
  const isOfClients = ficheImport.kind === "clients";
  const decide = ({ mutate }: typeof start) => {
    onDecided();
    mutate(ficheImport.id);
  };
  const isEmpty = counts.new + (isOfClients ? counts.duplicate : 0) === 0;
  return (
    <>
      <div aria-live="polite">
        <ImportCounts
          ficheImport={ficheImport}
          shown={["new", ...(isOfClients ? [] : ["coming" as const]), "duplicate", "faulty", "unusable"]}
        />
      </div>
      <CallFailure failure={start.error ?? stop.error} />
      {isOfClients && counts.duplicate > 0 && (
        <RadioButtons
          label={phrases.duplicatesQuestion}
          look="column"
          options={DUPLICATE_CHOICES.map((choice) => [choice, phrases.duplicateChoices[choice]])}
          value={duplicates}
          onChange={setDuplicates}
        />
      )}
      <div className={styles.buttons}>
        {!isEmpty && (
          <Button look="main" isBusy={start.isPending} onClick={() => decide(start)}>
            {phrases.importNow}
          </Button>
        )}
        <Button isBusy={stop.isPending} onClick={() => decide(stop)}>
          {phrases.discard}
        </Button>
      </div>
    </>
  );
}

/** Stops an import, or discards a file. */
function useStop() {
  return useImportMutation((importId: number, groupId: number) =>
    callApi("POST /groups/{id}/fiche_imports/{importId}/stop", { path: { id: groupId, importId } }),
  );
}
