import { type RefObject, useEffect } from "react";

const FOCUSABLE =
  "button:not(:disabled), input:not([type=hidden], [hidden]), select, textarea, a[href], [role=spinbutton]";

/**
 * When the element with the focus is removed, such as a row with its own button, the first focusable element of its nearest
 * remaining ancestor takes the focus.
 */
export function useRestoredFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    /** The element that had the focus last, and all its ancestors. */
    let path: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      path = [];
      for (let one = target as HTMLElement | null; one !== null && one !== root; one = one.parentElement)
        path.push(one);
      path.push(root);
    };
    const watcher = new MutationObserver(() => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const left = path.filter((one) => one.isConnected);
      left
        .map((one) => one.querySelector<HTMLElement>(FOCUSABLE))
        .find((one) => one !== null)
        ?.focus();
    });
    root.addEventListener("focusin", note);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", note);
      watcher.disconnect();
    };
  }, [place]);
}
