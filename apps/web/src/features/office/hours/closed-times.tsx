import { isTimeRange, type TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import type { Closure } from "@rendezvous/domain/availability/model";
import { weeklyClosures } from "@rendezvous/domain/availability/hours/weekly-closures";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { addDays, daysBetween } from "@rendezvous/domain/time/days";
import type { Day } from "@rendezvous/domain/time/instant";
import { createKey } from "../../../lib/create-key.ts";
import { useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../ground/form/field.module.css";
import { FlagControl } from "../fields/controls.tsx";
import styles from "./hours.module.css";
import type { DaySpan } from "./month-grid.tsx";
import { TimeInput } from "./time-input.tsx";

export interface NamedClosure extends Closure {
  readonly label: LocalizedText;
}

/** `times` null: whole days; with `until`, repeated every week until that day. */
export interface ClosureRequest {
  readonly times: TimeRange | null;
  readonly reason: LocalizedText;
  readonly until: Day | null;
}

export const MORNING: TimeRange = { from: "09:00", to: "12:00" };

/** Returns one closure for whole days, and one for each day with times; weekly closures form one series. */
export function closuresOf(
  { times, reason, until }: ClosureRequest,
  { first, last }: DaySpan,
): NamedClosure[] {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  const once: NamedClosure[] =
    times === null
      ? [{ start: `${first} 00:00`, end: `${addDays(last, 1)} 00:00`, label: reason }]
      : days.map((day) => ({ ...toClosure(day, times), label: reason }));
  if (until === null) return once;
  const series = createKey();
  return once.flatMap((closure) => weeklyClosures({ ...closure, series }, until));
}

function toClosure(day: Day, { from, to }: TimeRange): Closure {
  return { start: `${day} ${from}`, end: to === "24:00" ? `${addDays(day, 1)} 00:00` : `${day} ${to}` };
}

interface Props {
  readonly id: string;
  /** null: whole days. */
  readonly times: TimeRange | null;
  readonly onChange: (times: TimeRange | null) => void;
}

/** Whether whole days are closed, or times of each day. */
export function ClosedTimes({ id, times, onChange }: Props) {
  const { hours, faults } = useManageFieldsPhrases();
  return (
    <>
      <FlagControl
        id={`${id}-whole`}
        label={hours.wholeDays}
        hint=""
        error={null}
        value={times === null}
        onChange={(isWhole) => onChange(isWhole === true ? null : MORNING)}
      />
      {times && <TimeRangeInput id={id} range={times} onChange={onChange} />}
      {times && !isTimeRange(times) && (
        <p id={`${id}-fault`} className={field.error}>
          {faults.not_later}
        </p>
      )}
    </>
  );
}

interface RangeProps {
  /** The element `{id}-fault` shows the fault. */
  readonly id: string;
  readonly range: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** The start and the end of a range of times. */
export function TimeRangeInput({ id, range, onChange }: RangeProps) {
  const { fields } = useManageFieldsPhrases();
  const describedBy = isTimeRange(range) ? undefined : `${id}-fault`;
  return (
    <div className={styles.range}>
      <TimeInput
        label={fields.from}
        value={range.from}
        describedBy={describedBy}
        onChange={(from) => onChange({ ...range, from })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={fields.to}
        value={range.to}
        isEnd
        describedBy={describedBy}
        onChange={(to) => onChange({ ...range, to })}
      />
    </div>
  );
}
