import { type RefObject, useEffect, useRef } from "react";

/** Opens a modal dialog for as long as it is rendered. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    // The browser scrolls a dialog that is higher than the window to its first button, which is at the bottom; this scrolls it to
    // the top.
    dialog.current.scrollTop = 0;
  }, []);
  return dialog;
}
