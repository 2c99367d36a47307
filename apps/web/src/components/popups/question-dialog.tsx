import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import { useRestoredFocus } from "../../lib/page/use-restored-focus.ts";
import { Button, type ButtonLook } from "../button.tsx";
import styles from "./question-dialog.module.css";

interface Props {
  /** For a dialog that is opened by `showModal`; without it, the dialog is open while it is rendered. */
  ref?: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The question's text, and the error when an answer failed. */
  children: ReactNode;
  /** The text of the first button, which closes the dialog and changes nothing; null: no such button. */
  dismiss?: string | null;
  dismissLook?: ButtonLook;
  /** An answer is being sent. */
  isBusy?: boolean;
  /** The other answers. */
  actions?: ReactNode;
  onClose?: () => void;
}

/** A question in the browser's own modal dialog, so Escape and the return of the focus work as on any other site. */
export function QuestionDialog(props: Props) {
  const { title, lang, children, dismissLook = "quiet", isBusy = false, actions, onClose } = props;
  const { common } = usePhrases();
  const own = useOpenDialog();
  const { ref = own, dismiss = common.back } = props;
  useRestoredFocus(ref);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      // React also passes on the event of a dialog inside this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose?.()}
    >
      <h2 id={titleId} lang={lang} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        {dismiss !== null && (
          <Button look={dismissLook} isBusy={isBusy} onClick={() => ref.current?.close()}>
            {dismiss}
          </Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}

/** Opens a modal dialog for as long as it is rendered. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box?.open !== false) return undefined;
    // A modal dialog closes the popovers it is not in, and later returns the focus into the closed one. Closed before, a popover
    // returns the focus to its button.
    const popover = document.activeElement?.closest<HTMLElement>("[popover=auto]");
    if (popover?.contains(box) === false) popover.hidePopover();
    box.showModal();
    // The browser scrolls a dialog that is higher than the window to its first button, which is at the bottom; this scrolls it to
    // the top.
    box.scrollTop = 0;
    return () => {
      if (!box.open) return;
      // React hides or removes the dialog. Removing an open dialog would not return the focus, so the dialog is closed first.
      box.addEventListener("close", stop, { capture: true, once: true });
      box.close();
    };
  }, []);
  return dialog;
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
}
