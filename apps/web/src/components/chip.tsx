import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** A small mark beside a name. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
