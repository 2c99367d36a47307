import type { ReactNode } from "react";
import styles from "./message.module.css";
import { ScreenTitle } from "./screen-title.tsx";

interface Props {
  title: string;
  /** Empty where the title says all. */
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** A screen that only says something. It is the main part of the page unless it stands inside one. */
export function Message({ title, text, children }: Props) {
  return (
    <div className={styles.message}>
      <ScreenTitle documentTitle={title}>{title}</ScreenTitle>
      {text !== "" && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
