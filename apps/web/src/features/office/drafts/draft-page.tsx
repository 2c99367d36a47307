import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { useQuery, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { type Draft, getDraft } from "./api.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftForm } from "./draft-form.tsx";
import styles from "./drafts.module.css";
import { useDraftProblemText } from "./use-draft-problem-text.ts";
import { useWorkingDraft, useSwitchDraft, useEditedCatalogue } from "../schema/working-draft.ts";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { ChangeLines, ChangeTitle } from "../history/change-entry.tsx";
import history from "../history/history.module.css";
import { referredKinds } from "../history/referred-kinds.ts";
import { recordsQueryOptions } from "../schema/use-records.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** One draft; opening it makes it the working draft. */
export function DraftPage({ id }: { id: number }) {
  const { pages, gone: goneText } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const working = useWorkingDraft();
  const workOn = useSwitchDraft();
  const { data, error } = useQuery({
    queryKey: ["draft", group.id, id],
    queryFn: ({ signal }) => getDraft(group.id, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const isOpened = data !== undefined && working?.id === id && working.name === data.name;
  useEffect(() => {
    if (data !== undefined && !isOpened) workOn(data);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known, and once it has another name
  }, [data?.name]);
  if (error !== null)
    return (
      <ManageContent title={pages.drafts}>
        {"status" in error && error.status === 404 ? <p>{goneText}</p> : <CallFailure failure={error} />}
      </ManageContent>
    );
  return isOpened ? <OpenedDraft draft={data} /> : <Loading />;
}

function OpenedDraft({ draft }: { draft: Draft }) {
  const phrases = useProPhrases("drafts");
  const manage = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const toProblem = useDraftProblemText();
  const { refetch } = useQuery({
    queryKey: ["draft", group.id, draft.id],
    queryFn: ({ signal }) => getDraft(group.id, draft.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const save = useSingleFlightMutation({
    mutationFn: (fields: { name?: string; publish_at?: string | null; accept?: Accept }) =>
      callApi("PUT /groups/{id}/drafts/{draftId}", {
        path: { id: group.id, draftId: draft.id },
        body: { draft: fields },
      }),
    onSuccess: async () => {
      await refetch();
      notify("success", phrases.kept);
    },
  });
  const address = new URL(groupAddress(group.urlname, `preview=${draft.preview_key}`), location.origin).href;
  return (
    <ManageContent title={draft.name}>
      {draft.problem !== null && <Notice look="problem">{toProblem(draft.problem)}</Notice>}
      <section className={styles.part} aria-labelledby="draft-preview">
        <h2 id="draft-preview">{phrases.preview}</h2>
        <p>{phrases.previewText}</p>
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
      </section>
      <DraftChanges draft={draft} onChanged={() => void refetch()} />
      <DraftAppointments
        draft={draft}
        isBusy={save.isPending}
        onDecide={(accept) => save.mutate({ accept })}
      />
      <section className={styles.part} aria-labelledby="draft-when">
        <h2 id="draft-when">{phrases.when}</h2>
        <CallFailure failure={save.error} />
        <DraftForm
          stored={draft}
          action={manage.save}
          isBusy={save.isPending}
          onSubmit={(fields) => save.mutate(fields)}
        />
      </section>
      <DraftActions draft={draft} />
    </ManageContent>
  );
}

/** The changes in a draft, in the words of the history; each can be removed. */
function DraftChanges({ draft, onChanged }: { draft: Draft; onChanged: () => void }) {
  const phrases = useProPhrases("drafts");
  const { actions } = useProPhrases("history");
  const { group } = useLoadedGroup();
  const edited = useEditedCatalogue();
  // Loads the records that the changes refer to.
  useQueries({ queries: referredKinds(draft.changes).map((kind) => recordsQueryOptions(edited, kind)) });
  const takeOut = useSingleFlightMutation({
    mutationFn: (id: number) =>
      callApi("DELETE /groups/{id}/drafts/{draftId}/changes/{changeId}", {
        path: { id: group.id, draftId: draft.id, changeId: id },
      }),
    onSuccess: () => {
      announce(phrases.tookOut);
      onChanged();
    },
  });
  return (
    <section aria-labelledby="draft-changes" className={styles.section}>
      <h2 id="draft-changes" className={styles.heading}>
        {phrases.changes}
      </h2>
      {draft.changes.length === 0 && <p className={styles.quiet}>{phrases.noChanges}</p>}
      <CallFailure failure={takeOut.error} />
      {draft.changes.length > 0 && (
        <ol className={history.changes}>
          {draft.changes.map((change) => (
            <li key={change.id} className={history.change}>
              <div className={history.head}>
                <div>
                  <ChangeTitle change={change} />
                  <p className={history.quiet}>{actions[change.action]}</p>
                </div>
                <Button
                  aria-describedby={`change-${change.id}`}
                  isBusy={takeOut.isPending}
                  onClick={() => takeOut.mutate(change.id)}
                >
                  {phrases.takeOut}
                </Button>
              </div>
              <ChangeLines change={change} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface DraftAppointmentsProps {
  draft: Draft;
  isBusy: boolean;
  onDecide: (accept: Accept) => void;
}

/** The appointments that would no longer fit, with a decision about each for the publication of the draft. */
function DraftAppointments({ draft, isBusy, onDecide }: DraftAppointmentsProps) {
  const phrases = useProPhrases("drafts");
  const { concerned: words } = useProPhrases("manage");
  const formatDateTime = useFormatDateTime();
  const [isAsking, setAsking] = useState(false);
  const { appointments, accept } = draft;
  if (appointments.length === 0) return null;
  const decisionText = ({ id }: ConcernedAppointment): string => {
    const decision = accept.find(({ appointment_id }) => appointment_id === id);
    if (decision === undefined) return phrases.undecided;
    const { action, start } = decision;
    return action === "move" && start
      ? phrases.moveTo({ when: formatDateTime(start.slice(0, 16)) })
      : words[action];
  };
  return (
    <section aria-labelledby="draft-concerned" className={styles.section}>
      <h2 id="draft-concerned" className={styles.heading}>
        {words.title}
      </h2>
      <p>{phrases.decideText}</p>
      <ul className={styles.list}>
        {appointments.map((one) => (
          <li key={one.id}>
            <p>{`${formatDateTime(one.start.slice(0, 16))} · ${one.name}`}</p>
            <p className={styles.quiet}>{decisionText(one)}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => setAsking(true)}>{phrases.decide}</Button>
      </div>
      {isAsking && (
        <ConcernedDialog
          concerned={appointments}
          decided={accept}
          isBusy={isBusy}
          onConfirm={(decided) => {
            onDecide(decided);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
