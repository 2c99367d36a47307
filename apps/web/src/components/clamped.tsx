import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/phrases.ts";
import styles from "./clamped.module.css";

/** Two lines of a longer text, with a button for the rest; a text that fits has none. */
export function Clamped({ children }: { children: ReactNode }) {
  const phrases = usePhrases().common;
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || isOpen) return undefined;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 2));
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
