import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/phrases/phrases.ts";
import styles from "./clamped-text.module.css";

/**
 * Cuts a long text after two lines; a button at the end of the second line shows the rest. The button takes no room of its own,
 * so that its appearance after the measurement causes no layout shift.
 */
export function ClampedText({ children }: { children: ReactNode }) {
  const phrases = usePhrases().common;
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isOpen) return undefined;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 2);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className={styles.clamped}>
      <div ref={box} className={isOpen ? undefined : styles.closed}>
        {children}
      </div>
      {(isLong || isOpen) && (
        <button
          type="button"
          className={isOpen ? styles.less : styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? phrases.less : phrases.more}
        </button>
      )}
    </div>
  );
}
