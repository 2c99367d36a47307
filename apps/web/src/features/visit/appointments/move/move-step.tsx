import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Slot } from "@rendezvous/contract/booking/slot";
import { bookingPeriod } from "@rendezvous/domain/slots/booking-period";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useMemo, useRef, useState } from "react";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import type { ChosenSlot } from "@rendezvous/domain/sequence/model";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { Button } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { Names, SentenceWithNames } from "../../../../components/names.tsx";
import { ScreenTitle } from "../../../../components/screen-title.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { notify } from "../../../../lib/popups.ts";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { now } from "../../../../lib/clock.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { moveAppointment } from "../api.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useDocumentTitle } from "../../../ground/group/use-document-title.ts";
import { slotsQueryKey } from "../../slots/api/list-available-time-slots.ts";
import { SlotsStep } from "../../slots/slots-step.tsx";
import { DateList } from "../../classes/class-dates.tsx";
import { placesOfClass } from "../../classes/places-of-class.ts";
import { formatStart } from "../../slots/format-start.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useChangeDeadline } from "../entry.ts";
import styles from "./move-step.module.css";
import { useFailureText } from "../../../ground/group/call-failure.tsx";

interface Props {
  /** The appointments that move together, sorted by start; never empty. */
  appointments: readonly Appointment[];
  /** The token of a mailed link or a booking; undefined: the session's. */
  token: string | undefined;
  onBack: () => void;
  onMoved: (moved: readonly Appointment[]) => void;
}

/** A free time, or a date of a class. */
type ChosenTime = Pick<Slot, "start" | "start_at"> &
  Partial<Pick<Slot, "promotion">> &
  Pick<ChosenSlot, "class_id">;

/** Chooses another time for appointments. Nothing changes before the confirmation, which moves all of them at once. */
export function MoveStep({ appointments, token, onBack, onMoved }: Props) {
  const texts = useLazyPhrases("appointment").move;
  const { group, catalogue } = useLoadedGroup();
  const first = appointments[0]!;
  const isOne = appointments.length === 1 && first.pack_id === null;
  const others = first.teacher
    ? catalogue.classes.filter(({ intervention_id }) => intervention_id === first.intervention_id)
    : catalogue.calendars.filter(({ resource }) => !resource);
  const hasOthers = isOne && others.length > 1;
  const [staysWith, setStaysWith] = useState(hasOthers);
  const calendarId = staysWith ? first.calendar_id : 0;
  const [openedAt] = useState(now);
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const criteria = useMemo(
    () => ({ group_id: group.id, chain: chainToMove(appointments, calendarId) }),
    [group.id, appointments, calendarId],
  );
  const startText = useStartText();
  const forgetTimes = () => void queryClient.resetQueries({ queryKey: slotsQueryKey(group.id) });
  const ask = (time: ChosenTime) => {
    setChosen(time);
    dialog.current?.showModal();
  };
  const count = mergePacks(appointments).length;
  const move = useMutation({
    mutationFn: ({ start_at, class_id = calendarId }: ChosenTime) =>
      moveAppointment(group.id, first.id, { start_at, calendar_id: class_id }, token),
    onSuccess: (moved) => {
      dialog.current?.close();
      forgetTimes();
      notify("success", texts.movedHeading(count));
      onMoved(moved);
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === "availabletimeslots") forgetTimes();
    },
  });
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle documentTitle={useDocumentTitle(texts.heading)}>{texts.heading}</ScreenTitle>
        <p>{texts.now({ when: startText(first) })}</p>
        {count > 1 && <p>{texts.together(count)}</p>}
      </div>
      <div className={styles.choices}>
        {hasOthers && (
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={staysWith}
              onChange={(event) => setStaysWith(event.target.checked)}
            />
            <span>
              <SentenceWithNames
                names={[first.calendar]}
                sentence={first.teacher ? texts.onlyClass : texts.onlyWith}
              />
            </span>
          </label>
        )}
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
      {isOne && first.teacher ? (
        <DateList
          key={calendarId}
          interventionId={first.intervention_id}
          classId={staysWith || !hasOthers ? first.calendar_id : null}
          today={instantToWall(group.timezone, minuteOf(openedAt)).day}
          places={first.places ?? 1}
          selected={{ start: first.start, start_at: first.start_at, class_id: first.calendar_id }}
          hold={null}
          onChoose={ask}
        />
      ) : (
        <SlotsStep
          key={calendarId}
          group={{ ...group, maxrdv_period: bookingPeriod(criteria.chain, catalogue, group.maxrdv_period) }}
          criteria={criteria}
          calendars={catalogue.calendars}
          selected={null}
          nowMs={openedAt}
          onChoose={ask}
        />
      )}
      <MoveQuestion
        ref={dialog}
        appointments={appointments}
        chosen={chosen}
        failure={move.error}
        isByLink={token !== undefined}
        isBusy={move.isPending}
        onMove={move.mutate}
        onReset={move.reset}
        onBack={onBack}
      />
    </>
  );
}

