import {
  EMPTY_TIMETABLE,
  isTimeRange,
  type TimeRange,
  type Timetable,
  toTimetables,
  toWeeklyRules,
  type WeeklyRule,
} from "@rendezvous/domain/availability/hours/timetables";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { Copy, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { type ControlProps, FlagControl, DayControl } from "../fields/controls.tsx";
import { DrawnWeek } from "./drawn-week.tsx";
import styles from "./hours.module.css";
import { ReferencesField } from "../fields/reference-fields.tsx";
import { TimeInput } from "./time-input.tsx";

const WORKDAYS = 5;
/** The first range of a day without hours, and the length of further ranges in hours. */
const MORNING: TimeRange = { from: "09:00", to: "12:00" };
const FURTHER_HOURS = 3;

/** The weekly opening hours: each day with its ranges, drawn beside it; hours of a season or of some services below. */
export function HoursField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isForAll = false,
}: ControlProps & {
  /** The form does not allow hours of single services. */
  isForAll?: boolean;
}) {
  const words = useManageFieldsPhrases().hours;
  const other = isForAll ? words.otherSeason : words.other;
  const rules = (value ?? []) as readonly WeeklyRule[];
  const [edited, setEdited] = useState(() => toTimetables(rules));
  // A value from outside, such as another person's change, replaces the edited one.
  const isOwn = JSON.stringify(toWeeklyRules(edited)) === JSON.stringify(value);
  const tables = isOwn ? edited : toTimetables(rules);
  const put = (next: Timetable[]) => {
    setEdited(next);
    onChange(toWeeklyRules(next));
  };
  const add = () => {
    put([...tables, { ...EMPTY_TIMETABLE, days: tables[0]?.days ?? [] }]);
    // It comes above the button, with a week of fields between.
    requestAnimationFrame(() => document.getElementById(`${id}-${tables.length}-valid_from`)?.focus());
  };
  return (
    <div className={styles.hours}>
      {tables.map((table, index) => (
        <TimetableFields
          // oxlint-disable-next-line react/no-array-index-key -- a timetable is nothing but its place
          key={index}
          id={`${id}-${index}`}
          label={index === 0 ? label : other}
          table={table}
          isUsual={index === 0}
          isForAll={isForAll}
          onChange={(changed) => put(tables.map((one, place) => (place === index ? changed : one)))}
          onRemove={() => put(tables.filter((_, place) => place !== index))}
        />
      ))}
      <div>
        <Button onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {other}
        </Button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface TimetableProps {
  id: string;
  label: string;
  table: Timetable;
  isUsual: boolean;
  isForAll: boolean;
  onChange: (table: Timetable) => void;
  onRemove: () => void;
}

function TimetableFields({ id, label, table, isUsual, isForAll, onChange, onRemove }: TimetableProps) {
  const phrases = useManagePhrases();
  const { hours: words, fields, faults } = useManageFieldsPhrases();
  const dateLocale = useDateLocale();
  const names = table.days.map((_, index) => upperFirst(formatWeekday(index, dateLocale), dateLocale));
  const putDay = (day: number, ranges: readonly TimeRange[]) =>
    onChange({ ...table, days: table.days.map((one, index) => (index === day ? ranges : one)) });
  const copy = (from: number, to: readonly number[]) => {
    const ranges = table.days[from] ?? [];
    onChange({ ...table, days: table.days.map((one, index) => (to.includes(index) ? ranges : one)) });
    announce(words.copied({ day: names[from] ?? "" }));
  };
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      {!isUsual && (
        <>
          <div className={styles.validity}>
            {(["valid_from", "valid_until"] as const).map((name) => (
              <DayControl
                key={name}
                id={`${id}-${name}`}
                label={fields[name]}
                hint=""
                error={null}
                value={table[name]}
                onChange={(day) => onChange({ ...table, [name]: day })}
              />
            ))}
          </div>
          {(table.valid_from ?? table.valid_until) !== null && (
            <FlagControl
              id={`${id}-adds`}
              label={words.adds}
              hint={words.replaces}
              error={null}
              value={table.adds_to_week}
              onChange={(adds) => onChange({ ...table, adds_to_week: adds === true })}
            />
          )}
          {!isForAll && (
            <ReferencesField
              id={`${id}-services`}
              label={fields.interventions}
              hint=""
              error={null}
              value={table.interventions}
              onChange={(services) => onChange({ ...table, interventions: services as number[] })}
              kind="interventions"
            />
          )}
        </>
      )}
      <ul className={styles.days}>
        {table.days.map((ranges, day) => {
          const name = names[day] ?? "";
          return (
            <li key={name} className={styles.day}>
              <span className={styles.name}>{name}</span>
              <div className={styles.ranges}>
                {ranges.length === 0 && <span className={styles.closed}>{words.closed}</span>}
                {ranges.map((range, index) => {
                  const isFaulty = !isTimeRange(range);
                  const faultId = `${id}-${day}-${index}-fault`;
                  const put = (changed: Partial<TimeRange>) =>
                    putDay(
                      day,
                      ranges.map((one, place) => (place === index ? { ...one, ...changed } : one)),
                    );
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- a range is nothing but its place
                    <div key={index} className={styles.range}>
                      <TimeInput
                        label={words.from({ day: name })}
                        value={range.from}
                        describedBy={isFaulty ? faultId : undefined}
                        onChange={(from) => put({ from })}
                      />
                      <span aria-hidden="true">–</span>
                      <TimeInput
                        label={words.to({ day: name })}
                        value={range.to}
                        isEnd
                        describedBy={isFaulty ? faultId : undefined}
                        onChange={(to) => put({ to })}
                      />
                      <Button
                        look="plain"
                        aria-label={words.remove({ day: name, from: range.from, to: range.to })}
                        title={phrases.remove}
                        onClick={() =>
                          putDay(
                            day,
                            ranges.filter((_, place) => place !== index),
                          )
                        }
                      >
                        <Trash2 size={16} aria-hidden="true" />
                      </Button>
                      {isFaulty && (
                        <p id={faultId} className={field.error}>
                          {faults.not_later}
                        </p>
                      )}
                    </div>
                  );
                })}
              </div>
              <div className={styles.actions}>
                <Button
                  look="plain"
                  aria-label={words.addOn({ day: name })}
                  title={words.addOn({ day: name })}
                  onClick={() => putDay(day, [...ranges, nextRange(ranges)])}
                >
                  <Plus size={18} aria-hidden="true" />
                </Button>
                <PopoverButton
                  className={buttonClass("plain")}
                  aria-label={words.copy({ day: name })}
                  title={words.copy({ day: name })}
                  popoverLabel={words.copy({ day: name })}
                  renderContent={(close) => (
                    <div className={styles.menu}>
                      <p className={styles.closed}>{words.copy({ day: name })}</p>
                      <Button
                        look="plain"
                        onClick={() => {
                          copy(
                            day,
                            names.slice(0, WORKDAYS).map((_, index) => index),
                          );
                          close();
                        }}
                      >
                        {words.workdays}
                      </Button>
                      {names.map(
                        (other, to) =>
                          to !== day && (
                            <Button
                              key={other}
                              look="plain"
                              onClick={() => {
                                copy(day, [to]);
                                close();
                              }}
                            >
                              {other}
                            </Button>
                          ),
                      )}
                    </div>
                  )}
                >
                  <Copy size={16} aria-hidden="true" />
                </PopoverButton>
              </div>
            </li>
          );
        })}
      </ul>
      <DrawnWeek days={table.days} onChange={(days) => onChange({ ...table, days })} />
      {!isUsual && (
        <div>
          <Button onClick={onRemove}>{words.removeOther}</Button>
        </div>
      )}
    </fieldset>
  );
}

function at(hour: number): string {
  return `${String(Math.min(24, hour)).padStart(2, "0")}:00`;
}

/** Returns a range after the last one of the day, within the day. */
function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const last = ranges.at(-1);
  if (last === undefined) return MORNING;
  const hour = Number(last.to.slice(0, 2)) || 0;
  return hour >= 23 ? MORNING : { from: at(hour + 1), to: at(hour + 1 + FURTHER_HOURS) };
}
