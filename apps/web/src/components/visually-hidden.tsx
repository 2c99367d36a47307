import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface Props {
  as?: "span" | "output";
  children: ReactNode;
}

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = "span", children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
