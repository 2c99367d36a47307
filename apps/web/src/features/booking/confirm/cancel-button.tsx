import type { Appointment } from "@rendezvous/contract/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { QuestionDialog } from "../../../components/question-dialog.tsx";
import { announce } from "../../../lib/announce.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { failureText, useWording } from "../../../lib/phrases.ts";
import { cancelAppointments } from "../../appointments/api/cancel-appointments.ts";
import { useAppointmentPhrases } from "../../appointments/use-appointment-phrases.ts";
import { useKnownGroup } from "../../group/first-data.ts";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { bookedQueryKey } from "./use-booked-appointments.ts";

interface Props {
  appointments: readonly Appointment[];
  /** What the button says: this one, one of several, or all of them. */
  name: string;
  token: string;
  onCancelled: (ids: readonly number[]) => void;
}

/** Nobody logs in here: the link in the mail is the way on. */
function isExpired(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === "expired_connection";
}

/** Asks before it cancels: what is cancelled cannot be had back. */
export function CancelButton({ appointments, name, token, onCancelled }: Props) {
  const { phrases } = useWording();
  const texts = useAppointmentPhrases().confirm;
  const { group } = useKnownGroup();
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const ids = appointments.map((one) => one.id);
  const count = mergePacks(appointments).length;
  const showCancelled = (cancelled: readonly number[]) => {
    dialog.current?.close();
    queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
    announce(texts.cancelledHeading);
    onCancelled(cancelled);
  };
  const cancel = useMutation({
    mutationFn: () => cancelAppointments(group.id, ids, token),
    onSuccess: showCancelled,
    onError: (failure) => {
      if (!(failure instanceof ApiFailure) || failure.code !== "already_cancelled") return;
      // Of several nobody says which one it was: the page asks how they stand.
      if (ids.length === 1) showCancelled(ids);
      else void queryClient.invalidateQueries({ queryKey: bookedQueryKey(group.id) });
    },
  });
  return (
    <>
      <Button look="plain" onClick={() => dialog.current?.showModal()}>
        {name}
      </Button>
      <QuestionDialog
        ref={dialog}
        title={texts.cancelTitle(count)}
        onClose={() => cancel.reset()}
        actions={
          <>
            <Button onClick={() => dialog.current?.close()} disabled={cancel.isPending}>
              {texts.cancelNo}
            </Button>
            <Button look="danger" onClick={() => cancel.mutate()} disabled={cancel.isPending}>
              {cancel.isPending ? texts.cancelling : texts.cancelYes}
            </Button>
          </>
        }
      >
        <p>{texts.cancelWarning(count)}</p>
        {cancel.isError && (
          <Notice look="problem">
            <p>{isExpired(cancel.error) ? texts.expired : failureText(phrases, cancel.error, group.phone)}</p>
          </Notice>
        )}
      </QuestionDialog>
    </>
  );
}
