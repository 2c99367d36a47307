import { type ReactNode, type RefObject, useId } from "react";
import styles from "./question-dialog.module.css";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The question's text, and the error when an answer failed. */
  children: ReactNode;
  /** The answer buttons, the harmless one first. */
  actions: ReactNode;
  onClose?: () => void;
}

/** A question in the browser's own modal dialog, so Escape and the return of the focus work as on any other site. */
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
