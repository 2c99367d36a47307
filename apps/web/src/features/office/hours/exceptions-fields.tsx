import type { Fault } from "@rendezvous/contract/ground/fault";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { addDays } from "@rendezvous/domain/time/days";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import {
  useHoursPhrases,
  useManageFieldsPhrases,
  useManagePhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { type ControlProps, FlagControl, DayControl } from "../fields/controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import styles from "./hours.module.css";
import { LocalizedField } from "../fields/localized-field.tsx";
import { ReferencesField } from "../fields/reference-fields.tsx";
import { TimeInput } from "./time-input.tsx";

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
  id: string;
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
  const { id, label, add, all, month, daysOf, isFaulty, seriesOf, fresh, onChange, render } = props;
  const phrases = useManagePhrases();
  const words = useHoursPhrases();
  const today = useToday();
  const [made, setMade] = useState<number | null>(null);
  const isShown = (one: One, index: number) => {
    const [first, last] = daysOf(one);
    return (first.slice(0, 7) <= month && last.slice(0, 7) >= month) || index === made || isFaulty(index);
  };
  const item = (one: One, index: number) => (
    // oxlint-disable-next-line react/no-array-index-key -- an exception is nothing but its place
    <li key={index} className={styles.exception}>
      {render(one, index, (changed) => onChange(all.map((other, at) => (at === index ? changed : other))))}
      {seriesOf?.(one) !== undefined && <p className={styles.closed}>{words.weekly}</p>}
      <div className={styles.range}>
        <Button
          look="plain"
          onClick={() => {
            onChange(all.filter((_, at) => at !== index));
            setMade(null);
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
              setMade(null);
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
    <fieldset id={id} className={field.field}>
      <legend className={field.label}>{label}</legend>
      <ul className={styles.exceptions}>
        {all.flatMap((one, index) => (isShown(one, index) ? [item(one, index)] : []))}
      </ul>
      <div>
        <Button
          onClick={() => {
            setMade(all.length);
            // Added in the shown month, so that it is visible.
            onChange([...all, fresh(today.startsWith(month) ? today : `${month}-01`)]);
          }}
        >
          <Plus size={18} aria-hidden="true" />
          {add}
        </Button>
      </div>
    </fieldset>
  );
}

/** Returns the end of a closure: midnight is the beginning of the next day. */
function toEnd(day: string, time: string): string {
  return time === "24:00" && day !== "" ? `${addDays(day, 1)} 00:00` : `${day} ${time}`;
}

/** Days and times at which nothing can be booked, whatever the other hours are. */
export function ClosuresField({ id, label, value, onChange, faults, month }: Props) {
  const { hours: words, fields, faults: texts } = useManageFieldsPhrases();
  return (
    <ExceptionList<Closure>
      id={id}
      label={label}
      add={words.addClosure}
      all={(value ?? []) as readonly Closure[]}
      month={month}
      // An end at midnight belongs to the previous day.
      daysOf={({ start, end }) => [start, end.slice(8) === "01 00:00" ? addDays(end.slice(0, 10), -1) : end]}
      isFaulty={(index) => faultsAt(faults, `closures[${index}]`).length > 0}
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
        const [fault] = faultsAt(faults, `closures[${index}]`);
        return (
          <>
            <div className={styles.validity}>
              <DayControl
                id={`${itemId}-first`}
                label={fields.valid_from}
                hint=""
                error={null}
                value={startDay}
                onChange={(day) => put({ ...closure, start: `${day ?? ""} ${startTime}` })}
              />
              <DayControl
                id={`${itemId}-last`}
                label={fields.valid_until}
                hint=""
                error={fault === undefined ? null : faultText(texts, fault, null)}
                value={lastDay}
                onChange={(day) => put({ ...closure, end: toEnd(day ?? "", lastTime) })}
              />
            </div>
            <FlagControl
              id={`${itemId}-whole`}
              label={words.wholeDays}
              hint=""
              error={null}
              value={isWhole}
              onChange={(whole) =>
                put({
                  ...closure,
                  start: `${startDay} ${whole === true ? "00:00" : "09:00"}`,
                  end: toEnd(lastDay, whole === true ? "24:00" : "12:00"),
                })
              }
            />
            {!isWhole && (
              <div className={styles.range}>
                <TimeInput
                  label={fields.from}
                  value={startTime}
                  onChange={(time) => put({ ...closure, start: `${startDay} ${time}` })}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  label={fields.to}
                  value={lastTime}
                  isEnd
                  onChange={(time) => put({ ...closure, end: toEnd(lastDay, time) })}
                />
              </div>
            )}
            <LocalizedField
              id={`${itemId}-label`}
              label={words.reason}
              hint=""
              error={null}
              value={closure.label}
              onChange={(text) => put({ ...closure, label: text })}
              isLong={false}
            />
          </>
        );
      }}
    />
  );
}

/** Extra hours on one day besides the weekly ones; they open a public holiday too. */
export function OpeningsField({ id, label, value, onChange, faults, month }: Props) {
  const { hours: words, fields, faults: texts } = useManageFieldsPhrases();
  return (
    <ExceptionList<Opening>
      id={id}
      label={label}
      add={words.addOpening}
      all={(value ?? []) as readonly Opening[]}
      month={month}
      daysOf={({ date }) => [date, date]}
      isFaulty={(index) => faultsAt(faults, `openings[${index}]`).length > 0}
      fresh={(today) => ({ date: today, from: "09:00", to: "12:00", interventions: [] })}
      onChange={onChange}
      render={(opening, index, put) => {
        const itemId = `${id}-${index}`;
        const [fault] = faultsAt(faults, `openings[${index}]`);
        const faultId = fault === undefined ? undefined : `${itemId}-fault`;
        return (
          <>
            <div className={styles.validity}>
              <DayControl
                id={`${itemId}-day`}
                label={words.day}
                hint=""
                error={null}
                value={opening.date}
                onChange={(day) => put({ ...opening, date: day ?? "" })}
              />
              <div className={styles.range}>
                <TimeInput
                  label={fields.from}
                  value={opening.from}
                  describedBy={faultId}
                  onChange={(from) => put({ ...opening, from })}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  label={fields.to}
                  value={opening.to}
                  isEnd
                  describedBy={faultId}
                  onChange={(to) => put({ ...opening, to })}
                />
              </div>
            </div>
            {fault && (
              <p id={faultId} className={field.error}>
                {faultText(texts, fault, null)}
              </p>
            )}
            <details open={opening.interventions.length > 0}>
              <summary>{words.forServices}</summary>
              <ReferencesField
                id={`${itemId}-services`}
                label={fields.interventions}
                hint=""
                error={null}
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
