import { formatRfc3339 } from "@rendezvous/domain/time/zone";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../../components/button.tsx";
import { QuestionDialog, useOpenDialog } from "../../../../../components/popups/question-dialog.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { useFormatStart } from "../../../../visit/appointments/use-format-start.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { focusBlock } from "../../grid/focus-block.ts";
import { clientSortName } from "../../client-sort-name.ts";
import { type OverrideFields, RefusedNotice } from "../booking/refused-notice.tsx";
import { NotifyChoice } from "../notify-choice.tsx";
import { MoveTogetherChoice } from "./move-together-choice.tsx";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";
import type { MoveInProgress } from "./use-moving.ts";
import { useTargetText } from "../use-target-text.ts";

interface Props {
  moving: MoveInProgress;
  actions: UseAppointmentActionsResult;
  onClose: () => void;
}

/** Asks to confirm the new place of an appointment, and whether to notify its client. */
export function MoveDialog({ moving, actions, onClose }: Props) {
  const phrases = useProPhrases("calendarActions");
  const { group } = useLoadedGroup();
  const formatStart = useFormatStart();
  const targetText = useTargetText();
  const dialog = useOpenDialog();
  const save = useRef<HTMLButtonElement>(null);
  // Focuses the main button, so that a move by keyboard continues with Enter.
  useEffect(() => save.current?.focus(), []);
  const [tell, setTell] = useState(true);
  const { event, target } = moving;
  const [areTogether, setTogether] = useState(true);
  const { appointment } = event;
  const { duration } = appointment;
  const saving = useSingleFlightMutation({
    mutationFn: (beyond: OverrideFields) =>
      actions.move(appointment, {
        start_at: formatRfc3339(group.timezone, target.start),
        calendar_id: target.calendarId,
        tell,
        ...(!areTogether && { alone: true }),
        ...(target.length !== duration && { length: target.length }),
        ...beyond,
      }),
    onSuccess: () => {
      dialog.current?.close();
      focusBlock(event.id);
    },
  });
  return (
    <QuestionDialog
      ref={dialog}
      title={phrases.moving.title({ name: clientSortName(appointment) })}
      isBusy={saving.isPending}
      actions={
        <Button ref={save} look="main" isBusy={saving.isPending} onClick={() => saving.mutate({})}>
          {phrases.save}
        </Button>
      }
      onClose={onClose}
    >
      <p>
        <del>{[formatStart(appointment), appointment.calendar_name].join(", ")}</del>
        <br />
        <strong>{targetText(moving)}</strong>
      </p>
      {event.canMoveAlone && <MoveTogetherChoice value={areTogether} onChange={setTogether} />}
      <NotifyChoice ficheId={appointment.fiche_id} mail="moved" value={tell} onChange={setTell} />
      {!saving.isPending && <RefusedNotice failure={saving.error} onGoOn={saving.mutate} />}
    </QuestionDialog>
  );
}
