import { TimeField } from "../../../components/fields/time-field.tsx";
import styles from "./hours.module.css";

interface Props {
  label: string;
  value: string;
  /** As an end, midnight means the end of the day. */
  isEnd?: boolean;
  /** The id of the element that describes the fault, if there is one. */
  describedBy?: string | undefined;
  onChange: (time: string) => void;
}

/** A time of day; 24:00 is shown as midnight. */
export function TimeInput({ label, value, isEnd = false, describedBy, onChange }: Props) {
  return (
    <div className={styles.time}>
      <TimeField
        label={label}
        isInvalid={describedBy !== undefined}
        describedBy={describedBy}
        value={value === "24:00" ? "00:00" : value}
        onChange={(time) => onChange(isEnd && time === "00:00" ? "24:00" : time)}
      />
    </div>
  );
}
