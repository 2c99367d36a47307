import type { Accept } from "@rendezvous/contract/office/concerned";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { type Draft, getDraft, updateDraft } from "./api.ts";
import { DraftAppointments } from "./draft-appointments.tsx";
import { DraftChanges } from "./draft-changes.tsx";
import { DraftActions } from "./draft-actions.tsx";
import { DraftForm } from "./draft-form.tsx";
import styles from "./drafts.module.css";
import { useDraftProblemText } from "./use-draft-problem-text.ts";
import { useWorkingDraft, useSwitchDraft } from "../schema/working-draft.ts";

/** One draft; opening it makes it the working draft. */
export function DraftPage({ id }: { id: number }) {
  const { pages, gone } = useProPhrases("manage");
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
        {"status" in error && error.status === 404 ? <p>{gone}</p> : <CallFailure failure={error} />}
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
      updateDraft(group.id, draft.id, fields),
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
