import type { Fault } from "@rendezvous/contract/ground/fault";
import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { type ControlProps, useErrorAt } from "../fields/controls.tsx";
import { DayRanges } from "../hours/day-ranges.tsx";
import styles from "../hours/hours.module.css";

const DAYS = 7;
/** A home page shows at most a morning and an afternoon for each day. */
const USUAL: readonly TimeRange[] = [
  { from: "09:00", to: "12:00" },
  { from: "14:00", to: "18:00" },
];
const CLOSED: readonly (readonly TimeRange[])[] = Array.from({ length: DAYS }, () => []);
const WORKDAYS = 5;

/** The opening hours on the home page: those of the calendars, or separate ones. */
export function HomeHoursField({
  value,
  onChange,
  faults,
  ...control
}: ControlProps & { faults: readonly Fault[] }) {
  const { hours: phrases } = useProPhrases("look");
  const dateLocale = useDateLocale();
  const errorAt = useErrorAt(faults);
  const week = (value ?? []) as readonly (readonly TimeRange[])[];
  const isOwn = week.length > 0;
  return (
    <Fieldset {...control}>
      <CheckBox
        id={control.id}
        label={phrases.fromCalendars}
        isChecked={!isOwn}
        onChange={(isOfCalendars) =>
          onChange(isOfCalendars ? [] : CLOSED.map((closed, day) => (day < WORKDAYS ? USUAL : closed)))
        }
      />
      {isOwn && (
        <ul className={styles.days}>
          {week.map((ranges, day) => (
            <DayRanges
              // oxlint-disable-next-line react/no-array-index-key -- a week has its days in their order
              key={day}
              name={upperFirst(formatWeekday(day, dateLocale), dateLocale)}
              ranges={ranges}
              error={errorAt(`openinghours[${day}]`)}
              next={USUAL[ranges.length]}
              onChange={(changed) => onChange(week.with(day, changed))}
            />
          ))}
        </ul>
      )}
    </Fieldset>
  );
}
