import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { formatTime } from "@rendezvous/phrases/format-date";
import { useEffect, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases.ts";
import styles from "./hold-notice.module.css";
import type { HoldState } from "./hold-store.ts";
import { useHold } from "./use-slot-hold.ts";

/** Until when the chosen time is held, on the device's clock. Announced when the hold begins, nears its end and ends. */
export function HoldNotice({ urlname }: { urlname: string }) {
  const phrases = usePhrases().hold;
  const dateLocale = useDateLocale();
  const { phase, until } = useHold(urlname);
  const time = formatTime(toWall(new Date(until ?? 0)), dateLocale);
  const texts: Partial<Record<HoldState["phase"], string>> = {
    held: phrases.kept({ time }),
    ending: phrases.ending,
    over: phrases.over,
  };
  const text = texts[phase];
  useAnnounced(phase, text);
  if (phase === "none" || phase === "asking")
    // The answer is on its way: its place is kept, or the form below would jump under the visitor's finger.
    return <p className={`${styles.notice} ${styles.awaited}`}>{phrases.kept({ time })}</p>;
  if (text === undefined) return null;
  return <p className={`${styles.notice} ${phase === "held" ? "" : styles.told}`}>{text}</p>;
}

/** Each renewal moves the time; only a change of the phase is news. */
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

/** On this device's clock. */
function toWall(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
