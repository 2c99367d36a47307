import type { Accept } from "@rendezvous/contract/office/concerned";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useNavigate } from "../../../lib/navigation.tsx";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { concernedAppointmentsOf, ConcernedDialog } from "../settlement/concerned-dialog.tsx";
import type { Draft } from "./api.ts";
import styles from "./drafts.module.css";
import { useSwitchDraft } from "../schema/working-draft.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** Publishes or deletes a draft, and ends the work on it. */
export function DraftActions({ draft }: { draft: Draft }) {
  const phrases = useProPhrases("drafts");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const workOn = useSwitchDraft();
  const [isDiscarding, setDiscarding] = useState(false);
  const end = (message: string) => {
    workOn(null);
    navigate({ ...toManage(group.urlname, "drafts"), replace: true });
    // Any screen may show the changed data.
    void queryClient.invalidateQueries();
    notify("success", message);
  };
  const publish = useSingleFlightMutation({
    mutationFn: (accept: Accept) =>
      callApi("POST /groups/{id}/drafts/{draftId}/publish", {
        path: { id: group.id, draftId: draft.id },
        body: { accept },
      }),
    onSuccess: () => end(phrases.published({ name: draft.name })),
  });
  const discard = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/drafts/{draftId}", { path: { id: group.id, draftId: draft.id } }),
    onSuccess: () => end(phrases.discarded({ name: draft.name })),
  });
  const concerned = concernedAppointmentsOf(publish.error);
  // The stored decisions for the publication, without those about appointments that are no longer affected.
  const decided = draft.accept.filter(({ appointment_id }) =>
    draft.appointments.some(({ id }) => id === appointment_id),
  );
  return (
    <section aria-labelledby="draft-publish" className={styles.section}>
      <h2 id="draft-publish" className={styles.heading}>
        {phrases.publish}
      </h2>
      <p>{phrases.publishText}</p>
      {!concerned && <CallFailure failure={publish.error} />}
      <div className={styles.buttons}>
        <Button
          look="main"
          disabled={draft.changes.length === 0}
          isBusy={publish.isPending}
          onClick={() => publish.mutate(decided)}
        >
          {phrases.publishNow}
        </Button>
        <Button onClick={() => setDiscarding(true)}>{phrases.discard}</Button>
        {draft.changes.length === 0 && <span className={styles.quiet}>{phrases.noChanges}</span>}
      </div>
      {concerned && (
        <ConcernedDialog
          concerned={concerned}
          decided={decided}
          isBusy={publish.isPending}
          onConfirm={(accept) => publish.mutate(accept)}
          onClose={() => publish.reset()}
        />
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={phrases.discardTitle({ name: draft.name })}
          text={phrases.discardText}
          confirm={phrases.discard}
          failure={discard.error}
          isBusy={discard.isPending}
          onConfirm={discard.mutate}
          onClose={() => setDiscarding(false)}
        />
      )}
    </section>
  );
}
