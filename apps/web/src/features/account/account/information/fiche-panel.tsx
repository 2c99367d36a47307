import type { Fiche } from "@rendezvous/contract/booking/fiche";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import type { FieldValue } from "@rendezvous/domain/form/field";
import type { Answers } from "@rendezvous/domain/form/form-state";
import { listChangedAnswers } from "@rendezvous/domain/form/changed-answers";
import { answerOf } from "@rendezvous/domain/form/missing-fields";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { announce } from "../../../../lib/announce.ts";
import { notify } from "../../../../lib/popups.ts";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { useIdempotencyKey } from "../../../ground/idempotency/use-idempotency-key.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { updateFiche } from "../../../ground/fiche/api.ts";
import { nameOfFiche } from "../../../ground/fiche/name-of-fiche.ts";
import { useFicheFields } from "../../../ground/fiche/use-fiche-fields.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { FICHES_KEY, useFiches } from "../../../ground/fiche/use-fiches.ts";
import { focusField } from "../../../ground/form/focus-field.ts";
import { Questions } from "../../../ground/form/questions.tsx";
import { type UseFormResult, useForm } from "../../../ground/form/use-form.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { GroupSession } from "../../../ground/session/session-store.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";
import styles from "./information.module.css";
import { useInterruptedAnswers } from "./interrupted-answers.ts";
import { useReportUnsaved } from "./unsaved.ts";
import { callApi } from "../../../../lib/call-api.ts";

interface SavedAnswers {
  answers: Record<string, FieldValue>;
  typed: Answers;
}

interface Props {
  session: GroupSession;
  /** The id of the tab. */
  id: string;
  /** null for a new person. */
  fiche: Fiche | null;
  /** The person was added just now. */
  isAdded: boolean;
  /** Values that were typed in another form. */
  start?: Answers;
  onAdded?: (ficheId: number) => void;
  /** Called with the typed values that are not saved. */
  onTyped?: (typed: Answers) => void;
}

/** The group's form about one person of the account, filled in with the stored answers. */
export function FichePanel({ session, id, fiche, isAdded, start = {}, onAdded, onTyped }: Props) {
  const phrases = useLazyPhrases("fiche");
  const { information } = phrases;
  const { fiche: words, form: formPhrases } = usePhrases();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const { accountEmail } = useFiches();
  const isPro = session.type === "pro";
  const savedText = useSavedText();
  const added = isPro ? information.addedByPro : information.added;
  const fields = useFicheFields();
  /** The values that the form started with: only changed fields are sent, so that no other field is overwritten. */
  const [before, setBefore] = useState(fiche);
  const { interrupted, keep } = useInterruptedAnswers(session, id);
  const [typed, setTyped] = useState({ ...start, ...interrupted });
  const withKey = useIdempotencyKey();
  const isUnsaved = Object.keys(typed).length > 0;
  const initial =
    before === null
      ? {}
      : Object.fromEntries(fields.map((field) => [field.name, answerOf(before, field) ?? ""]));
  const form = useForm({
    of: String(fiche?.id ?? "new"),
    prefix: "fiche",
    fields,
    stored: initial,
    typed,
    onAnswer: (answer) => setTyped((before) => ({ ...before, ...answer })),
    fixed:
      fiche === null && accountEmail !== ""
        ? { name: "email", value: accountEmail, hint: phrases.choose.accountEmail }
        : null,
  });
  const saving = useSingleFlightMutation({
    mutationFn: ({ answers }: SavedAnswers) =>
      before === null
        ? withKey({ fiche: answers }, (body, headers) =>
            callApi("POST /groups/{id}/fiches", { path: { id: group.id }, body, headers }),
          )
        : updateFiche({ groupId: group.id, ficheId: before.id }, listChangedAnswers(fields, before, answers)),
    onSuccess: async (saved, changes) => {
      // A new address that waits for confirmation must not be requested again with the next change.
      setBefore({ ...saved, email: saved.temp_email ?? saved.email });
      // Text typed during the call is not saved yet.
      setTyped((now) => (now === changes.typed ? {} : now));
      await queryClient.invalidateQueries({ queryKey: [FICHES_KEY] });
      if (fiche === null) return onAdded?.(saved.id);
      notify("success", savedText(saved));
    },
  });
  useReportUnsaved(isUnsaved);
  useEffect(() => {
    keep(isUnsaved ? typed : null);
  });
  useEffect(() => onTyped?.(typed), [onTyped, typed]);
  useEffect(() => {
    if (isAdded && fiche !== null) announce(added({ name: nameOfFiche(fiche) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useRefusedFields(form, saving.error);

  const open = form.questions.filter(({ fault }) => fault !== null);
  const isIdle = fiche !== null && !isUnsaved;
  const isSaved = fiche !== null && !isUnsaved && (isAdded || saving.isSuccess);
  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = open;
    if (first !== undefined) {
      form.dispatch({ type: "submit" });
      announce(formPhrases.formStdError(open.length));
      focusField(first.id);
      return;
    }
    const checked = form.check();
    if (checked.ok && !isIdle && !saving.isPending) saving.mutate({ answers: checked.values, typed });
  }
  const reason = open.length > 0 ? formPhrases.formStdError(open.length) : information.nothingToSave;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fiche === null && !isPro && (
        <p className={styles.quiet}>{information.addHint({ count: MAX_FICHES })}</p>
      )}
      {form.questions.some(({ field }) => field.required) && (
        <p className={styles.quiet}>{words.requiredHint}</p>
      )}
      <Questions questions={form.questions} dispatch={form.dispatch} title={null} />
      {!saving.isPending && <CallFailure failure={saving.error} />}
      {isSaved && (
        <Notice look="success">
          {isAdded && !saving.isSuccess
            ? added({ name: nameOfFiche(fiche) })
            : savedText(saving.data ?? fiche)}
        </Notice>
      )}
      <SubmitButton
        text={fiche === null ? information.saveNew : information.save}
        reason={isSaved ? "" : reason}
        isReady={open.length === 0 && !isIdle}
        isPending={saving.isPending}
      />
    </form>
  );
}

/** Returns the text about a saved person; a new address waits for a confirmation. */
function useSavedText(): (saved: Fiche) => string {
  const { information } = useLazyPhrases("fiche");
  return (saved) => {
    const { temp_email } = saved;
    const text = information.saved({ name: nameOfFiche(saved) });
    return temp_email === undefined ? text : `${text} ${information.emailAsked({ email: temp_email })}`;
  };
}

/** Marks the answers that the server refused, and focuses the first. */
function useRefusedFields(form: UseFormResult, failure: unknown): void {
  useEffect(() => {
    if (!(failure instanceof ApiFailure)) return;
    const { fields: refused } = failure;
    const first = form.questions.find(({ field }) => Object.hasOwn(refused, field.name));
    if (first === undefined) return;
    form.dispatch({ type: "refuse", fields: refused });
    focusField(first.id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [failure]);
}
