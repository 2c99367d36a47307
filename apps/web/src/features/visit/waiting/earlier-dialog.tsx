import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { QuestionDialog } from "../../../components/popups/question-dialog.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { createWish, ownWishes } from "./api.ts";

interface Props {
  appointment: Appointment;
  /** A guest's token; undefined: the session's. */
  token: string | undefined;
  onClose: () => void;
}

/** Asks whether the client wants to hear of an earlier time for the appointment. */
export function EarlierDialog({ appointment, token, onClose }: Props) {
  const phrases = useLazyPhrases("waiting");
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const withKey = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: () =>
      withKey({ appointment_id: appointment.id, locale: language }, (wish, headers) =>
        createWish(group.id, wish, headers, token),
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ownWishes(group.id).queryKey });
      notify("success", phrases.noted);
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={phrases.earlier}
      onClose={onClose}
      isBusy={sending.isPending}
      actions={
        <Button look="main" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {phrases.send}
        </Button>
      }
    >
      <p>{phrases.intro}</p>
      <p>{phrases.earlierIntro}</p>
      {!sending.isPending && <CallFailure failure={sending.error} />}
    </QuestionDialog>
  );
}
