import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { TextField } from "../../../../components/fields/text-field.tsx";
import styles from "./action-form.module.css";
import { NotifyChoice } from "./notify-choice.tsx";
import type { UseActionsResult } from "./use-actions.ts";

interface Props {
  appointment: Appointment;
  actions: UseActionsResult;
  onBack: () => void;
  onCancelled: () => void;
}

/** Cancels an appointment, with a reason that the client reads, or without notifying them. */
export function CancelForm({ appointment, actions, onBack, onCancelled }: Props) {
  const phrases = useProPhrases("calendarActions");
  const { common } = usePhrases();
  const [reason, setReason] = useState("");
  const [tell, setTell] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const cancelling = useSingleFlightMutation({
    mutationFn: () => actions.cancel(appointment, { tell, reason: reason.trim() }),
    onSuccess: onCancelled,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        cancelling.mutate();
      }}
    >
      <TextField
        ref={input}
        label={phrases.reason}
        hint={phrases.reasonHint}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <NotifyChoice ficheId={appointment.fiche_id} mail="cancelled" value={tell} onChange={setTell} />
      {!cancelling.isPending && <CallFailure failure={cancelling.error} />}
      <div className={styles.buttons}>
        <Button onClick={onBack}>{common.back}</Button>
        <Button type="submit" look="danger" isBusy={cancelling.isPending}>
          {phrases.cancel}
        </Button>
      </div>
    </form>
  );
}
