import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/phrases.ts";
import styles from "./clamped.module.css";

/** Cuts a long text after two lines and adds a button that shows the rest; a shorter text has no button. */
export function Clamped({ children }: { children: ReactNode }) {
  const phrases = usePhrases().common;
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Measured before painting: a button added later would push down the content below.
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
    <>
      <div ref={box} className={isOpen ? undefined : styles.closed}>
        {children}
      </div>
      {(isLong || isOpen) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? phrases.less : phrases.more}
        </button>
      )}
    </>
  );
}
