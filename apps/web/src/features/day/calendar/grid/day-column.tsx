/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see day-grid.tsx */
import { minuteOf } from "@rendezvous/domain/time/instant";
import { type CSSProperties, memo } from "react";
import { useNow } from "../../../../lib/use-now.ts";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { GridBlock } from "./grid-block.tsx";
import styles from "./day-grid.module.css";
import type { CalendarEvent } from "./day-event.ts";
import type { GridColumn } from "./grid-columns.ts";

export const NOW_LINE_EVERY_MS = 30_000;

/** Shows the place to which an appointment would move. */
export interface MoveGhost {
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

interface Props {
  readonly column: GridColumn;
  /** The number of appointments in the columns on either side. */
  readonly before: number;
  readonly after: number;
  /** How many minutes of the day the column shows. */
  readonly minutes: number;
  readonly next: ReadonlyMap<number, number>;
  readonly linked: ReadonlySet<number>;
  /** The appointment that Tab reaches, the one whose details are shown, and the one that is being moved. */
  readonly tabStop: number | null;
  readonly chosen: number | null;
  readonly leaving: number | null;
  readonly ghost: MoveGhost | null;
  readonly mayStretch: (event: CalendarEvent) => boolean;
  /** The professional may change its closures. */
  readonly isManaged: boolean;
}

/** An ARIA row of the grid, drawn as a column. Memoised, so that a change redraws only this column. */
export const DayColumn = memo(function DayColumn(props: Props) {
  const {
    column,
    before,
    after,
    minutes,
    next,
    linked,
    tabStop,
    chosen,
    leaving,
    ghost,
    mayStretch,
    isManaged,
  } = props;
  const { top, blocks, axis } = column;
  const phrases = useProPhrases("calendar");
  return (
    <div role="row" className={styles.column} data-column={column.key}>
      <div
        role="rowheader"
        className={styles.head}
        data-before={before || undefined}
        data-after={after || undefined}
      >
        <span className={styles.name}>{column.name}</span>
        {column.feasts.map((name) => (
          <span key={name} className={styles.feast}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.body} data-body>
        {column.open.map((one) => (
          <div key={one.from} className={styles.open} style={toPlace(one, top)} aria-hidden="true" />
        ))}
        {axis.hours
          .filter(({ at }) => at > top && at < top + minutes)
          .map(({ at }) => (
            <div
              key={at}
              className={styles.line}
              style={{ "--from": at - top } as CSSProperties}
              aria-hidden="true"
            />
          ))}
        {column.closures.map((one, at) => (
          <div
            key={`${one.from} ${at}`}
            role="gridcell"
            className={one.classDate ? styles.class : styles.closure}
            style={toPlace(one, top)}
          >
            <button
              type="button"
              className={one.classDate ? styles.classDate : styles.closed}
              data-closure={at}
              disabled={!one.classDate && (!isManaged || one.isFixed)}
            >
              {one.label || phrases.closed}
            </button>
          </div>
        ))}
        {blocks.map(({ event, ...block }) => {
          const after = blocks.find((other) => other.event.id === next.get(event.id));
          return (
            <GridBlock
              key={event.id}
              {...block}
              event={event}
              top={top}
              isLinked={linked.has(event.id)}
              joinedUntil={after && after.takenFrom > block.takenUntil ? after.takenFrom : null}
              isTabStop={event.id === tabStop}
              isChosen={event.id === chosen}
              isLeaving={event.id === leaving}
              hasEdge={column.calendarId === event.calendarId && mayStretch(event)}
            />
          );
        })}
        {ghost && (
          <div
            key={`${ghost.from} ${ghost.until}`}
            ref={bringIntoView}
            className={styles.ghost}
            style={toPlace(ghost, top)}
            aria-hidden="true"
          >
            {ghost.text}
          </div>
        )}
        <NowLine top={top} minutes={minutes} />
      </div>
    </div>
  );
});

function toPlace({ from, until }: { from: number; until: number }, top: number): CSSProperties {
  return { "--from": from - top, "--length": until - from } as CSSProperties;
}

function bringIntoView(ghost: HTMLElement | null): void {
  ghost?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The line at the present time. A separate component, so that nothing else is redrawn as time passes. */
function NowLine({ top, minutes }: { top: number; minutes: number }) {
  const now = minuteOf(useNow(NOW_LINE_EVERY_MS));
  if (now < top || now >= top + minutes) return null;
  return <div className={styles.now} style={{ "--from": now - top } as CSSProperties} aria-hidden="true" />;
}
