import { TimeField } from "../../../components/fields/time-field.tsx";
import styles from "./hours.module.css";

interface Props {
  label: string;
  value: string;
  /** Midnight is that of the evening. */
  isEnd?: boolean;
  /** What is wrong with it, if anything is. */
  describedBy?: string | undefined;
  onChange: (time: string) => void;
}

/** A time of the day; a clock has no 24:00. */
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
