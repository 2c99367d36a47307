import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface Props {
  look: "problem" | "success" | "hint";
  /** A problem is read out at once. */
  children: ReactNode;
}

/** A message in the flow of the page: what happened and what comes next. */
export function Notice({ look, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={look === "problem" ? "alert" : undefined}>
      {children}
    </div>
  );
}
