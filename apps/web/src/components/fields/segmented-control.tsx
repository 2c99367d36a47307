import { RadioRow } from "./radio-row.tsx";
import styles from "./segmented-control.module.css";

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is selected. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  return <RadioRow {...props} look={{ row: styles.segments, option: styles.segment }} />;
}
