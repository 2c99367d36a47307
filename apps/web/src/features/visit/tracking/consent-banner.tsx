import type { Group } from "@rendezvous/contract/catalogue/group";
import { useEffect, useId, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import styles from "./consent.module.css";

/**
 * Asks for consent at the bottom of the window; first in reading order. It blocks nothing: a visitor may book without
 * answering.
 */
export function ConsentBanner({ group }: { group: Group }) {
  const phrases = useLazyPhrases("tracking");
  const headingId = useId();
  const banner = useRef<HTMLElement>(null);
  /** The element that had the focus before the banner. */
  const before = useRef<HTMLElement>(null);
  const { heading } = phrases;
  useEffect(() => announce(heading), [heading]);
  // Publishes the height as a CSS variable, so that other elements at the bottom of the window are placed above the banner.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const isPinned = entry !== undefined && getComputedStyle(entry.target).position === "sticky";
      const height = isPinned ? (entry.borderBoxSize[0]?.blockSize ?? 0) : 0;
      style.setProperty("--consent", `${height}px`);
    });
    if (banner.current !== null) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--consent");
    };
  }, []);
  useEffect(() => {
    const box = banner.current;
    const keep = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box?.contains(relatedTarget))
        before.current = relatedTarget;
    };
    box?.addEventListener("focusin", keep);
    return () => box?.removeEventListener("focusin", keep);
  }, []);
  function giveBackFocus(): void {
    const target = before.current?.isConnected ? before.current : document.querySelector("h1");
    target?.focus({ preventScroll: true });
  }
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.inside}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <ConsentQuestion group={group} onAnswer={giveBackFocus} />
      </div>
    </section>
  );
}
