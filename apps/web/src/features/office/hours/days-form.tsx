import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { isTimeRange, type TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import type { Day } from "@rendezvous/domain/time/instant";
import { formatDayWithYear, formatDaySpan } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { ChoiceList } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import { ClosuresWithAppointments, MORNING, type ClosureRequest } from "./closed-times.tsx";
import { DayControl } from "../fields/controls.tsx";
import styles from "./hours.module.css";
import { LocalizedField } from "../fields/localized-field.tsx";
import type { DaySpan } from "./month-grid.tsx";
import { TimeRangeInput } from "./time-range-input.tsx";

/** The choice for some days. */
export type DayHours =
  | { readonly kind: "usual" }
  | ({ readonly kind: "closed" } & ClosureRequest)
  | { readonly kind: "other"; readonly hours: readonly TimeRange[]; readonly reason: LocalizedText };

const AFTERNOON: TimeRange = { from: "14:00", to: "18:00" };

interface Props {
  id: string;
  span: DaySpan;
  onApply: (days: DayHours, span: DaySpan) => void;
}

/** Makes the chosen days closed, open at other hours, or as usual again. */
export function DaysForm({ id, span, onApply }: Props) {
  const words = useProPhrases("hours");
  const { hours: hourPhrases, faults } = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const [kind, setKind] = useState<DayHours["kind"]>("closed");
  const [times, setTimes] = useState<TimeRange | null>(null);
  const [hours, setHours] = useState<readonly TimeRange[]>([MORNING]);
  const [reason, setReason] = useState<LocalizedText>("");
  const [until, setUntil] = useState<Day | null>(null);
  const spanText =
    span.first === span.last
      ? formatDayWithYear(span.first, dateLocale)
      : formatDaySpan(span.first, span.last, dateLocale);
  const days: DayHours =
    kind === "closed"
      ? { kind, times, reason, until }
      : kind === "other"
        ? { kind, hours, reason }
        : { kind };
  const typed = kind === "closed" ? (times ? [times] : []) : kind === "other" ? hours : [];
  const isFaulty = !typed.every(isTimeRange);
  return (
    <Fieldset label={upperFirst(spanText, dateLocale)} className={styles.exception}>
      <ChoiceList
        type="radio"
        options={[
          ["closed", hourPhrases.closed],
          ["other", words.otherHours],
          ["usual", words.usual],
        ]}
        isChecked={(one) => one === kind}
        onChange={setKind}
      />
      {kind === "closed" && <ClosuresWithAppointments times={times} onChange={setTimes} />}
      {kind === "other" && (
        <>
          {hours.map((one, index) => (
            <TimeRangeInput
              // oxlint-disable-next-line react/no-array-index-key -- they stay in their places
              key={index}
              range={one}
              error={isTimeRange(one) ? null : faults.not_later}
              onChange={(changed) => setHours(hours.with(index, changed))}
            />
          ))}
          <div>
            <Button onClick={() => setHours([...hours, AFTERNOON])}>
              <Plus size={18} aria-hidden="true" />
              {hourPhrases.addOpening}
            </Button>
          </div>
        </>
      )}
      {kind !== "usual" && (
        <LocalizedField
          id={`${id}-reason`}
          label={hourPhrases.reason}
          value={reason}
          onChange={(text) => setReason(text as LocalizedText)}
        />
      )}
      {kind === "closed" && <DayControl label={words.repeat} value={until} onChange={setUntil} />}
      <div>
        <Button look="main" disabled={isFaulty} onClick={() => onApply(days, span)}>
          {words.apply}
        </Button>
      </div>
    </Fieldset>
  );
}
