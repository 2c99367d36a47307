import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface Props {
  as?: "span" | "output";
  children: ReactNode;
}

/** A text for screen readers only. */
export function VisuallyHidden({ as: Tag = "span", children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
