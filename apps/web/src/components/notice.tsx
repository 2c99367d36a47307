import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface Props {
  look: "problem" | "success" | "hint";
  /** A problem is announced as an alert. */
  children: ReactNode;
}

/** A message in the page's content that says what happened and what to do next. */
export function Notice({ look, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={look === "problem" ? "alert" : undefined}>
      {children}
    </div>
  );
}
