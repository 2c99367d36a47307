import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { useQueryText } from "../../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { notify } from "../../../../lib/popups.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useFailureText } from "../../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { confirmAppointments } from "../api.ts";
import { PlacesNote } from "../../classes/places-note.tsx";
import { CancelDialog } from "../cancel/cancel-dialog.tsx";
import { languageOfEntryName, nameOfEntry } from "../entry.ts";
import { useFormatStart } from "../use-format-start.ts";
import styles from "../cancel/cancel-dialog.module.css";

const MINUTE_MS = 60_000;

interface Props {
  /** The appointments of the reminder, without cancelled ones. */
  appointments: readonly Appointment[];
  token: string;
  onConfirmed: (confirmed: readonly Appointment[]) => void;
  onCancelled: (ids: readonly number[]) => void;
  onStale: () => void;
}

/** Asks whether the client will come, or whether to cancel, when the page was opened by the answer to a reminder. */
export function ReminderAnswer({ appointments, token, onConfirmed, onCancelled, onStale }: Props) {
  const linked = new URLSearchParams(useQueryText()).get("will_come");
  const [answer, setAnswer] = useState(linked);
  const now = useNow(MINUTE_MS);
  const close = () => setAnswer(null);
  const coming = appointments.filter(({ start_at }) => Date.parse(start_at) > now);
  const open = coming.filter(({ presence }) => presence === null);
  if (answer === "no")
    return (
      <CancelDialog
        // If all have begun, the dialog says that it is too late, and whom to call.
        appointments={coming.length > 0 ? coming : appointments}
        token={token}
        onCancelled={onCancelled}
        onStale={onStale}
        onClose={close}
      />
    );
  if (answer !== "yes" || open.length === 0) return null;
  return (
    <ComeDialog
      appointments={open}
      token={token}
      onConfirmed={onConfirmed}
      onRefuse={() => setAnswer("no")}
      onClose={close}
    />
  );
}

interface ComeDialogProps extends Pick<Props, "appointments" | "token" | "onConfirmed"> {
  /** Called when the client cannot come. */
  onRefuse: () => void;
  onClose: () => void;
}

function ComeDialog({ appointments, token, onConfirmed, onRefuse, onClose }: ComeDialogProps) {
  const { common } = usePhrases();
  const failureText = useFailureText();
  const appointmentTexts = useLazyPhrases("appointment");
  const texts = appointmentTexts.confirm.willCome;
  const formatStart = useFormatStart();
  const { group } = useLoadedGroup();
  const confirm = useMutation({
    mutationFn: () =>
      confirmAppointments(
        group.id,
        appointments.map(({ id }) => id),
        token,
      ),
    onSuccess: (confirmed) => {
      onClose();
      notify("success", texts.thanks);
      onConfirmed(confirmed);
    },
  });
  return (
    <QuestionDialog
      title={texts.title}
      dismiss={common.close}
      isBusy={confirm.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onRefuse}>{texts.no}</Button>
          <Button look="main" onClick={() => confirm.mutate()} isBusy={confirm.isPending}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {mergePacks(appointments).map((entry) => (
          <li key={entry.id}>
            <span lang={languageOfEntryName(entry)}>{nameOfEntry(entry, appointmentTexts)}</span>,{" "}
            {formatStart(entry)}
            {entry.first.places !== undefined && (
              <PlacesNote places={entry.first.places} guests={entry.first.guests} />
            )}
          </li>
        ))}
      </ul>
      {confirm.isError && <Notice look="problem">{failureText(confirm.error)}</Notice>}
    </QuestionDialog>
  );
}
