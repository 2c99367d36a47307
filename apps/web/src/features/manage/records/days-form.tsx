import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { isTimeRange, type TimeRange } from "@rendezvous/domain/availability/timetables";
import type { Day } from "@rendezvous/domain/time/instant";
import { formatDayWithYear, formatDaySpan } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useHoursPhrases, useManageFieldsPhrases } from "../../../lib/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases.ts";
import field from "../../form/field.module.css";
import { FlagControl, NativeControl } from "./controls.tsx";
import styles from "./hours.module.css";
import { LocalizedField } from "./localized-field.tsx";
import type { DaySpan } from "./month-grid.tsx";
import { TimeInput } from "./time-input.tsx";

/** What is wanted on some days. `times` null: whole days; `until`: in each week until that day as well. */
export type WantedDays =
  | { readonly kind: "usual" }
  | {
      readonly kind: "closed";
      readonly times: TimeRange | null;
      readonly reason: LocalizedText;
      readonly until: Day | null;
    }
  | { readonly kind: "other"; readonly hours: readonly TimeRange[]; readonly reason: LocalizedText };

const MORNING: TimeRange = { from: "09:00", to: "12:00" };
const AFTERNOON: TimeRange = { from: "14:00", to: "18:00" };

interface Props {
  id: string;
  span: DaySpan;
  onApply: (wanted: WantedDays, span: DaySpan) => void;
}

/** What is to be on the chosen days: closed, open at other hours, or as usual again. */
export function DaysForm({ id, span, onApply }: Props) {
  const words = useHoursPhrases();
  const { hours: known, fields, faults } = useManageFieldsPhrases();
  const dateLocale = useDateLocale();
  const [kind, setKind] = useState<WantedDays["kind"]>("closed");
  const [times, setTimes] = useState<TimeRange | null>(null);
  const [hours, setHours] = useState<readonly TimeRange[]>([MORNING]);
  const [reason, setReason] = useState<LocalizedText>("");
  const [until, setUntil] = useState<Day | null>(null);
  const said =
    span.first === span.last
      ? formatDayWithYear(span.first, dateLocale)
      : formatDaySpan(span.first, span.last, dateLocale);
  const wanted: WantedDays =
    kind === "closed"
      ? { kind, times, reason, until }
      : kind === "other"
        ? { kind, hours, reason }
        : { kind };
  const typed = kind === "closed" ? (times ? [times] : []) : kind === "other" ? hours : [];
  const isFaulty = !typed.every(isTimeRange);
  const options = [
    { value: "closed", label: known.closed },
    { value: "other", label: words.otherHours },
    { value: "usual", label: words.usual },
  ] as const;
  const range = (one: TimeRange, put: (changed: TimeRange) => void, key: number) => (
    <div key={key} className={styles.range}>
      <TimeInput
        label={fields.from}
        value={one.from}
        describedBy={isTimeRange(one) ? undefined : `${id}-fault`}
        onChange={(from) => put({ ...one, from })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={fields.to}
        value={one.to}
        isEnd
        describedBy={isTimeRange(one) ? undefined : `${id}-fault`}
        onChange={(to) => put({ ...one, to })}
      />
    </div>
  );
  return (
    <fieldset className={`${field.field} ${styles.exception}`}>
      <legend className={field.label}>{upperFirst(said, dateLocale)}</legend>
      <div className={field.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={field.option}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {kind === "closed" && (
        <>
          <FlagControl
            id={`${id}-whole`}
            label={known.wholeDays}
            hint=""
            error={null}
            value={times === null}
            onChange={(isWhole) => setTimes(isWhole === true ? null : MORNING)}
          />
          {times && range(times, setTimes, 0)}
        </>
      )}
      {kind === "other" && (
        <>
          {hours.map((one, index) =>
            range(
              one,
              (changed) => setHours(hours.map((other, at) => (at === index ? changed : other))),
              index,
            ),
          )}
          <div>
            <Button onClick={() => setHours([...hours, AFTERNOON])}>
              <Plus size={18} aria-hidden="true" />
              {known.addOpening}
            </Button>
          </div>
        </>
      )}
      {isFaulty && (
        <p id={`${id}-fault`} className={field.error}>
          {faults.not_later}
        </p>
      )}
      {kind !== "usual" && (
        <LocalizedField
          id={`${id}-reason`}
          label={known.reason}
          hint=""
          error={null}
          value={reason}
          onChange={(text) => setReason(text as LocalizedText)}
          isLong={false}
        />
      )}
      {kind === "closed" && (
        <NativeControl
          id={`${id}-until`}
          label={words.repeat}
          hint=""
          error={null}
          value={until}
          onChange={setUntil}
          type="date"
        />
      )}
      <div>
        <Button look="main" disabled={isFaulty} onClick={() => onApply(wanted, span)}>
          {words.apply}
        </Button>
      </div>
    </fieldset>
  );
}
