import { type RefObject, useEffect, useRef } from "react";

/** For a modal dialog that stands open as long as it is rendered. */
export function useOpenDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}
