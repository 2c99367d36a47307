import type { Fault } from "@rendezvous/contract/ground/fault";
import { clearDay, openAt, workedHoliday } from "@rendezvous/domain/availability/hours/day-exceptions";
import type { Closure, Opening } from "@rendezvous/domain/availability/model";
import type { WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import { addDays, daysBetween } from "@rendezvous/domain/time/days";
import type { Day } from "@rendezvous/domain/time/instant";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useHoursPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useOrganisationHours } from "./calendar-hours-field.tsx";
import { closuresOf, type NamedClosure } from "./closed-times.tsx";
import { DaysForm, type DayHours } from "./days-form.tsx";
import { ClosuresField, OpeningsField, useToday } from "./exceptions-fields.tsx";
import field from "../../ground/form/field.module.css";
import { faultsAt } from "../../ground/form/fault-text.ts";
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
  const words = useHoursPhrases();
  const dateLocale = useDateLocale();
  const today = useToday();
  const organisation = useOrganisationHours();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [span, setSpan] = useState<DaySpan | null>(null);
  // Several chosen days may begin in one year and end in the next.
  const names = useHolidays(holidays, Number(month.slice(0, 4)));
  const weekly = rules ?? organisation;
  const isHoliday = (day: Day) => names.has(day);
  const marks = marksOf(month, closures, openings, names);
  const ofMonth = [...names].filter(([day]) => day.startsWith(month));

  function write(next: { closures: readonly Closure[]; openings: readonly Opening[] }): void {
    set("closures", next.closures);
    set("openings", next.openings);
    announce(words.applied);
  }
  function apply(target: DayHours, { first, last }: DaySpan): void {
    const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
    let next: { closures: readonly NamedClosure[]; openings: readonly NamedOpening[] } = {
      closures,
      openings,
    };
    if (target.kind === "usual") for (const day of days) next = clearDay(next, day);
    else if (target.kind === "other")
      for (const day of days)
        next = openAt(
          next,
          day,
          target.hours,
          { rules: weekly ?? [], isHoliday: isHoliday(day) },
          (opening) => ({ ...opening, interventions: [] }),
          (closure) => ({ ...closure, label: target.reason }),
        );
    else next = { ...next, closures: [...closures, ...closuresOf(target, { first, last })] };
    write(next);
    setSpan(null);
  }

  return (
    <div className={styles.exceptions}>
      <MonthGrid month={month} today={today} span={span} marks={marks} onMonth={setMonth} onSpan={setSpan} />
      {/* Other times on a day close its usual ones, so these have to be known. */}
      {span && weekly !== undefined && (
        <DaysForm key={`${span.first} ${span.last}`} id={`${id}-days`} span={span} onApply={apply} />
      )}
      <h3 className={styles.inMonth}>{words.inMonth}</h3>
      {marks.size === 0 && <p className={styles.closed}>{words.nothing}</p>}
      {ofMonth.length > 0 && (
        <div>
          <p id={`${id}-holidays`} className={field.label}>
            {labels.holidays}
          </p>
          <ul className={styles.holidays} aria-labelledby={`${id}-holidays`}>
            {ofMonth.map(([day, name]) => (
              <li key={day} className={styles.range}>
                <span>{`${upperFirst(formatDayWithYear(day, dateLocale), dateLocale)} · ${name}`}</span>
                {!openings.some(({ date }) => date === day) &&
                  workedHoliday(weekly ?? [], day).length > 0 && (
                    <Button
                      aria-label={`${words.work}, ${name}`}
                      onClick={() =>
                        write({ closures, openings: [...openings, ...workedHoliday(weekly ?? [], day)] })
                      }
                    >
                      {words.work}
                    </Button>
                  )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ClosuresField
        id={`${id}-closures`}
        label={labels.closures}
        hint=""
        error={null}
        month={month}
        value={closures}
        onChange={(value) => set("closures", value)}
        faults={faultsAt(faults, "closures")}
      />
      <OpeningsField
        id={`${id}-openings`}
        label={labels.openings}
        hint=""
        error={null}
        month={month}
        value={openings}
        onChange={(value) => set("openings", value)}
        faults={faultsAt(faults, "openings")}
      />
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
