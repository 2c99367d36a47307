/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see day-grid.tsx */
import type { DayBlock } from "@rendezvous/domain/day/day-columns";
import { formatTime } from "@rendezvous/phrases/format-date";
import { type CSSProperties, memo } from "react";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import styles from "./grid-block.module.css";
import { type CalendarEvent, isCancelled } from "./day-event.ts";
import { AppointmentIcons, COLOUR_LABELS } from "./appointment-icons.tsx";

interface Props extends Omit<DayBlock<CalendarEvent>, "event"> {
  readonly event: CalendarEvent;
  /** The instant at the upper edge of the column. */
  readonly top: number;
  readonly isLinked: boolean;
  /** The end of the line that leads down to the next appointment of the same booking; null without one. */
  readonly joinedUntil: number | null;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  /** True while the appointment is being moved to another place. */
  readonly isLeaving: boolean;
  /** True: dragging the lower edge changes the length. */
  readonly hasEdge: boolean;
}

/** Blocks shorter than this, in minutes, have room for one line only. */
const TWO_LINES = 20;
/** Spreads the colours of services over the colour wheel; the name is always shown too. */
const HUE_STEP = 137.5;

/** An appointment in a column, its buffers hatched above and below. Memoised, so that a change redraws only this block. */
export const GridBlock = memo(function GridBlock(props: Props) {
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
  const state = COLOUR_LABELS[appointment.state] ?? COLOUR_LABELS[0];
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
        <AppointmentIcons appointment={appointment} isLinked={props.isLinked} />
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
