import type { Fault } from "@rendezvous/contract/ground/fault";
import {
  clearExceptionsOfDay,
  openDayAt,
  openHolidayAsUsual,
} from "@rendezvous/domain/availability/hours/day-exceptions";
import type { Closure, Opening } from "@rendezvous/domain/availability/model";
import type { WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useOrganisationHours } from "./calendar-hours-field.tsx";
import { toClosures, type NamedClosure } from "./closed-times.tsx";
import { DaysForm, type DayHours } from "./days-form.tsx";
import { ClosuresField, OpeningsField, useToday } from "./exceptions-fields.tsx";
import field from "../../../components/fields/field.module.css";
import { faultsOfField } from "../../ground/form/fault-text.ts";
import { useHolidays } from "./holidays.ts";
import styles from "./hours.module.css";
import { type DayMark, type DaySpan, MonthGrid } from "./month-grid.tsx";

type NamedOpening = Opening & { readonly interventions: readonly number[] };

export interface ExceptionsProps {
  id: string;
  labels: { readonly holidays: string; readonly closures: string; readonly openings: string };
  closures: readonly NamedClosure[];
  openings: readonly NamedOpening[];
  /** null: the organisation's rules. */
  rules: readonly WeeklyRule[] | null;
  holidays: string;
  faults: readonly Fault[];
  set: (name: "closures" | "openings", value: unknown) => void;
}

/** All exceptions from the weekly hours on a month calendar: holidays, closures and other hours, of one day or of several. */
export function ExceptionsMonth({
  id,
  labels,
  closures,
  openings,
  rules,
  holidays,
  faults,
  set,
}: ExceptionsProps) {
  const words = useProPhrases("hours");
  const today = useToday();
  const organisation = useOrganisationHours();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [span, setSpan] = useState<DaySpan | null>(null);
  // Includes half a year before and after, because the chosen days may begin in one year and end in the next.
  const names = useHolidays(holidays, Number(month.slice(0, 4)));
  const weekly = rules ?? organisation;
  const marks = marksOf(month, closures, openings, names);

  function write(next: Exceptions): void {
    set("closures", next.closures);
    set("openings", next.openings);
    announce(words.applied);
  }
  return (
    <div className={styles.exceptions}>
      <MonthGrid month={month} today={today} span={span} marks={marks} onMonth={setMonth} onSpan={setSpan} />
      {/* Different hours on a day close the usual hours of that day, so the usual hours must be loaded first. */}
      {span && weekly !== undefined && (
        <DaysForm
          key={`${span.first} ${span.last}`}
          id={`${id}-days`}
          span={span}
          onApply={(target, days) => {
            write(exceptionsAfter({ closures, openings }, target, days, weekly, names));
            setSpan(null);
          }}
        />
      )}
      <h3 className={styles.inMonth}>{words.inMonth}</h3>
      {marks.size === 0 && <p className={styles.closed}>{words.nothing}</p>}
      <HolidaysOfMonth
        label={labels.holidays}
        holidays={[...names].filter(([day]) => day.startsWith(month))}
        openingsOn={(day) =>
          openings.some(({ date }) => date === day) ? [] : openHolidayAsUsual(weekly ?? [], day)
        }
        onOpen={(added) => write({ closures, openings: [...openings, ...added] })}
      />
      <ClosuresField
        id={`${id}-closures`}
        label={labels.closures}
        month={month}
        value={closures}
        onChange={(value) => set("closures", value)}
        faults={faultsOfField(faults, "closures")}
      />
      <OpeningsField
        id={`${id}-openings`}
        label={labels.openings}
        month={month}
        value={openings}
        onChange={(value) => set("openings", value)}
        faults={faultsOfField(faults, "openings")}
      />
    </div>
  );
}

interface Exceptions {
  readonly closures: readonly Closure[];
  readonly openings: readonly Opening[];
}

/** Returns the exceptions once the chosen days are as usual, closed, or open at other hours. */
function exceptionsAfter(
  before: { readonly closures: readonly NamedClosure[]; readonly openings: readonly NamedOpening[] },
  target: DayHours,
  { first, last }: DaySpan,
  rules: readonly WeeklyRule[],
  holidays: ReadonlyMap<Day, string>,
): Exceptions {
  if (target.kind === "closed")
    return { ...before, closures: [...before.closures, ...toClosures(target, { first, last })] };
  let next = before;
  for (let day = first; day <= last; day = addDays(day, 1))
    next =
      target.kind === "usual"
        ? clearExceptionsOfDay(next, day)
        : openDayAt(
            next,
            day,
            target.hours,
            { rules, isHoliday: holidays.has(day) },
            (opening) => ({ ...opening, interventions: [] }),
            (closure) => ({ ...closure, label: target.reason }),
          );
  return next;
}

interface HolidaysProps {
  label: string;
  holidays: readonly (readonly [day: Day, name: string])[];
  /** Returns the extra openings that turn the holiday into a usual day; empty if the day already has extra openings. */
  openingsOn: (day: Day) => readonly Opening[];
  onOpen: (openings: readonly Opening[]) => void;
}

/** The public holidays of the month, each with a button that opens the day at its usual hours. */
function HolidaysOfMonth({ label, holidays, openingsOn, onOpen }: HolidaysProps) {
  const { work } = useProPhrases("hours");
  const dateLocale = useDateLocale();
  const labelId = useId();
  if (holidays.length === 0) return null;
  return (
    <div>
      <p id={labelId} className={field.label}>
        {label}
      </p>
      <ul className={styles.holidays} aria-labelledby={labelId}>
        {holidays.map(([day, name]) => (
          <li key={day} className={styles.range}>
            <span>{`${upperFirst(formatDayWithYear(day, dateLocale), dateLocale)} · ${name}`}</span>
            {openingsOn(day).length > 0 && (
              <Button aria-label={`${work}, ${name}`} onClick={() => onOpen(openingsOn(day))}>
                {work}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the marks of each day of a month. */
function marksOf(
  month: string,
  closures: readonly NamedClosure[],
  openings: readonly NamedOpening[],
  names: ReadonlyMap<Day, string>,
): Map<Day, DayMark> {
  const marks = new Map<Day, DayMark>();
  const [first, after] = [`${month}-01`, addDays(`${month}-28`, 4).slice(0, 7)];
  for (const [day, holiday] of names) if (day.startsWith(month)) marks.set(day, { holiday });
  for (const { start, end, label } of closures) {
    if (end.slice(0, 10) < first || start.slice(0, 7) >= after) continue;
    for (
      let day = start.slice(0, 10) < first ? first : start.slice(0, 10);
      day.startsWith(month);
      day = addDays(day, 1)
    ) {
      if (`${day} 00:00` >= end) break;
      const isWhole = start <= `${day} 00:00` && end >= `${addDays(day, 1)} 00:00`;
      marks.set(day, {
        ...marks.get(day),
        ...(isWhole ? { isClosed: true } : { isOther: true }),
        reason: label,
      });
    }
  }
  for (const { date } of openings)
    if (date.startsWith(month)) marks.set(date, { ...marks.get(date), isOther: true });
  return marks;
}
