import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { notify } from "../../../../lib/popups.ts";
import { ApiFailure, type FailureCode } from "../../../../lib/api-failure.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { useSession } from "../../../ground/session/session-store.ts";
import { PlacesNote } from "../../classes/places-note.tsx";
import { isLate, LateWarning } from "../../passes/late-warning.tsx";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { cancelAppointments } from "../api.ts";
import { languageOfEntryName, nameOfEntry, useChangeDeadline } from "../entry.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useFormatStart } from "../use-format-start.ts";
import styles from "./cancel-dialog.module.css";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

interface Props {
  appointments: readonly Appointment[];
  /** The token of a mailed link or a booking; undefined: the session's. */
  token: string | undefined;
  onCancelled: (ids: readonly number[]) => void;
  /**
   * Called when one of several appointments was already cancelled. The answer does not say which one, so the caller must fetch
   * the list.
   */
  onStale: () => void;
  onClose: () => void;
}

function codeOf(failure: unknown): FailureCode | null {
  return failure instanceof ApiFailure ? failure.code : null;
}

/** Asks before cancelling, which cannot be undone. */
export function CancelDialog({ appointments, token, onCancelled, onStale, onClose }: Props) {
  const { phrases } = useWording();
  const failureText = useFailureText();
  const appointmentTexts = useLazyPhrases("appointment");
  const texts = appointmentTexts.confirm;
  const formatStart = useFormatStart();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const ids = appointments.map((one) => one.id);
  const entries = mergePacks(appointments);
  const count = entries.length;
  const showCancelled = (cancelled: readonly number[]) => {
    onClose();
    queryClient.removeQueries({ queryKey: slotsQueryKey(group.id) });
    notify("success", texts.cancelledHeading);
    onCancelled(cancelled);
  };
  const cancel = useMutation({
    mutationFn: () => cancelAppointments(group.id, ids, token),
    onSuccess: showCancelled,
    onError: (failure) => {
      if (codeOf(failure) !== "already_cancelled") return;
      if (ids.length === 1) showCancelled(ids);
      else onStale();
    },
  });
  const isOver = !useChangeDeadline()(appointments).isOpen && !cancel.isPending;
  // Said before the client agrees to something that would be refused.
  const failure = cancel.error ?? (isOver ? new ApiFailure("too_late_to_cancel", 422) : null);
  const code = codeOf(failure);
  // The token of a booking is not a login, so the dialog offers the mail's link instead of a login.
  const isExpired = code === "expired_connection" && token !== undefined;
  const isTooLate = code === "too_late_to_cancel";
  // A second attempt would have the same result.
  const isFinal = isTooLate || code === "other_calendar";
  return (
    <QuestionDialog
      title={texts.cancelTitle(count)}
      onClose={onClose}
      dismiss={isFinal ? phrases.screen.common.close : texts.cancelNo(count)}
      isBusy={cancel.isPending}
      actions={
        isFinal ? (
          isTooLate && <PhoneLink phone={group.phone} look="main" />
        ) : (
          <Button look="danger" onClick={() => cancel.mutate()} isBusy={cancel.isPending}>
            {cancel.isPending ? texts.cancelling : texts.cancelYes}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span lang={languageOfEntryName(entry)}>{nameOfEntry(entry, appointmentTexts)}</span>,{" "}
            {formatStart(entry)}
            {entry.first.places !== undefined && (
              <PlacesNote places={entry.first.places} guests={entry.first.guests} />
            )}
          </li>
        ))}
      </ul>
      {!isFinal && <p>{texts.cancelWarning(count)}</p>}
      {!isFinal && session?.type !== "pro" && appointments.some(({ late_from }) => isLate(late_from)) && (
        <LateWarning appointments={appointments} />
      )}
      {failure && <Notice look="problem">{isExpired ? texts.expired : failureText(failure)}</Notice>}
    </QuestionDialog>
  );
}
