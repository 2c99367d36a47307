import type { Fault } from "@rendezvous/contract/ground/fault";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import {
  useLookPhrases,
  useManageFieldsPhrases,
  useManagePhrases,
} from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { describedBy, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import hours from "../hours/hours.module.css";
import { TimeInput } from "../hours/time-input.tsx";

interface Range {
  readonly from: string;
  readonly to: string;
}

const DAYS = 7;
/** A home page shows at most a morning and an afternoon for each day. */
const MOST_RANGES = 2;
const USUAL: readonly Range[] = [
  { from: "09:00", to: "12:00" },
  { from: "14:00", to: "18:00" },
];
const CLOSED: readonly (readonly Range[])[] = Array.from({ length: DAYS }, () => []);
const WORKDAYS = 5;

/** The opening hours on the home page: those of the calendars, or separate ones. */
export function HomeHoursField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  faults,
}: ControlProps & { faults: readonly Fault[] }) {
  const { hours: phrases } = useLookPhrases();
  const fields = useManageFieldsPhrases();
  const { remove } = useManagePhrases();
  const dateLocale = useDateLocale();
  const words = fields.hours;
  const week = (value ?? []) as readonly (readonly Range[])[];
  const isOwn = week.length > 0;
  const putDay = (day: number, ranges: readonly Range[]) =>
    onChange(week.map((one, index) => (index === day ? ranges : one)));
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={field.label}>{label}</legend>
      <label className={field.check}>
        <input
          id={id}
          type="checkbox"
          checked={!isOwn}
          onChange={({ target }) =>
            onChange(target.checked ? [] : CLOSED.map((closed, day) => (day < WORKDAYS ? USUAL : closed)))
          }
        />
        {phrases.fromCalendars}
      </label>
      {isOwn && (
        <ul className={hours.days}>
          {week.map((ranges, day) => {
            const name = upperFirst(formatWeekday(day, dateLocale), dateLocale);
            const put = (at: number, change: Partial<Range>) =>
              putDay(
                day,
                ranges.map((one, index) => (index === at ? { ...one, ...change } : one)),
              );
            const next = USUAL[ranges.length];
            const [fault] = faultsAt(faults, `openinghours[${day}]`);
            const faultId = `${id}-${day}-error`;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a week has its days in their order
              <li key={day} className={hours.day}>
                <span className={hours.name}>{name}</span>
                <div className={hours.ranges}>
                  {ranges.length === 0 && <span className={hours.closed}>{words.closed}</span>}
                  {ranges.map((range, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the first or the second
                    <div key={at} className={hours.range}>
                      <TimeInput
                        label={words.from({ day: name })}
                        value={range.from}
                        describedBy={fault && faultId}
                        onChange={(from) => put(at, { from })}
                      />
                      <span aria-hidden="true">–</span>
                      <TimeInput
                        label={words.to({ day: name })}
                        value={range.to}
                        isEnd
                        describedBy={fault && faultId}
                        onChange={(to) => put(at, { to })}
                      />
                      <Button
                        look="plain"
                        aria-label={words.remove({ day: name, from: range.from, to: range.to })}
                        title={remove}
                        onClick={() =>
                          putDay(
                            day,
                            ranges.filter((_, index) => index !== at),
                          )
                        }
                      >
                        <Trash2 size={16} aria-hidden="true" />
                      </Button>
                    </div>
                  ))}
                  {fault && (
                    <p id={faultId} className={field.error}>
                      {faultText(fields.faults, fault, null)}
                    </p>
                  )}
                </div>
                <div className={hours.actions}>
                  {ranges.length < MOST_RANGES && next && (
                    <Button
                      look="plain"
                      aria-label={words.addOn({ day: name })}
                      title={words.addOn({ day: name })}
                      onClick={() => putDay(day, [...ranges, next])}
                    >
                      <Plus size={18} aria-hidden="true" />
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
