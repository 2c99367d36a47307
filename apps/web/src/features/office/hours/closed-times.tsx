import { isTimeRange, type TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import type { Closure } from "@rendezvous/domain/availability/model";
import { weeklyClosures } from "@rendezvous/domain/availability/hours/weekly-closures";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { type Day, addDays, daysBetween } from "@rendezvous/domain/time/instant";
import { createKey } from "../../../lib/create-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import type { DaySpan } from "./month-grid.tsx";
import { TimeRangeInput } from "./time-range-input.tsx";

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

/** Returns one closure for whole days, or one closure per day when times are given; weekly closures form one series. */
export function toClosures(
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
  /** null: whole days. */
  readonly times: TimeRange | null;
  readonly onChange: (times: TimeRange | null) => void;
}

/** Whether whole days are closed, or times of each day. */
export function ClosuresWithAppointments({ times, onChange }: Props) {
  const { hours, faults } = useProPhrases("manageFields");
  return (
    <>
      <CheckBox
        label={hours.wholeDays}
        isChecked={times === null}
        onChange={(isWhole) => onChange(isWhole ? null : MORNING)}
      />
      {times && (
        <TimeRangeInput
          range={times}
          error={isTimeRange(times) ? null : faults.not_later}
          onChange={onChange}
        />
      )}
    </>
  );
}
