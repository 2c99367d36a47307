import type { Fault } from "@rendezvous/contract/ground/fault";
import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { minuteOf, addDays } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type ControlProps, DayControl, useErrorAt } from "../fields/controls.tsx";
import { MORNING } from "./closed-times.tsx";
import styles from "./hours.module.css";
import { LocalizedField } from "../fields/localized-field.tsx";
import { ReferencesField } from "../fields/reference-fields.tsx";
import { TimeRangeInput } from "./time-range-input.tsx";

interface Closure {
  readonly start: string;
  readonly end: string;
  readonly label: unknown;
  readonly series?: string;
}

interface Opening {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly interventions: readonly number[];
}

type Props = ControlProps & {
  faults: readonly Fault[];
  /** The month whose exceptions are drawn; a group may have thousands in all. */
  month: string;
};

export function useToday(): string {
  const { group } = useLoadedGroup();
  return instantToWall(group.timezone, minuteOf(now())).day;
}

interface ListProps<One> {
  label: string;
  add: string;
  all: readonly One[];
  month: string;
  /** Returns the first and the last day of an exception. */
  daysOf: (one: One) => readonly [string, string];
  /** Whether the exception has a fault; it is then drawn in every month. */
  isFaulty: (index: number) => boolean;
  /** Returns the name of the exception's series, if it is part of one. */
  seriesOf?: (one: One) => string | undefined;
  fresh: (today: string) => One;
  onChange: (all: readonly One[]) => void;
  render: (one: One, index: number, put: (changed: One) => void) => ReactNode;
}

/** The list of a month's exceptions, with those that are just being added. */
function ExceptionList<One>(props: ListProps<One>) {
  const { label, add, all, month, daysOf, isFaulty, seriesOf, fresh, onChange, render } = props;
  const phrases = useProPhrases("manage");
  const words = useProPhrases("hours");
  const today = useToday();
  const [newIndex, setNewIndex] = useState<number | null>(null);
  const isShown = (one: One, index: number) => {
    const [first, last] = daysOf(one);
    return (first.slice(0, 7) <= month && last.slice(0, 7) >= month) || index === newIndex || isFaulty(index);
  };
  const item = (one: One, index: number) => (
    // oxlint-disable-next-line react/no-array-index-key -- an exception is nothing but its place
    <li key={index} className={styles.exception}>
      {render(one, index, (changed) => onChange(all.with(index, changed)))}
      {seriesOf?.(one) !== undefined && <p className={styles.closed}>{words.weekly}</p>}
      <div className={styles.range}>
        <Button
          look="plain"
          onClick={() => {
            onChange(all.filter((_, at) => at !== index));
            setNewIndex(null);
          }}
        >
          <Trash2 size={16} aria-hidden="true" />
          {phrases.remove}
        </Button>
        {seriesOf?.(one) !== undefined && (
          <Button
            look="plain"
            onClick={() => {
              onChange(all.filter((other) => seriesOf(other) !== seriesOf(one)));
              setNewIndex(null);
            }}
          >
            <Trash2 size={16} aria-hidden="true" />
            {words.removeSeries}
          </Button>
        )}
      </div>
    </li>
  );
  return (
    <Fieldset label={label}>
      <ul className={styles.exceptions}>
        {all.flatMap((one, index) => (isShown(one, index) ? [item(one, index)] : []))}
      </ul>
      <div>
        <Button
          onClick={() => {
            setNewIndex(all.length);
            // Added in the shown month, so that it is visible.
            onChange([...all, fresh(today.startsWith(month) ? today : `${month}-01`)]);
          }}
        >
          <Plus size={18} aria-hidden="true" />
          {add}
        </Button>
      </div>
    </Fieldset>
  );
}

/** Returns the end of a closure: midnight is the beginning of the next day. */
function toEnd(day: string, time: string): string {
  return time === "24:00" && day !== "" ? `${addDays(day, 1)} 00:00` : `${day} ${time}`;
}

const WHOLE_DAY: TimeRange = { from: "00:00", to: "24:00" };

