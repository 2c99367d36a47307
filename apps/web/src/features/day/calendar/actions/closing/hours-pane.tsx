import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../../components/button.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../../ground/group/call-failure.tsx";
import { TextField } from "../../../../../components/fields/text-field.tsx";
import { LabelledTimeField } from "../../../../../components/fields/time-field.tsx";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { type ClosureKey, listOpeningHours, type NewOpening } from "../../api.ts";
import { formatTimes } from "../../../../../lib/format-times.ts";
import { SidePane } from "../../side-pane.tsx";
import styles from "../action-form.module.css";
import { CalendarSelect } from "../calendar-select.tsx";
import { FormFooter } from "../form-footer.tsx";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";
import { AppointmentsInClosure } from "./appointments-in-closure.tsx";
import { PlacesField } from "./places-field.tsx";
import { toStartAndEnd, useHoursActions } from "./use-hours-actions.ts";
import { useManagedPlaces } from "./use-managed-places.ts";

/** A time to block or to open, or an existing closure. On the group's clock: `YYYY-MM-DD HH:MM`. */
export interface HoursPaneInput {
  /** Changes each time the pane is opened. */
  readonly key: string;
  readonly what: "block" | "open";
  readonly calendarId: number;
  readonly start: string;
  readonly end: string;
  readonly closure: (ClosureKey & { readonly label: string }) | null;
}

interface Props {
  readonly span: HoursPaneInput;
  readonly actions: UseAppointmentActionsResult;
  /** Shows an appointment that lies in the blocked time. */
  readonly onShow: (appointment: Appointment) => void;
  readonly onClose: () => void;
}

/** The pane beside the day that blocks or opens a time of a calendar, or changes a closure. */
export function HoursPane({ span, actions, onShow, onClose }: Props) {
  const { hours } = useProPhrases("calendarActions");
  const [{ inside, closed }, setBlocked] = useState<Blocked>({ inside: [], closed: [] });
  const heading = span.closure ? span.closure.label || hours.blockedTime : hours[span.what];
  return (
    <SidePane heading={heading} part={inside.length > 0 ? "inside" : ""} onClose={onClose}>
      {inside.length > 0 ? (
        <AppointmentsInClosure
          booked={inside}
          closed={closed}
          actions={actions}
          onShow={onShow}
          onMoved={onClose}
        />
      ) : (
        <HoursForm
          span={span}
          actions={actions}
          onDone={(done) => (done.inside.length > 0 ? setBlocked(done) : onClose())}
        />
      )}
    </SidePane>
  );
}

type FormProps = Pick<Props, "span" | "actions"> & {
  readonly onDone: (done: Blocked) => void;
};

interface Blocked {
  /** The appointments in the time that was blocked. */
  readonly inside: readonly Appointment[];
  /** The calendars on which it was blocked. */
  readonly closed: readonly number[];
}

const MIDNIGHT = "00:00";

function HoursForm({ span, actions, onDone }: FormProps) {
  const { hours, calendar, save } = useProPhrases("calendarActions");
  const { block, change, unblock, open } = useHoursActions(actions);
  const places = useManagedPlaces();
  const { closure } = span;
  const isOpening = span.what === "open";
  const [calendarId, setCalendar] = useState(span.calendarId);
  /** The calendars of a new closure. */
  const [blocked, setBlocked] = useState<readonly number[]>([span.calendarId]);
  const isForSeveral = !isOpening && !closure && places.length > 1;
  const [typed, setTyped] = useState(() => toFields(span));
  const [until, setUntil] = useState("");
  const set = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next });
  const ends = toEnds(typed, isOpening);
  const isAnywhere = !isForSeveral || blocked.length > 0;
  const isReady = ends.start < ends.end && isAnywhere;
  const saving = useSingleFlightMutation({
    mutationFn: async () => {
      const { label } = typed;
      if (isOpening) {
        await open(calendarId, { date: typed.day, from: typed.from, to: ends.end.slice(11) });
        return [];
      }
      if (!closure)
        return block(isForSeveral ? blocked : [calendarId], { ...ends, label }, until === "" ? null : until);
      return change(calendarId, closure, { ...ends, ...(label !== closure.label && { label }) });
    },
    onSuccess: (inside) => onDone({ inside, closed: isForSeveral ? blocked : [calendarId] }),
  });
  const removing = useSingleFlightMutation({
    mutationFn: (isWhole: boolean) => unblock(calendarId, closure!, isWhole),
    onSuccess: () => onDone({ inside: [], closed: [] }),
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) saving.mutate();
      }}
    >
      {isForSeveral ? (
        <PlacesField places={places} chosen={blocked} onChange={setBlocked} />
      ) : (
        <CalendarSelect
          id="hours-calendar"
          label={calendar}
          calendars={places}
          value={calendarId}
          isDisabled={closure !== null}
          onChange={setCalendar}
        />
      )}
      <SpanFields typed={typed} isOpening={isOpening} set={set} />
      {!isOpening && !closure && (
        <TextField
          label={hours.weekly}
          type="date"
          min={typed.day}
          max={addDays(typed.day || span.start.slice(0, 10), 365)}
          value={until}
          onChange={setUntil}
        />
      )}
      {isOpening && <Openings calendarId={calendarId} day={typed.day} actions={actions} />}
      <FormFooter
        notice={
          <CallFailure
            failure={saving.isPending || removing.isPending ? null : (saving.error ?? removing.error)}
          />
        }
      >
        <Button type="submit" look="main" aria-disabled={!isReady} isBusy={saving.isPending}>
          {closure ? save : hours[span.what]}
        </Button>
        {ends.start >= ends.end && <p className={styles.quiet}>{hours.endsBefore}</p>}
        {closure && (
          <Button isBusy={removing.isPending} onClick={() => removing.mutate(false)}>
            {hours.unblock}
          </Button>
        )}
        {closure?.series !== undefined && (
          <Button isBusy={removing.isPending} onClick={() => removing.mutate(true)}>
            {hours.unblockAll}
          </Button>
        )}
      </FormFooter>
    </form>
  );
}

