import type { Fault } from "@rendezvous/contract/ground/fault";
import { kindOfEditable } from "@rendezvous/contract/office/record";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import hidden from "../../../components/visually-hidden.module.css";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { reportHalfTyped } from "../../../lib/report-half-typed.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { UPLOAD_KEY } from "../pictures/picture-chooser.tsx";
import { LivePreview } from "./live-preview.tsx";
import { concernedAppointmentsOf, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { ConflictNotice, type FieldTexts } from "./conflict-notice.tsx";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import {
  contractNameOfForm,
  type FormName,
  FORM_FIELDS,
  type StoredRecord,
  isSettingsForm,
  specsOfKind,
} from "../schema/kinds.ts";
import { RecordField } from "./record-field.tsx";
import styles from "../parts/records.module.css";
import { SaveBar } from "./save-bar.tsx";
import { useOfferedFields } from "../fields/use-offered-fields.ts";
import { toNestedSettings } from "../schema/flat-settings.ts";
import { useUnsavedRecord } from "./use-unsaved-record.ts";
import { useSaveRecord } from "./use-save-record.ts";
import { phraseKeyOf } from "../schema/field-spec.ts";
import { useDescribeField } from "../schema/use-describe-field.ts";
import { useNamesOf } from "../schema/use-records.ts";

interface Props {
  kind: FormName;
  stored: StoredRecord;
  /** The initial unsaved changes. */
  begun?: Readonly<Record<string, unknown>>;
  /** Called after a new record is created. */
  onCreated?: () => void;
}

/** The form of any kind of record and of the settings; it shows every fault at its field. */
export function RecordForm({ kind, stored, begun = {}, onCreated }: Props) {
  const words = useProPhrases("manageFields");
  const fieldWords = useFieldWords(kind);
  const recordDraft = useUnsavedRecord(stored, begun);
  const { base, draft, meeting, isChanged, set } = recordDraft;
  const { save, submit, faults } = useSaveRecord(kind, recordDraft, onCreated);
  const form = useRef<HTMLFormElement>(null);
  const upload = useUploadBefore(() => form.current?.requestSubmit());
  useEffect(() => {
    if (faults.length > 0) focusFirstFault(form.current);
  }, [faults]);
  const shown = FORM_FIELDS[kind].flatMap(({ fields }) => fields.map(({ name }) => name));
  const elsewhere = faults.filter((fault) => !shown.some((name) => faultsOfField([fault], name).length > 0));
  const concerned = concernedAppointmentsOf(save.error);
  const isShownElsewhere =
    concerned !== null ||
    isRefusedWith(save.error, "precondition_failed") ||
    isRefusedWith(save.error, "invalid_record");
  const previewed = PREVIEWED[kind];
  const fields = (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!upload.wait() && !reportHalfTyped(form.current)) submit();
      }}
    >
      {isChanged && <UnsavedGuard />}
      <FieldGroups kind={kind} record={recordDraft.record} faults={faults} set={set} />
      {concerned && (
        <ConcernedDialog
          concerned={concerned}
          isBusy={save.isPending}
          onConfirm={(accept) => save.mutate(accept)}
          onClose={() => save.reset()}
        />
      )}
      <SaveBar
        isChanged={isChanged}
        isBusy={save.isPending || upload.isWaiting}
        isFaulty={faults.length > 0}
        elsewhere={elsewhere.map((fault) => settingFaultText(words.faults, fault, undefined))}
        failure={isShownElsewhere ? null : save.error}
      >
        {meeting && (
          <ConflictNotice words={fieldWords} meeting={meeting} base={base} draft={draft} onTake={set} />
        )}
      </SaveBar>
    </form>
  );
  if (previewed === undefined) return fields;
  return (
    <div className={styles.beside}>
      <LivePreview start={previewed} changes={changesOf(kind, draft)} />
      {fields}
    </div>
  );
}

/** Waits for the upload of a chosen picture before it submits the form; otherwise the form would be saved without the picture. */
function useUploadBefore(submit: () => void) {
  const isUploading = useIsMutating({ mutationKey: UPLOAD_KEY }) > 0;
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting && !isUploading) submit();
  }, [isUploading, isWaiting, submit]);
  return {
    isWaiting,
    /** Returns whether a picture is still being uploaded. */
    wait: () => {
      setWaiting(isUploading);
      return isUploading;
    },
  };
}

interface GroupsProps {
  kind: FormName;
  record: StoredRecord;
  faults: readonly Fault[];
  set: (name: string, value: unknown) => void;
}

/** The fields under their titles; rare ones in a closed section. */
function FieldGroups({ kind, record, faults, set }: GroupsProps) {
  const { groups } = useProPhrases("manageFields");
  const { isOffered } = useOfferedFields();
  const offered = FORM_FIELDS[kind].filter(({ fields }) =>
    fields.some((spec) => isOffered(spec, record[spec.name])),
  );
  const isOnlyPart = offered.filter(({ isFolded }) => !isFolded).length === 1;
  return offered.map(({ title, fields, isFolded }) => {
    const controls = fields.map((spec) => (
      <RecordField
        key={spec.name}
        spec={spec}
        record={record}
        faults={faultsOfField(faults, spec.name)}
        onChange={(value) => set(spec.name, value)}
        allFaults={faults}
        set={set}
      />
    ));
    if (isFolded)
      return (
        <details key={title} className={styles.folded}>
          <summary>{groups[title]}</summary>
          {controls}
        </details>
      );
    return (
      <section key={title} className={styles.group} aria-labelledby={`group-${title}`}>
        {/* A single section has the same name as the page's title. */}
        <h2 id={`group-${title}`} className={isOnlyPart ? hidden.hidden : undefined}>
          {groups[title]}
        </h2>
        {controls}
      </section>
    );
  });
}

/** The forms with a preview of the visitor's page, and the path of that page. */
const PREVIEWED: Partial<Record<FormName, "" | "/home">> = { look: "", website: "/home" };

/** Returns the unsaved changes in the form of the API. The preview shows a home page even while visitors do not see it. */
function changesOf(kind: FormName, draft: Readonly<Record<string, unknown>>) {
  const typed = {
    kind: kindOfEditable(contractNameOfForm(kind)),
    record_id: null,
    fields: toNestedSettings(draft),
  };
  if (kind !== "website") return [typed];
  const shown = { ...typed, fields: { ...typed.fields, show: true } };
  return [shown, { kind: "settings", record_id: null, fields: { has_minisite: true } }];
}

/** Returns the names and values of fields in words, for a kind of record or for all settings. */
function useFieldWords(kind: FormName): FieldTexts {
  const { fields } = useProPhrases("manageFields");
  const describe = useDescribeField(useNamesOf());
  // The other person may have changed a field of another page.
  const specs = specsOfKind(isSettingsForm(kind) ? "settings" : kind);
  const specOf = (name: string) => specs.find((one) => one.name === name);
  return {
    labelOf: (name) => {
      const spec = specOf(name);
      return spec ? fields[phraseKeyOf(spec)] : "";
    },
    describe: (name, value) => {
      const spec = specOf(name);
      return spec ? describe(spec, value) : "";
    },
  };
}
