import type { Fault } from "@rendezvous/contract/ground/fault";
import { checkRecord } from "@rendezvous/contract/office/record";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, useState, Suspense } from "react";
import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { Tabs } from "../../../components/tabs.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { isRefusedWith } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import { useEditedCatalogue, useWorkingDraft, type EditedCatalogue } from "../schema/working-draft.ts";
import { ConflictNotice, type FieldTexts } from "../form/conflict-notice.tsx";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { settingFaultText } from "../../ground/form/fault-text.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import records from "../parts/records.module.css";
import { SaveBar } from "../form/save-bar.tsx";
import { useUnsavedRecord } from "../form/use-unsaved-record.ts";
import { FORM_NAMES, type FormName, toForms, type StoredForms, toFlatForms } from "./flat-forms.ts";
import styles from "./forms.module.css";
import { QuestionList } from "./question-list.tsx";
import { Loading } from "../../../components/loading.tsx";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { Options } from "../../../components/fields/select-field.tsx";
import { useReferenceOptions } from "../fields/reference-fields.tsx";
import { useLanguages } from "../schema/use-languages.ts";
import { type StoredQuestion, useQuestionName } from "./question.ts";
import { callApi } from "../../../lib/call-api.ts";

/** Both forms, their questions in order, and the clients' view of them. It checks values with the server's schema. */
export function FormsEditor({ stored }: { stored: StoredRecord }) {
  const manage = useProPhrases("manage");
  const phrases = useProPhrases("forms");
  const words = useProPhrases("manageFields");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const working = useWorkingDraft();
  const edited = useEditedCatalogue();
  const { base, draft, meeting, record, isChanged, set, saved, meet } = useUnsavedRecord(stored, {});
  const fieldWords = useFormWords(base, record);
  const [shown, setShown] = useState<FormName>("Fiche");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const forms = useMemo(() => toForms(record, group.locale), [record, group.locale]);
  const previewed = useDeferredValue(forms);

  const save = useSingleFlightMutation({
    mutationFn: async () => ({ savedDraft: draft, changed: await updateForms(edited, base.version, forms) }),
    onSuccess: ({ changed, savedDraft }) => {
      saved(changed, savedDraft);
      notify("success", working ? manage.savedInDraft : manage.saved);
      // The other screens show the questions as part of the catalogue.
      void queryClient.invalidateQueries({ queryKey: ["catalogue", group.id] });
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const { faults } = Object(failure.detail) as { faults?: readonly Fault[] };
      if (failure.code === "invalid_record" && faults) tell(faults);
      if (failure.code === "precondition_failed") meet(await getForms(edited));
    },
  });

  /** Scrolls to the form with the first fault. */
  function tell(newFaults: readonly Fault[]): void {
    setFaults(newFaults);
    const first = FORM_NAMES.find((name) => newFaults[0]?.path.startsWith(name));
    if (first) setShown(first);
  }
  useEffect(() => {
    if (faults.length > 0) focusFirstFault(form.current);
  }, [faults]);

  function submit(): void {
    const checked = checkRecord("forms", forms, { locale: group.locale, isHolidayCode: () => true });
    tell(checked.ok ? [] : checked.faults);
    if (checked.ok) save.mutate();
  }

  const elsewhere = faults.filter(({ path }) => !FORM_NAMES.some((name) => path.startsWith(`${name}[`)));
  const isShownElsewhere =
    isRefusedWith(save.error, "precondition_failed") || isRefusedWith(save.error, "invalid_record");
  return (
    <div className={styles.sides}>
      <form
        ref={form}
        className={records.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isChanged && <UnsavedGuard />}
        <Tabs
          label={manage.pages.forms}
          selected={shown}
          onSelect={(id) => setShown(id as FormName)}
          tabs={FORM_NAMES.map((name) => ({
            id: name,
            title: phrases.forms[name],
            content: <QuestionList form={name} base={base} record={record} faults={faults} onChange={set} />,
          }))}
        />
        <SaveBar
          isChanged={isChanged}
          isBusy={save.isPending}
          isFaulty={faults.length > 0}
          elsewhere={elsewhere.map((fault) => settingFaultText(words.faults, fault, undefined))}
          failure={isShownElsewhere ? null : save.error}
        >
          {meeting && (
            <ConflictNotice words={fieldWords} meeting={meeting} base={base} draft={draft} onTake={set} />
          )}
        </SaveBar>
      </form>
      <PreviewPane forms={previewed} />
    </div>
  );
}

