import type { ReactNode } from "react";
import styles from "./toggle-button.module.css";

interface Props {
  /** What holds while it is pressed. */
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onChange: (isPressed: boolean) => void;
}

/** On or off; in a narrow window only its icon is seen. */
export function ToggleButton({ label, icon, isPressed, onChange }: Props) {
  return (
    <button
      type="button"
      className={styles.toggle}
      title={label}
      aria-pressed={isPressed}
      onClick={() => onChange(!isPressed)}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </button>
  );
}
