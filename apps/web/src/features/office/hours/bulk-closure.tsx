import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { DayControl } from "../fields/controls.tsx";
import { LocalizedField } from "../fields/localized-field.tsx";
import { ClosedTimes } from "./closed-times.tsx";
import type { BulkHoursValues } from "./use-bulk-hours.ts";

interface Props {
  closure: BulkHoursValues["closure"];
  isReversed: boolean;
  onChange: (closure: BulkHoursValues["closure"]) => void;
}

/** The days, times and reason of a closure of several calendars. */
export function BulkClosure({ closure, isReversed, onChange }: Props) {
  const { hours, fields, faults: faultTexts } = useProPhrases("manageFields");
  // Changing the first day also changes the last day while both are equal, and the last day is never before the first.
  const setFirst = (first: string) =>
    onChange({
      ...closure,
      first,
      ...((closure.last === closure.first || closure.last < first) && { last: first }),
    });
  return (
    <>
      <DayControl
        id="several-first"
        label={fields.valid_from}
        value={closure.first}
        onChange={(first) => setFirst(first ?? "")}
      />
      <DayControl
        id="several-last"
        label={fields.valid_until}
        error={isReversed ? faultTexts.not_later : null}
        value={closure.last}
        onChange={(last) => onChange({ ...closure, last: last ?? "" })}
      />
      <ClosedTimes times={closure.times} onChange={(times) => onChange({ ...closure, times })} />
      <LocalizedField
        id="several-reason"
        label={hours.reason}
        value={closure.label}
        onChange={(label) => onChange({ ...closure, label: label as LocalizedText })}
      />
    </>
  );
}