/** Days and times at which nothing can be booked, whatever the other hours are. */
export function ClosuresField({ id, label, value, onChange, faults, month }: Props) {
  const { hours: words, fields } = useProPhrases("manageFields");
  const errorAt = useErrorAt(faults);
  return (
    <ExceptionList<Closure>
      label={label}
      add={words.addClosure}
      all={(value ?? []) as readonly Closure[]}
      month={month}
      // An end at midnight belongs to the previous day.
      daysOf={({ start, end }) => [start, end.slice(8) === "01 00:00" ? addDays(end.slice(0, 10), -1) : end]}
      isFaulty={(index) => errorAt(`closures[${index}]`) !== null}
      seriesOf={({ series }) => series}
      fresh={(today) => ({ start: `${today} 00:00`, end: `${addDays(today, 1)} 00:00`, label: "" })}
      onChange={onChange}
      render={(closure, index, put) => {
        const [startDay = "", startTime = ""] = closure.start.split(" ");
        const [endDay = "", endTime = ""] = closure.end.split(" ");
        const isWhole = startTime === "00:00" && endTime === "00:00";
        // An end at midnight belongs to the previous day.
        const lastDay = endTime === "00:00" && endDay !== "" ? addDays(endDay, -1) : endDay;
        const lastTime = endTime === "00:00" ? "24:00" : endTime;
        const itemId = `${id}-${index}`;
        const putTimes = ({ from, to }: TimeRange) =>
          put({ ...closure, start: `${startDay} ${from}`, end: toEnd(lastDay, to) });
        return (
          <>
            <div className={styles.validity}>
              <DayControl
                id={`${itemId}-first`}
                label={fields.valid_from}
                value={startDay}
                onChange={(day) => put({ ...closure, start: `${day ?? ""} ${startTime}` })}
              />
              <DayControl
                id={`${itemId}-last`}
                label={fields.valid_until}
                error={errorAt(`closures[${index}]`)}
                value={lastDay}
                onChange={(day) => put({ ...closure, end: toEnd(day ?? "", lastTime) })}
              />
            </div>
            <CheckBox
              label={words.wholeDays}
              isChecked={isWhole}
              onChange={(whole) => putTimes(whole ? WHOLE_DAY : MORNING)}
            />
            {!isWhole && <TimeRangeInput range={{ from: startTime, to: lastTime }} onChange={putTimes} />}
            <LocalizedField
              id={`${itemId}-label`}
              label={words.reason}
              value={closure.label}
              onChange={(text) => put({ ...closure, label: text })}
            />
          </>
        );
      }}
    />
  );
}

/** Extra hours on one day besides the weekly ones; they open a public holiday too. */
export function OpeningsField({ id, label, value, onChange, faults, month }: Props) {
  const { hours: words, fields } = useProPhrases("manageFields");
  const errorAt = useErrorAt(faults);
  return (
    <ExceptionList<Opening>
      label={label}
      add={words.addOpening}
      all={(value ?? []) as readonly Opening[]}
      month={month}
      daysOf={({ date }) => [date, date]}
      isFaulty={(index) => errorAt(`openings[${index}]`) !== null}
      fresh={(today) => ({ date: today, from: "09:00", to: "12:00", interventions: [] })}
      onChange={onChange}
      render={(opening, index, put) => {
        const itemId = `${id}-${index}`;
        return (
          <>
            <div className={styles.validity}>
              <DayControl
                id={`${itemId}-day`}
                label={words.day}
                value={opening.date}
                onChange={(day) => put({ ...opening, date: day ?? "" })}
              />
              <TimeRangeInput
                range={opening}
                error={errorAt(`openings[${index}]`)}
                onChange={(times) => put({ ...opening, ...times })}
              />
            </div>
            <details open={opening.interventions.length > 0}>
              <summary>{words.forServices}</summary>
              <ReferencesField
                id={`${itemId}-services`}
                label={fields.interventions}
                value={opening.interventions}
                onChange={(services) => put({ ...opening, interventions: services as number[] })}
                kind="interventions"
              />
            </details>
          </>
        );
      }}
    />
  );
}
