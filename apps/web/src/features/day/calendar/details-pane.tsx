import { formatDay, formatTime } from "@rendezvous/phrases/format-date";
import { Suspense, useState, useEffect, useRef } from "react";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { lazyComponent } from "../../../lib/load-once.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toSearchFiche } from "../../ground/group/paths.ts";
import forms from "./actions/action-form.module.css";
import { MarksForm } from "./actions/marks-form.tsx";
import { TimeForm } from "./actions/moving/time-form.tsx";
import type { UseAppointmentActionsResult } from "./actions/use-appointment-actions.ts";
import styles from "./details-pane.module.css";
import { AppointmentHistory } from "./appointment-history.tsx";
import { ClientContact } from "./client-contact.tsx";
import { type CalendarEvent, isCancelled } from "./grid/day-event.ts";
import { JoinVideo } from "./join-video.tsx";
import { AppointmentIcons, useColourLabels } from "./grid/appointment-icons.tsx";
import { clientSortName } from "./client-sort-name.ts";
import { SidePane } from "./side-pane.tsx";
import { MetadataList } from "../search-fiche/metadata-list.tsx";
import { useCancellationText } from "../../visit/appointments/use-cancellation-text.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { NotifyChoice } from "./actions/notify-choice.tsx";

const PutOnListButton = lazyComponent(
  async () => (await import("../waiting/put-on-list-button.tsx")).PutOnListButton,
);

interface Props {
  readonly event: CalendarEvent;
  readonly isLinked: boolean;
  readonly isQuiet: boolean;
  readonly actions: UseAppointmentActionsResult;
  /** Searches another time for the appointment. */
  readonly onFind: () => void;
  readonly onClose: () => void;
}

/** The details of an appointment and its actions, beside the day, which does not move. Escape closes the pane. */
export function DetailsPane({ event, isLinked, isQuiet, actions, onFind, onClose }: Props) {
  const { appointment, canMoveAlone } = event;
  const phrases = useProPhrases("calendar");
  const words = useProPhrases("calendarActions");
  const { group } = useLoadedGroup();
  const [form, setForm] = useState<"time" | "cancel" | null>(null);
  const dateLocale = useDateLocale();
  /** True once a form was opened: when the professional leaves the form, the pane takes the focus. */
  const [wasOpened, setOpened] = useState(false);
  const open = (next: "time" | "cancel") => {
    setOpened(true);
    setForm(next);
  };
  const toFacts = () => setForm(null);
  const toCancellation = useCancellationText();
  const label = useColourLabels()[appointment.state];
  const notes = [appointment.comments, appointment.vevent_comments].filter((note) => note !== "");
  const marks = [
    appointment.is_first && phrases.firstVisit,
    isLinked && phrases.together,
    !isCancelled(event) && label?.text,
  ].filter(Boolean);
  return (
    <SidePane
      heading={clientSortName(appointment)}
      part={form === null ? "facts" : "form"}
      isQuiet={isQuiet && !wasOpened}
      onClose={onClose}
      onEscape={form === null ? onClose : toFacts}
    >
      <p>
        {formatDay(appointment.start, dateLocale)}
        <br />
        {formatTime(appointment.start, dateLocale)}–{formatTime(appointment.end, dateLocale)}
      </p>
      <ClientContact fiche={appointment.fiche} />
      <p>
        {appointment.intervention_name}
        <br />
        {[appointment.calendar_name, appointment.resource?.name].filter(Boolean).join(", ")}
      </p>
      <JoinVideo appointment={appointment} />
      <p className={styles.quiet}>
        <AppointmentIcons appointment={appointment} isLinked={isLinked} />
        <span aria-hidden="true">{marks.join(", ")}</span>
      </p>
      {isCancelled(event) && (
        <p className={styles.note}>
          {toCancellation(appointment).map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {form === null && (
        <>
          <p>
            <Link {...toSearchFiche(group.urlname, appointment.fiche_id)}>{words.openRecord}</Link>
          </p>
          {!isCancelled(event) && (
            <Actions
              {...{ appointment, isLinked, actions, onFind }}
              onTime={() => open("time")}
              onCancel={() => open("cancel")}
            />
          )}
          <MetadataList metadata={appointment.metadata} />
          <AppointmentHistory appointmentId={appointment.id} />
        </>
      )}
      {form === "time" && (
        <TimeForm
          appointment={appointment}
          isLinked={isLinked}
          canMoveAlone={canMoveAlone}
          actions={actions}
          onClose={toFacts}
        />
      )}
      {form === "cancel" && (
        <CancelForm appointment={appointment} actions={actions} onBack={toFacts} onCancelled={onClose} />
      )}
    </SidePane>
  );
}

interface ActionsProps extends Pick<Props, "isLinked" | "actions" | "onFind"> {
  readonly appointment: Appointment;
  readonly onTime: () => void;
  readonly onCancel: () => void;
}

function Actions({ appointment, isLinked, actions, onFind, onTime, onCancel }: ActionsProps) {
  const phrases = useProPhrases("calendarActions");
  const { group } = useLoadedGroup();
  return (
    <>
      <MarksForm appointment={appointment} actions={actions} />
      <div className={`${forms.form} ${forms.buttons}`}>
        <Button onClick={onTime}>{phrases.changeTime}</Button>
        {!isLinked && appointment.pack_id === null && <Button onClick={onFind}>{phrases.find.other}</Button>}
        <Button onClick={onCancel}>{phrases.cancel}</Button>
        {group.has_waiting_list && Boolean(appointment.booking_id) && (
          <Suspense fallback={null}>
            <PutOnListButton wish={{ appointment_id: appointment.id }} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface CancelFormProps {
  appointment: Appointment;
  actions: UseAppointmentActionsResult;
  onBack: () => void;
  onCancelled: () => void;
}

/** Cancels an appointment, with a reason that the client reads, or without notifying them. */
function CancelForm({ appointment, actions, onBack, onCancelled }: CancelFormProps) {
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
      className={forms.form}
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
      <div className={forms.buttons}>
        <Button onClick={onBack}>{common.back}</Button>
        <Button type="submit" look="danger" isBusy={cancelling.isPending}>
          {phrases.cancel}
        </Button>
      </div>
    </form>
  );
}
