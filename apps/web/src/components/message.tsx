import type { ReactNode } from "react";
import styles from "./message.module.css";
import { ScreenTitle } from "./screen-title.tsx";

interface Props {
  title: string;
  /** Empty if the title is enough. */
  text: string;
  /** Links and buttons that lead on. */
  children: ReactNode;
}

/** A screen that shows a message only. It is the page's main landmark unless it is inside one. */
export function Message({ title, text, children }: Props) {
  return (
    <div className={styles.message}>
      <ScreenTitle documentTitle={title}>{title}</ScreenTitle>
      {text !== "" && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
