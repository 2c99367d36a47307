import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { placePopover } from "./place-popover.ts";
import styles from "./popover-button.module.css";

interface PopoverButtonProps extends Omit<ComponentProps<"button">, "popover"> {
  /** The popover's accessible name. */
  readonly popoverLabel: string;
  /** Rendered only while the popover is open. Its pressed toggle, or else its first link or button, gets the focus. */
  readonly renderContent: (close: () => void) => ReactNode;
}

/**
 * A button that opens a popover beside it. Uses the browser's popover API, so that Escape, clicks outside and the return of the
 * focus work as on other sites.
 */
export function PopoverButton({ popoverLabel, renderContent, ...button }: PopoverButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const box = popover.current;
    if (!isOpen || !box) return undefined;
    const place = () => {
      const { width, height } = box.getBoundingClientRect();
      const at = placePopover(
        anchor.current?.getBoundingClientRect() ?? box.getBoundingClientRect(),
        { width, height },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      );
      box.style.left = `${at.left}px`;
      box.style.top = `${at.top}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(box);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [isOpen]);

  return (
    <>
      <button type="button" {...button} ref={anchor} popoverTarget={id} aria-haspopup="dialog" />
      <dialog
        ref={popover}
        id={id}
        popover="auto"
        aria-label={popoverLabel}
        className={styles.popover}
        data-open={isOpen || undefined}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const opened = event.newState === "open";
          // The content must be rendered before it can take the focus.
          flushSync(() => setOpen(opened));
          if (opened) focusInside(event.currentTarget);
        }}
      >
        {isOpen && renderContent(() => document.getElementById(id)?.hidePopover())}
      </dialog>
    </>
  );
}

function focusInside(box: HTMLElement): void {
  // A dialog without controls takes the focus itself when it opens.
  if (box !== document.activeElement && box.contains(document.activeElement)) return;
  const target =
    box.querySelector<HTMLElement>("[aria-pressed=true]") ??
    box.querySelector<HTMLElement>("a[href], button");
  target?.focus({ preventScroll: true });
}
