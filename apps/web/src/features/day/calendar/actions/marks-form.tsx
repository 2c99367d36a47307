import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { type FormEvent, useEffect, useState } from "react";
import { Notice } from "../../../../components/notice.tsx";
import { Button } from "../../../../components/button.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { TextArea } from "../../../../components/fields/text-field.tsx";
import type { AppointmentMarks as Sent } from "../api.ts";
import { COLOUR_LABELS, useColourLabels } from "../grid/appointment-icons.tsx";
import { PaymentChoices } from "../../passes/payment-choices.tsx";
import { useInterruptedInput } from "../../../account/account/information/use-interrupted-input.ts";
import styles from "./action-form.module.css";
import type { UseAppointmentActionsResult } from "./use-appointment-actions.ts";

interface TypedNote {
  readonly note: string;
  /** The stored note that the person has read. */
  readonly before: string;
}

const PRESENCES = ["confirmed", "arrived", "in_progress", "done", "no_show"] as const;

/** Edits whether the client came and paid, the colour label, and the team's note. */
export function MarksForm({
  appointment,
  actions,
}: {
  appointment: Appointment;
  actions: UseAppointmentActionsResult;
}) {
  const phrases = useProPhrases("calendarActions");
  const labels = useColourLabels();
  const { state, note: storedNote = "", presence = null } = appointment;
  const { interrupted, keep } = useInterruptedInput<TypedNote>(`note of ${appointment.id}`);
  /** null: the note is unchanged. */
  const [typed, setTyped] = useState<TypedNote | null>(interrupted ?? null);
  const { note, before } = typed ?? { note: storedNote, before: storedNote };
  const isChanged = note.trim() !== storedNote;
  useEffect(() => keep(isChanged ? { note, before } : null));
  const saving = useSingleFlightMutation({
    mutationFn: (marks: Sent) => actions.mark(appointment, marks),
    onSuccess: (_, marks) => marks.note !== undefined && setTyped(null),
    onError: (failure) => {
      const theirs = noteMeanwhile(failure);
      if (theirs !== null) setTyped({ note, before: theirs });
    },
  });
  const theirs = noteMeanwhile(saving.error);
  function saveNote(event: FormEvent) {
    event.preventDefault();
    if (isChanged) saving.mutate({ note: note.trim(), note_before: before });
  }
  return (
    <form className={styles.form} onSubmit={saveNote}>
      <fieldset className={styles.choices}>
        <legend>{phrases.presence.label}</legend>
        {PRESENCES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={presence === one}
            onClick={() => saving.mutate({ presence: presence === one ? null : one })}
          >
            {phrases.presence[one]}
          </button>
        ))}
      </fieldset>
      <PaymentChoices appointment={appointment} onPay={(payment) => actions.mark(appointment, payment)} />
      <fieldset className={styles.choices}>
        <legend>{phrases.label}</legend>
        {COLOUR_LABELS.map(({ name, Icon }, index) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-label={labels[index]?.text}
            title={labels[index]?.text}
            aria-pressed={state === index}
            onClick={() => state !== index && saving.mutate({ state: index })}
          >
            <Icon size={16} aria-hidden="true" />
            {labels[index]?.isOwn && labels[index].text}
          </button>
        ))}
      </fieldset>
      <TextArea
        label={phrases.note}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(text) => setTyped({ note: text, before })}
      />
      {!saving.isPending &&
        (theirs === null ? (
          <CallFailure failure={saving.error} />
        ) : (
          <Notice look="problem">
            <p>{phrases.noteMeanwhile}</p>
            <blockquote className={styles.theirs}>{theirs || "–"}</blockquote>
          </Notice>
        ))}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={!isChanged} isBusy={saving.isPending}>
          {phrases.save}
        </Button>
      </div>
    </form>
  );
}

/** Returns the note that a colleague wrote since this one was begun; null if the call failed for another reason. */
function noteMeanwhile(failure: unknown): string | null {
  const isMeanwhile = failure instanceof ApiFailure && failure.code === "changed_meanwhile";
  return isMeanwhile ? (failure.detail as { note: string }).note : null;
}
