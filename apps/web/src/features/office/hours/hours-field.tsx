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
import { Copy, Plus } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { describedBy, FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import { type ControlProps, DayControl } from "../fields/controls.tsx";
import { DayRanges } from "./day-ranges.tsx";
import { DrawnWeek } from "./drawn-week.tsx";
import styles from "./hours.module.css";
import { ReferencesField } from "../fields/reference-fields.tsx";

const WORKDAYS = [0, 1, 2, 3, 4];
/** The usual first range of a day without hours, and the length of further ranges in hours. */
const MORNING: TimeRange = { from: "09:00", to: "12:00" };
const FURTHER_HOURS = 3;

/** Returns rules without services, as in the settings, as rules for every service. */
export function forEveryService(rules: unknown): WeeklyRule[] {
  return ((rules ?? []) as WeeklyRule[]).map((rule) => ({ ...rule, interventions: [] }));
}

/** Returns rules in the form in which no rule names services. */
export function withoutServices(rules: unknown): Omit<WeeklyRule, "interventions">[] {
  return (rules as WeeklyRule[]).map(({ interventions: _all, ...rule }) => rule);
}

/** The weekly opening hours: each day with its ranges, drawn beside it; hours of a season or of some services below. */
export function HoursField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isForAll = false,
  firstRange = MORNING,
}: ControlProps & {
  /** The form does not allow hours of single services. */
  isForAll?: boolean;
  /** The range that is added to a day without hours. */
  firstRange?: TimeRange;
}) {
  const words = useProPhrases("manageFields").hours;
  const other = isForAll ? words.otherSeason : words.other;
  const rules = (value ?? []) as readonly WeeklyRule[];
  const [edited, setEdited] = useState(() => toTimetables(rules));
  // A value that this field has not produced, such as another person's change, replaces the edited hours.
  const isOwn = JSON.stringify(toWeeklyRules(edited)) === JSON.stringify(value);
  const tables = isOwn ? edited : toTimetables(rules);
  const put = (next: Timetable[]) => {
    setEdited(next);
    onChange(toWeeklyRules(next));
  };
  const add = () => {
    put([...tables, { ...EMPTY_TIMETABLE, days: tables[0]?.days ?? [] }]);
    // The new timetable appears above the pressed button, so its first field takes the focus.
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
          firstRange={firstRange}
          describedBy={describedBy(id, hint, error)}
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
  firstRange: TimeRange;
  describedBy: string | undefined;
  onChange: (table: Timetable) => void;
  onRemove: () => void;
}

/** One timetable: its season and services, the fields of its days, and a drawing of its hours. */
function TimetableFields({
  id,
  label,
  table,
  isUsual,
  isForAll,
  firstRange,
  describedBy,
  onChange,
  onRemove,
}: TimetableProps) {
  const { hours: words, faults } = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const names = table.days.map((_, index) => upperFirst(formatWeekday(index, dateLocale), dateLocale));
  const copy = (from: number, to: readonly number[]) => {
    const ranges = table.days[from] ?? [];
    onChange({ ...table, days: table.days.map((one, index) => (to.includes(index) ? ranges : one)) });
    announce(words.copied({ day: names[from] ?? "" }));
  };
  return (
    <Fieldset label={label} aria-describedby={describedBy}>
      {!isUsual && <Validity id={id} table={table} isForAll={isForAll} onChange={onChange} />}
      <ul className={styles.days}>
        {table.days.map((ranges, day) => (
          <DayRanges
            key={names[day]}
            name={names[day] ?? ""}
            ranges={ranges}
            errorOf={(range) => (isTimeRange(range) ? null : faults.not_later)}
            next={nextRange(ranges, firstRange)}
            onChange={(changed) => onChange({ ...table, days: table.days.with(day, changed) })}
          >
            <CopyMenu names={names} day={day} onCopy={(days) => copy(day, days)} />
          </DayRanges>
        ))}
      </ul>
      <DrawnWeek days={table.days} onChange={(days) => onChange({ ...table, days })} />
      {!isUsual && (
        <div>
          <Button onClick={onRemove}>{words.removeOther}</Button>
        </div>
      )}
    </Fieldset>
  );
}

/** The season of a timetable, and the services that it is for. */
function Validity({
  id,
  table,
  isForAll,
  onChange,
}: Omit<TimetableProps, "label" | "isUsual" | "firstRange" | "describedBy" | "onRemove">) {
  const { hours: words, fields } = useProPhrases("manageFields");
  return (
    <>
      <div className={styles.validity}>
        {(["valid_from", "valid_until"] as const).map((name) => (
          <DayControl
            key={name}
            id={`${id}-${name}`}
            label={fields[name]}
            value={table[name]}
            onChange={(day) => onChange({ ...table, [name]: day })}
          />
        ))}
      </div>
      {(table.valid_from ?? table.valid_until) !== null && (
        <CheckBox
          label={words.adds}
          hint={words.replaces}
          isChecked={table.adds_to_week}
          onChange={(adds) => onChange({ ...table, adds_to_week: adds })}
        />
      )}
      {!isForAll && (
        <ReferencesField
          id={`${id}-services`}
          label={fields.interventions}
          value={table.interventions}
          onChange={(services) => onChange({ ...table, interventions: services as number[] })}
          kind="interventions"
        />
      )}
    </>
  );
}

interface CopyProps {
  names: readonly string[];
  day: number;
  onCopy: (days: readonly number[]) => void;
}

/** Copies the hours of a day to the workdays or to another day. */
function CopyMenu({ names, day, onCopy }: CopyProps) {
  const { hours: words } = useProPhrases("manageFields");
  const title = words.copy({ day: names[day] ?? "" });
  const days = names.map((name, to) => [name, [to]] as const).toSpliced(day, 1);
  return (
    <PopoverButton
      className={buttonClass("plain")}
      aria-label={title}
      title={title}
      popoverLabel={title}
      renderContent={(close) => (
        <div className={styles.menu}>
          <p className={styles.closed}>{title}</p>
          {[[words.workdays, WORKDAYS] as const, ...days].map(([name, to]) => (
            <Button
              key={name}
              look="plain"
              onClick={() => {
                onCopy(to);
                close();
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    >
      <Copy size={16} aria-hidden="true" />
    </PopoverButton>
  );
}

function at(hour: number): string {
  return `${String(Math.min(24, hour)).padStart(2, "0")}:00`;
}

/** Returns a range after the last one of the day, within the day. */
function nextRange(ranges: readonly TimeRange[], first: TimeRange): TimeRange {
  const last = ranges.at(-1);
  if (last === undefined) return first;
  const hour = Number(last.to.slice(0, 2)) || 0;
  return hour >= 23 ? MORNING : { from: at(hour + 1), to: at(hour + 1 + FURTHER_HOURS) };
}
