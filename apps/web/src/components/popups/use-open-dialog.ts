import { type RefObject, useEffect, useRef } from "react";

/** Opens a modal dialog for as long as it is rendered. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    // A dialog higher than the window would be scrolled to its first button, which is at its end.
    dialog.current.scrollTop = 0;
  }, []);
  return dialog;
}
