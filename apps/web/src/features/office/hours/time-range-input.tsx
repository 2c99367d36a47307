import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { type ReactNode, useId } from "react";
import field from "../../../components/fields/field.module.css";
import { TimeField } from "../../../components/fields/time-field.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import styles from "./hours.module.css";

interface Props {
  range: TimeRange;
  /** The weekday, if the screen shows several. */
  day?: string;
  error?: string | null | undefined;
  /** The id of the element that describes a fault of several ranges. */
  describedBy?: string | undefined;
  onChange: (range: TimeRange) => void;
  /** Shown beside the times. */
  children?: ReactNode;
}

/** The start and the end of a range of times. As an end, midnight is the end of the day, 24:00. */
export function TimeRangeInput({ range, day, error, describedBy, onChange, children }: Props) {
  const errorId = useId();
  const faultId = error ? errorId : describedBy;
  const { fields, hours } = useProPhrases("manageFields");
  const time = (part: "from" | "to") => (
    <div className={styles.time}>
      <TimeField
        label={day === undefined ? fields[part] : hours[part]({ day })}
        isInvalid={faultId !== undefined}
        describedBy={faultId}
        value={range[part] === "24:00" ? "00:00" : range[part]}
        onChange={(typed) =>
          onChange({ ...range, [part]: part === "to" && typed === "00:00" ? "24:00" : typed })
        }
      />
    </div>
  );
  return (
    <div className={styles.range}>
      {time("from")}
      <span aria-hidden="true">–</span>
      {time("to")}
      {children}
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
