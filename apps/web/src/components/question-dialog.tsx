import { type ReactNode, type RefObject, useId } from "react";
import styles from "./question-dialog.module.css";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Of the title, where it is another than the page's. */
  lang?: string | undefined;
  /** What is asked, and what has become of an answer that failed. */
  children: ReactNode;
  /** The answers, the harmless one first. */
  actions: ReactNode;
  onClose?: () => void;
}

/** The platform's own modal dialog around a question: Escape and the way back of the focus work as everywhere. */
export function QuestionDialog({ ref, title, lang, children, actions, onClose }: Props) {
  const titleId = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} lang={lang} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