type Props = { forms: Omit<StoredForms, "version"> };

const FormPreview = lazyComponent<Props & { locale: string; serviceId: number | null }>(
  async () => (await import("./form-preview.tsx")).FormPreview,
);

/** The clients' view of the form, beside the questions, in each language of the group. */
function PreviewPane({ forms }: Props) {
  const phrases = useProPhrases("forms");
  const { language } = useWording();
  const { own, languages, nameOf } = useLanguages();
  const [locale, setLocale] = useState<string>(languages.includes(language) ? language : own);
  const [serviceId, setServiceId] = useState<number | null>(null);
  const services = useReferenceOptions("interventions");
  const isByService = forms.Vevent.some((question) => isFilled(question["interventions"]));
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.previewHead}>
        <h2 id="preview-title">{phrases.preview}</h2>
        {languages.length > 1 && (
          <select
            className={field.input}
            aria-label={phrases.previewLanguage}
            value={locale}
            onChange={(event) => setLocale(event.target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        )}
        {isByService && (
          <select
            className={field.input}
            aria-label={phrases.previewService}
            value={serviceId ?? ""}
            onChange={(event) => setServiceId(Number(event.target.value) || null)}
          >
            <option value="">{phrases.allServices}</option>
            <Options of={services} />
          </select>
        )}
      </div>
      <div className={styles.page}>
        <Suspense fallback={<Loading />}>
          <FormPreview forms={forms} locale={locale} serviceId={isByService ? serviceId : null} />
        </Suspense>
      </div>
    </section>
  );
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** Returns the names and values of questions and of their orders in words. */
function useFormWords(base: StoredRecord, record: StoredRecord): FieldTexts {
  const phrases = useProPhrases("forms");
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const nameOf = useQuestionName();
  const labelOf = (name: string) => {
    if (name === "Fiche" || name === "Vevent") return phrases.order({ form: phrases.forms[name] });
    const question = record[name] ?? base[name];
    return question === undefined ? "" : nameOf(question as StoredQuestion);
  };
  return {
    labelOf,
    describe: (_name, value) => {
      if (Array.isArray(value)) return value.map(labelOf).join(", ");
      const { type, label, archived } = Object(value) as StoredQuestion;
      if (archived === true) return phrases.archived;
      const text = localize(label as LocalizedText, language, group.locale);
      return [text, phrases.types[type as keyof typeof phrases.types]].filter(Boolean).join(" · ") || "–";
    },
  };
}

export async function getForms({ groupId, draftId }: EditedCatalogue): Promise<StoredRecord> {
  const { forms } = await callApi("GET /groups/{id}/forms.records", {
    path: { id: groupId },
    query: { draft_id: draftId },
  });
  return toFlatForms(forms);
}

/** Refused if a form was changed since that version. */
async function updateForms(
  { groupId, draftId }: EditedCatalogue,
  version: number,
  forms: Omit<StoredForms, "version">,
): Promise<StoredRecord> {
  const answer = await callApi("PUT /groups/{id}/forms.records", {
    path: { id: groupId },
    query: { draft_id: draftId },
    // The owner's input is not a valid field before the server has checked it.
    body: { forms: forms as object },
    headers: { "if-match": `"${version}"` },
  });
  return toFlatForms(answer.forms);
}
