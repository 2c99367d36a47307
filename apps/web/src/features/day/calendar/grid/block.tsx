/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see day-grid.tsx */
import type { DayBlock } from "@rendezvous/domain/day/day-columns";
import { formatTime } from "@rendezvous/phrases/format-date";
import { type CSSProperties, memo } from "react";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import styles from "./block.module.css";
import { type CalendarEvent, isCancelled } from "./day-event.ts";
import { Marks, STATES } from "./marks.tsx";

interface Props extends Omit<DayBlock<CalendarEvent>, "event"> {
  readonly event: CalendarEvent;
  /** Where the column begins. */
  readonly top: number;
  readonly isLinked: boolean;
  /** Until when a line leads down to what was booked with it; null without. */
  readonly joinedUntil: number | null;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  /** It is on its way elsewhere. */
  readonly isLeaving: boolean;
  /** It can be made longer by its lower edge. */
  readonly hasEdge: boolean;
}

/** Below so many minutes there is room for one line only. */
const TWO_LINES = 20;
/** Colours of services, told apart by their place on the wheel; the name always stands beside. */
const HUE_STEP = 137.5;

/** An appointment in a column, its buffers hatched above and below. Redrawn alone when it changes. */
export const Block = memo(function Block(props: Props) {
  const { event, from, until, takenFrom, takenUntil, lane, lanes, top, joinedUntil } = props;
  const { appointment } = event;
  const { firstname, lastname } = appointment.fiche;
  const dateLocale = useDateLocale();
  const place: CSSProperties & Record<`--${string}`, number> = {
    "--from": takenFrom - top,
    "--length": takenUntil - takenFrom,
    "--before": from - takenFrom,
    "--after": takenUntil - until,
    "--lane": lane,
    "--lanes": lanes,
    "--hue-of-service": (appointment.intervention_id * HUE_STEP) % 360,
  };
  if (joinedUntil !== null) place["--joined"] = joinedUntil - takenUntil;
  const state = STATES[appointment.state] ?? STATES[0];
  return (
    <div
      role="gridcell"
      className={styles.taken}
      style={place}
      data-event={event.id}
      data-chosen={props.isChosen || undefined}
      data-alone={lanes === 1 || undefined}
      data-leaving={props.isLeaving || undefined}
      data-cancelled={isCancelled(event) || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
    >
      <div
        className={styles.block}
        data-state={state.name}
        data-short={until - from < TWO_LINES || undefined}
        data-cut-before={props.isFromBefore || undefined}
        data-cut-after={props.isGoingOn || undefined}
      >
        <span className={styles.name}>
          {lastname || firstname || "–"}{" "}
          {lastname && firstname && <span className={styles.first}>{firstname}</span>}
        </span>
        <Marks appointment={appointment} isLinked={props.isLinked} />
        <span className={styles.rest}>
          {formatTime(appointment.start, dateLocale)}
          <span className={styles.end}>–{formatTime(appointment.end, dateLocale)}</span>{" "}
          {appointment.intervention_name}
        </span>
        {props.hasEdge && <span className={styles.edge} data-edge aria-hidden="true" />}
      </div>
      {joinedUntil !== null && <span className={styles.joined} aria-hidden="true" />}
    </div>
  );
});
