import type { ReactNode } from "react";
import styles from "./toggle-button.module.css";

interface Props {
  /** Names the setting that pressing the button switches on. */
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onChange: (isPressed: boolean) => void;
}

/** A button for a setting that is on or off. */
export function ToggleButton({ label, icon, isPressed, onChange }: Props) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isPressed}
      onClick={() => onChange(!isPressed)}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
