import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { formatTime } from "@rendezvous/phrases/format-date";
import { useEffect, useRef } from "react";
import { announce } from "../../../../lib/announce.ts";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import styles from "./hold-notice.module.css";
import type { HoldState } from "./hold-store.ts";
import { useHoldState } from "./use-slot-hold.ts";

/**
 * Says until when the chosen time is held, on the device's clock. Announced in the live region when the hold begins, is about to
 * end, and ends.
 */
export function HoldNotice({ urlname }: { urlname: string }) {
  const phrases = usePhrases().hold;
  const dateLocale = useDateLocale();
  const { phase, until } = useHoldState(urlname);
  const time = formatTime(toWall(new Date(until ?? 0)), dateLocale);
  const texts: Partial<Record<HoldState["phase"], string>> = {
    held: phrases.kept({ time }),
    ending: phrases.ending,
    over: phrases.over,
  };
  const text = texts[phase];
  useAnnounced(phase, text);
  if (phase === "none" || phase === "asking")
    // Reserves the notice's place until the answer comes, since otherwise the form below would move while the visitor uses it.
    return <p className={`${styles.notice} ${styles.awaited}`}>{phrases.kept({ time })}</p>;
  if (text === undefined) return null;
  return <p className={`${styles.notice} ${phase === "held" ? "" : styles.told}`}>{text}</p>;
}

/** Each renewal changes the time, but only a change of phase is announced. */
function useAnnounced(phase: HoldState["phase"], text: string | undefined): void {
  const announced = useRef<HoldState["phase"]>("none");
  useEffect(() => {
    if (phase === announced.current) return;
    // A renewal in the last minute is not announced.
    const isNews = !(phase === "held" && announced.current === "ending");
    announced.current = phase;
    if (text !== undefined && isNews) announce(text);
  }, [phase, text]);
}

/** Returns the device's wall time. */
function toWall(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
