import field from "../../form/field.module.css";
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

/** A time of the day, in the browser's own field, which has no 24:00. */
export function TimeInput({ label, value, isEnd = false, describedBy, onChange }: Props) {
  return (
    <input
      type="time"
      className={`${field.input} ${styles.time}`}
      aria-label={label}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      value={value === "24:00" ? "00:00" : value}
      onChange={({ target }) => onChange(isEnd && target.value === "00:00" ? "24:00" : target.value)}
    />
  );
}
