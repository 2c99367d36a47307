import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useState } from "react";
import { Button } from "../../../../../components/button.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import styles from "../action-form.module.css";
import { FormFooter } from "../form-footer.tsx";
import { LengthField } from "../length-field.tsx";
import { PlaceFields, toStart, type TypedPlace } from "../place-fields.tsx";
import { type OverrideFields, RefusedNotice } from "../booking/refused-notice.tsx";
import { NotifyChoice } from "../notify-choice.tsx";
import { MoveTogetherChoice } from "./move-together-choice.tsx";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";

interface Props {
  appointment: Appointment;
  isLinked: boolean;
  canMoveAlone: boolean;
  actions: UseAppointmentActionsResult;
  onClose: () => void;
}

/** Gives an appointment another day, time, calendar or length. */
export function TimeForm({ appointment, isLinked, canMoveAlone, actions, onClose }: Props) {
  const phrases = useProPhrases("calendarActions");
  const { common } = usePhrases();
  const { group } = useLoadedGroup();
  const [before] = useState<TypedPlace>({
    day: appointment.start.slice(0, 10),
    time: appointment.start.slice(11, 16),
    calendarId: appointment.calendar_id,
  });
  const [place, setPlace] = useState(before);
  const [length, setLength] = useState(String(appointment.duration));
  const [tell, setTell] = useState(true);
  const [areTogether, setTogether] = useState(true);
  const isAlone = !isLinked && appointment.pack_id === null && appointment.interventions.length === 1;
  const isReady = place.time !== "";
  const isSameTime = place.day === before.day && place.time === before.time;
  const saving = useSingleFlightMutation({
    mutationFn: (beyond: OverrideFields) =>
      actions.move(appointment, {
        start_at: isSameTime ? appointment.start_at : toStart(group.timezone, place),
        calendar_id: place.calendarId,
        tell,
        ...(!areTogether && { alone: true }),
        ...(Number(length) !== appointment.duration && { length: Number(length) }),
        ...beyond,
      }),
    onSuccess: onClose,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) saving.mutate({});
      }}
    >
      <PlaceFields
        id="move"
        place={place}
        interventionId={appointment.intervention_id}
        hasFocus
        onChange={setPlace}
      />
      {isAlone && <LengthField id="move-length" value={length} isRequired onChange={setLength} />}
      {canMoveAlone && <MoveTogetherChoice value={areTogether} onChange={setTogether} />}
      <NotifyChoice ficheId={appointment.fiche_id} mail="moved" value={tell} onChange={setTell} />
      <FormFooter
        notice={!saving.isPending && <RefusedNotice failure={saving.error} onGoOn={saving.mutate} />}
      >
        <Button onClick={onClose}>{common.back}</Button>
        <Button type="submit" look="main" aria-disabled={!isReady} isBusy={saving.isPending}>
          {phrases.save}
        </Button>
      </FormFooter>
    </form>
  );
}
