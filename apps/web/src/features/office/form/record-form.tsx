import type { Accept } from "@rendezvous/contract/office/concerned";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { checkRecord, isSingle, kindOf, RECORDS } from "@rendezvous/contract/office/record";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import hidden from "../../../components/visually-hidden.module.css";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { createKey } from "../../../lib/create-key.ts";
import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { reportHalfTyped } from "../../../lib/report-half-typed.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { UPLOAD } from "../pictures/picture-chooser.tsx";
import { LivePreview } from "./live-preview.tsx";
import { useEditedCatalogue, useWorkingDraft } from "../schema/working-draft.ts";
import { createRecord, getRecord, updateRecord } from "../schema/api.ts";
import { concernedBy, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { editableOf, type FormName, FORMS, isSettings, type StoredRecord } from "../schema/kinds.ts";
import { RecordField } from "./record-field.tsx";
import styles from "../parts/records.module.css";
import { SaveBar } from "./save-bar.tsx";
import { useFieldWords } from "./use-field-words.ts";
import { toNestedSettings } from "../schema/flat-settings.ts";
import { useRecordDraft } from "./use-record-draft.ts";
import { useNewAddress } from "./use-new-address.ts";
import { useStoreRecords, useStoreSettings } from "../schema/use-records.ts";

interface Props {
  kind: FormName;
  stored: StoredRecord;
  /** The initial unsaved changes. */
  begun?: Readonly<Record<string, unknown>>;
  /** Called after a new record is created. */
  onCreated?: () => void;
}

/**
 * The form of any kind of record and of the settings. It checks values with the server's schema, and shows every fault at its
 * field.
 */
export function RecordForm({ kind, stored, begun = {}, onCreated }: Props) {
  const phrases = useManagePhrases();
  const words = useManageFieldsPhrases();
  const { group } = useLoadedGroup();
  const fieldWords = useFieldWords(kind);
  const store = useStoreRecords(kind);
  const storeSettings = useStoreSettings();
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const goTo = useNewAddress();
  const { base, draft, meeting, record, isChanged, set, saved, meet } = useRecordDraft(stored, begun);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [key] = useState(createKey);
  const form = useRef<HTMLFormElement>(null);
  const isUploading = useIsMutating({ mutationKey: UPLOAD }) > 0;
  const [waitsForUpload, setWaitsForUpload] = useState(false);
  const isNew = base.id === 0;

  const save = useSingleFlightMutation<{ changed: StoredRecord; sent: typeof draft }, Accept | undefined>({
    mutationFn: async (accept?: Accept) => ({
      sent: draft,
      changed: await (isNew && !isSettings(kind)
        ? createRecord(edited, kind, fieldsOf(kind, record), key)
        : updateRecord(edited, kind, base, draft, accept)),
    }),
    onSuccess: ({ changed, sent }) => {
      if (isSettings(kind)) {
        if (!working && goTo(changed)) return;
        storeSettings(changed);
      } else
        store((records) =>
          isNew ? [...records, changed] : records.map((one) => (one.id === changed.id ? changed : one)),
        );
      saved(changed, sent);
      notify("success", working ? phrases.savedInDraft : phrases.saved);
      onCreated?.();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const { faults } = Object(failure.detail) as { faults?: readonly Fault[] };
      if (failure.code === "invalid_record" && faults) setFaults(faults);
      if (failure.code === "precondition_failed") meet(await getRecord(edited, kind, base.id));
    },
  });

  // A refusal by a draft that no longer exists does not apply to the published catalogue.
  useEffect(() => {
    save.reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- must run when the working draft changes, and only then
  }, [working?.id]);
  useEffect(() => {
    if (faults.length === 0) return;
    focusFirstFault(form.current);
  }, [faults]);

  // Saving waits for the chosen picture; otherwise "saved" would be wrong.
  useEffect(() => {
    if (isUploading || !waitsForUpload) return;
    setWaitsForUpload(false);
    form.current?.requestSubmit();
  }, [isUploading, waitsForUpload]);

  function submit(): void {
    if (isUploading) {
      setWaitsForUpload(true);
      return;
    }
    if (reportHalfTyped(form.current)) return;
    const checked = checkRecord(editableOf(kind), fieldsOf(kind, record), {
      locale: group.locale,
      // Only the server has the list of holiday codes.
      isHolidayCode: () => true,
    });
    setFaults(checked.ok ? [] : checked.faults);
    if (checked.ok) save.mutate(undefined);
  }

  const shown = new Set(FORMS[kind].flatMap(({ fields }) => fields.map(({ name }) => name)));
  const elsewhere = faults.filter((fault) => ![...shown].some((name) => faultsAt([fault], name).length > 0));
  const concerned = concernedBy(save.error);
  const isMet = save.error instanceof ApiFailure && save.error.code === "precondition_failed";
  const isFaulty = save.error instanceof ApiFailure && save.error.code === "invalid_record";
  const shownAs = PREVIEWED[kind];
  const isOnlyPart = FORMS[kind].filter(({ isFolded }) => !isFolded).length === 1;
  const fields = (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isChanged && <UnsavedGuard />}
      {FORMS[kind].map(({ title, fields, isFolded }) => {
        const controls = fields.map((spec) => (
          <RecordField
            key={spec.name}
            spec={spec}
            record={record}
            faults={faultsAt(faults, spec.name)}
            onChange={(value) => set(spec.name, value)}
            allFaults={faults}
            set={set}
          />
        ));
        if (isFolded)
          return (
            <details key={title} className={styles.folded}>
              <summary>{words.groups[title]}</summary>
              {controls}
            </details>
          );
        return (
          <section key={title} className={styles.group} aria-labelledby={`group-${title}`}>
            {/* A single section has the same name as the page's title. */}
            <h2 id={`group-${title}`} className={isOnlyPart ? hidden.hidden : undefined}>
              {words.groups[title]}
            </h2>
            {controls}
          </section>
        );
      })}
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
        isBusy={save.isPending || waitsForUpload}
        isFaulty={faults.length > 0}
        elsewhere={elsewhere.map((fault) => faultText(words.faults, fault, undefined))}
        failure={isMet || isFaulty || concerned !== null ? null : save.error}
      >
        {meeting && (
          <ConflictNotice words={fieldWords} meeting={meeting} base={base} draft={draft} onTake={set} />
        )}
      </SaveBar>
    </form>
  );
  if (shownAs === undefined) return fields;
  return (
    <div className={styles.beside}>
      <LivePreview start={shownAs} changes={changesOf(kind, draft)} />
      {fields}
    </div>
  );
}

/** The forms with a preview of the visitor's page, and the path of that page. */
const PREVIEWED: Partial<Record<FormName, "" | "/home">> = { look: "", website: "/home" };

/** Returns the unsaved changes in the form of the API. The preview shows a home page even while visitors do not see it. */
function changesOf(kind: FormName, draft: Readonly<Record<string, unknown>>) {
  const typed = { kind: kindOf(editableOf(kind)), record_id: null, fields: toNestedSettings(draft) };
  if (kind !== "website") return [typed];
  const shown = { ...typed, fields: { ...typed.fields, show: true } };
  return [shown, { kind: "settings", record_id: null, fields: { has_minisite: true } }];
}

/** Returns the record without the server's own fields, and without empty fields for which the server has a default. */
function fieldsOf(kind: FormName, record: StoredRecord): Readonly<Record<string, unknown>> {
  const editable = editableOf(kind);
  if (isSingle(editable)) {
    const { id: _id, version: _version, ...settings } = record;
    return toNestedSettings(settings);
  }
  const fields = Object.keys(RECORDS[editable].fields).map((name) => [name, record[name]] as const);
  return Object.fromEntries(
    fields.filter(([name, value]) => value !== undefined && !(name === "externid" && value === "")),
  );
}
