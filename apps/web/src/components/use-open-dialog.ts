import { type RefObject, useEffect, useRef } from "react";

/** For a modal dialog that stands open as long as it is rendered. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    // Longer than the window, it would stand at its first button, which is its end.
    dialog.current.scrollTop = 0;
  }, []);
  return dialog;
}