/** Returns the start of an appointment in words, within a sentence. */
function useStartText() {
  const { phrases, dateLocale } = useWording();
  const { group } = useLoadedGroup();
  return (start: Pick<Slot, "start" | "start_at">) =>
    formatStart(start, group.timezone, phrases.screen, dateLocale, { inSentence: true });
}

interface QuestionProps extends Pick<Props, "appointments" | "onBack"> {
  ref: RefObject<HTMLDialogElement | null>;
  chosen: ChosenTime | null;
  failure: unknown;
  /** A mailed link or a booking allows the move, and may expire. */
  isByLink: boolean;
  isBusy: boolean;
  onMove: (time: ChosenTime) => void;
  onReset: () => void;
}

/** Asks whether the appointments move to the chosen time, and says what changes with it. */
function MoveQuestion(props: QuestionProps) {
  const { ref, appointments, chosen, failure, isByLink, isBusy, onMove, onReset, onBack } = props;
  const texts = useLazyPhrases("appointment").move;
  const failureText = useFailureText();
  const startText = useStartText();
  const { catalogue } = useLoadedGroup();
  const changeableOf = useChangeDeadline();
  const first = appointments[0]!;
  const isExpired = isByLink && failure instanceof ApiFailure && failure.code === "expired_connection";
  // The present time of the appointment is offered too, if its calendar has more than one place.
  const isSameTime =
    chosen !== null &&
    Date.parse(chosen.start_at) === Date.parse(first.start_at) &&
    (chosen.class_id ?? first.calendar_id) === first.calendar_id;
  const title =
    chosen === null ? "" : (isSameTime ? texts.sameTitle : texts.title)({ when: startText(chosen) });
  // The price may depend on the time, so the dialog shows it before the confirmation, not only the mail.
  const oldPromotion = toTotals(appointments).promotion ?? 0;
  const newPromotion = chosen?.promotion ?? 0;
  // The new time decides until when the appointment can be changed again.
  const changeText = chosen === null || isSameTime ? null : changeableOf([chosen]).text;
  return (
    <QuestionDialog
      ref={ref}
      title={title}
      onClose={onReset}
      isBusy={isBusy}
      actions={
        isSameTime ? (
          <Button look="main" onClick={onBack}>
            {texts.back}
          </Button>
        ) : (
          <Button look="main" onClick={() => chosen !== null && onMove(chosen)} isBusy={isBusy}>
            {isBusy ? texts.moving : texts.yes}
          </Button>
        )
      }
    >
      {chosen?.class_id !== undefined && (
        <p>
          <Names names={placesOfClass(catalogue, chosen.class_id)} />
        </p>
      )}
      <p>{isSameTime ? texts.sameText : texts.text({ when: startText(first) })}</p>
      {changeText !== null && <p>{changeText}</p>}
      {!isSameTime && newPromotion !== oldPromotion && (
        <p>
          {newPromotion > 0
            ? texts.promoted({ percentage: newPromotion })
            : texts.unpromoted({ percentage: oldPromotion })}
        </p>
      )}
      {failure !== null && <Notice look="problem">{isExpired ? texts.expired : failureText(failure)}</Notice>}
    </QuestionDialog>
  );
}

/**
 * Returns the chain for the search of another time: the services and packs of these appointments, on `calendarId`, or with 0 on
 * any calendar.
 */
function chainToMove(appointments: readonly Appointment[], calendarId: number): ChosenLink[] {
  const anywhere = { calendar_id: 0, calendar_ids: null, resource_id: 0, calendars: null };
  return mergePacks(appointments).flatMap<ChosenLink>(({ first }) =>
    first.pack_id === null
      ? first.interventions.map(({ id }) => ({ ...anywhere, intervention_id: id, calendar_id: calendarId }))
      : [{ ...anywhere, pack_id: first.pack_id }],
  );
}