interface SpanProps {
  readonly typed: Fields;
  /** An opening is within one day and has no label. */
  readonly isOpening: boolean;
  readonly set: (next: Partial<Fields>) => void;
}

/** The label, the days and the times of a closure or an opening. */
function SpanFields({ typed, isOpening, set }: SpanProps) {
  const { hours, day, time } = useProPhrases("calendarActions");
  const input = (name: "day" | "lastDay" | "label", label: string, type: string) => (
    <TextField
      id={`hours-${name}`}
      label={label}
      type={type}
      required={name !== "label"}
      maxLength={name === "label" ? 255 : undefined}
      value={typed[name]}
      onChange={(value) =>
        // The last day follows the first as long as both are the same.
        set({ [name]: value, ...(name === "day" && typed.lastDay === typed.day && { lastDay: value }) })
      }
    />
  );
  const timeInput = (name: "from" | "to", label: string) => (
    <LabelledTimeField
      id={`hours-${name}`}
      label={label}
      value={typed[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <>
      {!isOpening && input("label", hours.label, "text")}
      {!isOpening && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.isWhole}
            onChange={({ target }) => set({ isWhole: target.checked })}
          />
          {hours.wholeDays}
        </label>
      )}
      <div className={styles.row}>
        {input("day", day, "date")}
        {!typed.isWhole && timeInput("from", time)}
      </div>
      <div className={styles.row}>
        {!isOpening && input("lastDay", hours.lastDay, "date")}
        {!typed.isWhole && timeInput("to", hours.until)}
      </div>
    </>
  );
}

interface OpeningsProps extends Pick<Props, "actions"> {
  readonly calendarId: number;
  readonly day: Day;
}

/** Lists the extra openings of that day, so that they can be deleted. */
function Openings({ calendarId, day, actions }: OpeningsProps) {
  const { hours } = useProPhrases("calendarActions");
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { shut } = useHoursActions(actions);
  const { data = [] } = useQuery({
    queryKey: ["opening-hours", group.id, day, 1],
    queryFn: ({ signal }) => listOpeningHours(group.id, { start: day, nDays: 1 }, signal),
    enabled: day !== "",
  });
  const shutting = useSingleFlightMutation({
    mutationFn: (opening: NewOpening) => shut(calendarId, opening),
  });
  const openings = data.find((one) => one.calendar_id === calendarId)?.openings ?? [];
  return (
    <>
      {openings.map((one) => (
        <Button
          key={`${one.from} ${one.to}`}
          isBusy={shutting.isPending}
          onClick={() => shutting.mutate(one)}
        >
          {hours.shutOne({ when: formatTimes(...toStartAndEnd(one), dateLocale) })}
        </Button>
      ))}
      <CallFailure failure={shutting.isPending ? null : shutting.error} />
    </>
  );
}

function toFields({ start, end, closure }: HoursPaneInput) {
  const isWhole = start.endsWith(MIDNIGHT) && end.endsWith(MIDNIGHT) && closure !== null;
  return {
    label: closure?.label ?? "",
    isWhole,
    day: start.slice(0, 10),
    from: start.slice(11),
    lastDay: isWhole ? addDays(end.slice(0, 10), -1) : end.slice(0, 10),
    to: end.slice(11),
  };
}

type Fields = ReturnType<typeof toFields>;

/** Returns the start and the end; both are empty while a required field is empty. */
function toEnds({ isWhole, day, from, lastDay, to }: Fields, isOpening: boolean) {
  const isHalf = day === "" || lastDay === "" || (!isWhole && (from === "" || to === ""));
  if (isHalf) return { start: "", end: "" };
  if (isOpening) return { start: `${day} ${from}`, end: `${day} ${to === MIDNIGHT ? "24:00" : to}` };
  return isWhole
    ? { start: `${day} ${MIDNIGHT}`, end: `${addDays(lastDay, 1)} ${MIDNIGHT}` }
    : { start: `${day} ${from}`, end: `${lastDay} ${to}` };
}
