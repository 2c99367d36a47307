import { type ReactNode, type RefObject, useId } from "react";
import { Button, type ButtonLook } from "../button.tsx";
import styles from "./question-dialog.module.css";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The question's text, and the error when an answer failed. */
  children: ReactNode;
  /** The text of the first button, which closes the dialog and changes nothing. */
  dismiss?: string;
  dismissLook?: ButtonLook;
  /** An answer is being sent. */
  isBusy?: boolean;
  /** The other answers. */
  actions?: ReactNode;
  onClose?: () => void;
}

/** A question in the browser's own modal dialog, so Escape and the return of the focus work as on any other site. */
export function QuestionDialog(props: Props) {
  const {
    ref,
    title,
    lang,
    children,
    dismiss,
    dismissLook = "quiet",
    isBusy = false,
    actions,
    onClose,
  } = props;
  const titleId = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} lang={lang} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        {dismiss !== undefined && (
          <Button look={dismissLook} isBusy={isBusy} onClick={() => ref.current?.close()}>
            {dismiss}
          </Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}
