import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { ClassDateOfDay } from "@rendezvous/domain/day/day-columns";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { useQuery } from "@tanstack/react-query";
import { Check, Mail, UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { TextField } from "../../../../components/fields/text-field.tsx";
import { ToggleButton } from "../../../../components/fields/toggle-button.tsx";
import { Loading } from "../../../../components/loading.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { Link } from "../../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toSearchFiche } from "../../../ground/group/paths.ts";
import { useHasRight } from "../../../ground/session/use-has-right.ts";
import type { UseAppointmentActionsResult } from "../actions/use-appointment-actions.ts";
import { PaidToggle } from "../../passes/payment-choices.tsx";
import { type AppointmentMarks, listAppointmentsOfDays } from "../api.ts";
import { ClientContact } from "../client-contact.tsx";
import { clientSortName } from "../client-sort-name.ts";
import { SidePane } from "../side-pane.tsx";
import styles from "./class-pane.module.css";
import { MoveAllQuestion } from "./move-all-question.tsx";

interface Props {
  readonly date: ClassDateOfDay;
  readonly actions: UseAppointmentActionsResult;
  /** Begins a booking of this date. */
  readonly onAdd: (interventionId: number) => void;
  readonly onClose: () => void;
}

/** The participants of one date of a class, who of them came, and what can be done with the date. */
export function ClassPane({ date, actions, onAdd, onClose }: Props) {
  const words = useLazyPhrases("classes");
  const dateLocale = useDateLocale();
  const { group, catalogue } = useLoadedGroup();
  const may = useHasRight();
  const [question, setAsked] = useState<"move" | "cancel" | null>(null);
  const { classId, start, startAt } = date;
  const one = catalogue.classes.find(({ id }) => id === classId);
  const { data, error } = useQuery({
    queryKey: ["calendar", group.id, "class", classId, startAt],
    queryFn: ({ signal }) =>
      listAppointmentsOfDays(group.id, [classId], { start: start.slice(0, 10), nDays: 1 }, signal),
  });
  const participants = data
    ?.filter((appointment) => appointment.start_at === startAt)
    .sort((a, b) => clientSortName(a).localeCompare(clientSortName(b), dateLocale));
  const booked = (participants ?? []).reduce((sum, { places = 1 }) => sum + places, 0);
  const addresses = (participants ?? []).flatMap(({ fiche }) => (fiche.email ? [fiche.email] : []));
  if (!one && date.archived === undefined) return null;
  const when = formatDayAndTime(start, dateLocale);
  return (
    <SidePane heading={one ? one.publicname || one.name : date.archived!} onClose={onClose}>
      <p>{when}</p>
      <div className={styles.actions}>
        {one && (
          <Button onClick={() => onAdd(one.intervention_id)}>
            <UserPlus size={18} aria-hidden="true" />
            {words.add}
          </Button>
        )}
        {addresses.length > 0 && (
          // As blind copies, so that clients do not see each other's addresses.
          <a
            className={buttonClass("quiet")}
            href={`mailto:?bcc=${addresses.map(encodeURIComponent).join(",")}`}
          >
            <Mail size={18} aria-hidden="true" />
            {words.writeToAll}
          </a>
        )}
        {one && participants && participants.length > 0 && may("manage_appointments") && (
          <Button onClick={() => setAsked("move")}>{words.moveAll}</Button>
        )}
        {one && may("manage_hours") && may("manage_appointments") && (
          <Button onClick={() => setAsked("cancel")}>{words.cancelDate}</Button>
        )}
      </div>
      <CallFailure failure={error} />
      {!participants && !error && <Loading />}
      {participants && (
        // A separate Suspense loads the words: if the whole pane waited for them, it would take the focus a second time.
        <Suspense fallback={<Loading />}>
          <p className={styles.count}>{words.booked({ booked, places: one?.places ?? booked })}</p>
          {participants.length === 0 && <p className={styles.quiet}>{words.none}</p>}
          <ul className={styles.list} aria-label={words.participants}>
            {participants.map((appointment) => (
              <Participant key={appointment.id} appointment={appointment} actions={actions} />
            ))}
          </ul>
        </Suspense>
      )}
      {question === "cancel" && (
        <CancelDateQuestion
          date={date}
          when={when}
          actions={actions}
          onKeep={() => setAsked(null)}
          onDone={onClose}
        />
      )}
      {question === "move" && participants && (
        <MoveAllQuestion date={date} count={booked} onKeep={() => setAsked(null)} onDone={onClose} />
      )}
    </SidePane>
  );
}

/** Buttons that mark a participant as present, absent or paid; a second press removes the mark. */
function Participant({ appointment, actions }: { appointment: Appointment } & Pick<Props, "actions">) {
  const { presence: marks } = useProPhrases("calendarActions");
  const words = useLazyPhrases("classes");
  const payment = useLazyPhrases("passes");
  const { group } = useLoadedGroup();
  const { presence } = appointment;
  const marking = useSingleFlightMutation({
    mutationFn: (next: AppointmentMarks) => actions.mark(appointment, next),
  });
  const name = clientSortName(appointment);
  return (
    <li className={styles.participant}>
      <Link className={styles.name} {...toSearchFiche(group.urlname, appointment.fiche_id)}>
        {name}
      </Link>
      {appointment.places !== undefined && (
        <span className={styles.quiet}>
          {[words.taken({ count: appointment.places }), ...(appointment.guests ?? [])].join(", ")}
        </span>
      )}
      <ClientContact fiche={appointment.fiche} />
      <fieldset className={styles.marks} aria-label={`${marks.label}, ${name}`}>
        {(["arrived", "no_show"] as const).map((mark) => (
          <ToggleButton
            key={mark}
            label={marks[mark]}
            icon={presence === mark && <Check size={16} aria-hidden="true" />}
            isPressed={presence === mark}
            onChange={(isPressed) => marking.mutate({ presence: isPressed ? mark : null })}
          />
        ))}
        {appointment.pass ? (
          <span className={styles.quiet}>{payment.byPass}</span>
        ) : (
          <PaidToggle isPaid={appointment.paid ?? false} onChange={(paid) => marking.mutate({ paid })} />
        )}
      </fieldset>
      {!marking.isPending && <CallFailure failure={marking.error} />}
    </li>
  );
}

interface QuestionProps extends Pick<Props, "date" | "actions"> {
  readonly when: string;
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

/** Asks before a date is cancelled, because everybody gets a mail, unless it is undone at once. */
function CancelDateQuestion({ date, when, actions, onKeep, onDone }: QuestionProps) {
  const words = useLazyPhrases("classes");
  const [reason, setReason] = useState("");
  const cancelling = useSingleFlightMutation({
    mutationFn: () => actions.cancelDate(date, reason.trim(), words.cancelled),
    onSuccess: onDone,
  });
  return (
    <QuestionDialog
      title={words.ask({ when })}
      dismiss={words.keep}
      isBusy={cancelling.isPending}
      onClose={onKeep}
      actions={
        <Button look="danger" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {words.cancelDate}
        </Button>
      }
    >
      <p>{words.mailed}</p>
      <TextField id="class-reason" label={words.reason} value={reason} onChange={setReason} maxLength={500} />
      {!cancelling.isPending && <CallFailure failure={cancelling.error} />}
    </QuestionDialog>
  );
}
