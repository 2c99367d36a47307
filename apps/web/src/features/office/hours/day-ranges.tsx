import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../../components/button.tsx";
import field from "../../../components/fields/field.module.css";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./hours.module.css";
import { TimeRangeInput } from "./time-range-input.tsx";

interface Props {
  /** The name of the day. */
  name: string;
  ranges: readonly TimeRange[];
  /** The fault of the whole day. */
  error?: string | null;
  errorOf?: (range: TimeRange) => string | null;
  /** The range that the button adds; undefined: the day has no room for more. */
  next: TimeRange | undefined;
  onChange: (ranges: readonly TimeRange[]) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The hours of one day of a week: ranges that are added, changed and removed. */
export function DayRanges({ name, ranges, error, errorOf, next, onChange, children }: Props) {
  const faultId = useId();
  const { remove } = useProPhrases("manage");
  const { hours: words } = useProPhrases("manageFields");
  return (
    <li className={styles.day}>
      <span className={styles.name}>{name}</span>
      <div className={styles.ranges}>
        {ranges.length === 0 && <span className={styles.closed}>{words.closed}</span>}
        {ranges.map((range, at) => (
          <TimeRangeInput
            // oxlint-disable-next-line react/no-array-index-key -- a range is nothing but its place
            key={at}
            range={range}
            day={name}
            error={errorOf?.(range)}
            describedBy={error ? faultId : undefined}
            onChange={(changed) => onChange(ranges.with(at, changed))}
          >
            <Button
              look="plain"
              aria-label={words.remove({ day: name, from: range.from, to: range.to })}
              title={remove}
              onClick={() => onChange(ranges.toSpliced(at, 1))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </TimeRangeInput>
        ))}
        {error && (
          <p id={faultId} className={field.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {next && (
          <Button
            look="plain"
            aria-label={words.addOn({ day: name })}
            title={words.addOn({ day: name })}
            onClick={() => onChange([...ranges, next])}
          >
            <Plus size={18} aria-hidden="true" />
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
