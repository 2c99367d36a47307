import {
  FILE_FAULTS,
  type FicheImport,
  type FileFault,
} from "@rendezvous/contract/people/fiche-import-calls";
import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import styles from "./clients.module.css";
import { ImportCounts } from "./import-counts.tsx";
import { ImportPart } from "./import-part.tsx";
import { ProblemRows } from "./import-rows.tsx";
import { useImportWords } from "./use-import-words.ts";
import { useReplacedFile } from "./use-replaced-file.ts";
import { isWorking, uploadFile, useImportMutation, useImports } from "./use-imports.ts";

/** The import of clients from another program. */
export function ImportPage() {
  return <ImportPageOf kind="clients" />;
}

/** The import of appointments from another program. */
export function AppointmentImportPage() {
  return <ImportPageOf kind="appointments" />;
}

/** The file, what it contains, its progress, and earlier imports. */
function ImportPageOf({ kind }: { kind: ImportKind }) {
  const phrases = useProPhrases("ficheImport");
  const words = useImportWords(kind);
  const { pages } = useProPhrases("manage");
  const input = useRef<HTMLInputElement>(null);
  const imports = useImports();
  const uploading = useImportMutation(uploadFile);
  const [undoing, setUndoing] = useState<FicheImport | null>(null);
  const unfinished = imports.data?.find((one) => isWorking(one) || one.state === "ready");
  const all = (imports.data ?? []).filter((one) => one.kind === kind);
  const open = unfinished?.kind === kind ? unfinished : undefined;
  const replaced = useReplacedFile(open, all, uploading.isPending);
  const fault = fileFaultOf(uploading.error);
  const isBusy = uploading.isPending || (unfinished !== undefined && isWorking(unfinished));
  return (
    <ManageContent title={pages[`import-${kind}`]} text={words.text}>
      {unfinished && !open && <Unfinished ficheImport={unfinished} />}
      <div>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) uploading.mutate({ file, kind });
            target.value = "";
          }}
        />
        <Button
          {...(open ? {} : { look: "main" as const })}
          isBusy={isBusy}
          aria-describedby="import-hint"
          onClick={() => input.current?.click()}
        >
          {open ? phrases.other : phrases.choose}
        </Button>
        <p id="import-hint" className={styles.quiet}>
          {phrases.chooseHint}
        </p>
      </div>
      {fault && (
        <Notice look="problem">
          <p>{uploading.variables?.file.name}</p>
          <p>{fault === "no_rows" ? words.noRows : phrases.fileFaults[fault]}</p>
        </Notice>
      )}
      <CallFailure failure={fault ? null : (uploading.error ?? imports.error)} />
      {uploading.isError && open && <p>{phrases.stillOpen({ name: open.name })}</p>}
      {imports.isLoading && <Loading />}
      {open && replaced !== null && (
        <Notice look="problem">{phrases.replaced({ name: replaced, other: open.name })}</Notice>
      )}
      {open && <ImportPart key={open.id} ficheImport={open} onDecided={uploading.reset} />}
      {imports.data && (
        <section className={styles.part} aria-labelledby="earlier-imports">
          <h2 id="earlier-imports">{phrases.earlier}</h2>
          {all.every((one) => one === open) && <p className={styles.quiet}>{phrases.noImports}</p>}
          <ul className={styles.imports}>
            {all
              .filter((one) => one !== open)
              .map((one) => (
                <EarlierImport key={one.id} ficheImport={one} onUndo={() => setUndoing(one)} />
              ))}
          </ul>
        </section>
      )}
      {undoing && <UndoDialog ficheImport={undoing} onClose={() => setUndoing(null)} />}
    </ManageContent>
  );
}

/** Leads to the unfinished import of the other kind, because a group has only one at a time. */
function Unfinished({ ficheImport }: { ficheImport: FicheImport }) {
  const { unfinished } = useProPhrases("appointmentImport");
  const { pages } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  return (
    <Notice look="hint">
      {unfinished} (
      <Link {...toManage(group.urlname, `import-${ficheImport.kind}`)}>
        {pages[`import-${ficheImport.kind}`]}
      </Link>
      )
    </Notice>
  );
}

function fileFaultOf(error: unknown): FileFault | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === "payload_too_large") return "too_many_rows";
  const { fault } = (error.detail ?? {}) as { fault?: unknown };
  return FILE_FAULTS.find((one) => one === fault);
}

const APPOINTMENT_COUNTS = ["created", "clients", "skipped", "refused"] as const;

function EarlierImport({ ficheImport, onUndo }: { ficheImport: FicheImport; onUndo: () => void }) {
  const phrases = useProPhrases("ficheImport");
  const words = useImportWords(ficheImport.kind);
  const { group } = useLoadedGroup();
  const format = useFormatDateTime();
  const wall = (instant: string) =>
    formatWallDateTime(group.timezone, minuteOf(Date.parse(instant))).slice(0, 16);
  const { kind, name, by, state, counts, created_at, undo_until } = ficheImport;
  const shown = kind === "clients" ? (["created", "changed", "skipped"] as const) : APPOINTMENT_COUNTS;
  const [isShown, setShown] = useState(false);
  return (
    <li>
      <h3>{name}</h3>
      <p className={styles.quiet}>{[format(wall(created_at)), by].filter(Boolean).join(" · ")}</p>
      {(state === "done" || state === "stopped" || state === "undone") && (
        <output>{phrases.endStates[state]}</output>
      )}
      <ImportCounts ficheImport={ficheImport} shown={state === "undone" ? ["undone", "left"] : shown} />
      {state !== "undone" && counts.refused > 0 && (
        <details className={styles.folded} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
          <summary>{words.counts.refused}</summary>
          {isShown && <ProblemRows ficheImport={ficheImport} kind="refused" />}
        </details>
      )}
      {undo_until !== null && (
        <div className={styles.buttons}>
          <Button onClick={onUndo}>{phrases.undo}</Button>
          <span className={styles.quiet}>
            {phrases.until({ day: format(wall(undo_until).slice(0, 10)) })}
          </span>
        </div>
      )}
    </li>
  );
}

function UndoDialog({ ficheImport, onClose }: { ficheImport: FicheImport; onClose: () => void }) {
  const phrases = useProPhrases("ficheImport");
  const { undoText } = useImportWords(ficheImport.kind);
  const undo = useImportMutation(async (importId: number, groupId: number) => {
    await callApi("POST /groups/{id}/fiche_imports/{importId}/undo", { path: { id: groupId, importId } });
    onClose();
  });
  return (
    <ConfirmDialog
      title={phrases.undoTitle}
      text={undoText}
      confirm={phrases.undo}
      failure={undo.error}
      isBusy={undo.isPending}
      onConfirm={() => undo.mutate(ficheImport.id)}
      onClose={onClose}
    />
  );
}
