import type { Slot } from "@rendezvous/contract/slot";
import { type GridDay, slotHour } from "@rendezvous/domain/slots/grid";
import { formatDay } from "@rendezvous/phrases/format-date";
import { useEffect, useId, useRef } from "react";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import styles from "./day-times.module.css";
import { SlotCell } from "./slot-cell.tsx";
import type { SlotWords } from "./slot-words.ts";

interface DayTimesProps {
  readonly day: GridDay<Slot>;
  readonly words: SlotWords;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** The first time takes the focus. */
  readonly wantsFocus: boolean;
  readonly onFocused: () => void;
  readonly onChoose: (slot: Slot) => void;
}

const NOON = 12;

/** Every free time of a day, one after the other: those of the morning, those of the afternoon. */
export function DayTimes({ day, words, wantsFocus, onFocused, ...times }: DayTimesProps) {
  const { morning, afternoon } = words.phrases.slots;
  const list = useRef<HTMLDivElement>(null);
  const slots = [...day.byHour.values()].flat();
  useEffect(() => {
    if (!wantsFocus) return;
    list.current?.querySelector<HTMLElement>("li > button")?.focus();
    onFocused();
  }, [wantsFocus, onFocused]);
  const halves = [
    { name: morning, slots: slots.filter((slot) => slotHour(slot) < NOON) },
    { name: afternoon, slots: slots.filter((slot) => slotHour(slot) >= NOON) },
  ];
  return (
    <div ref={list} className={styles.halves}>
      {halves
        .filter((half) => half.slots.length > 0)
        .map((half) => (
          <Half
            key={half.name}
            {...half}
            day={formatDay(day.day, words.dateLocale)}
            words={words}
            {...times}
          />
        ))}
    </div>
  );
}

interface HalfProps extends Pick<DayTimesProps, "words" | "selectedAt" | "onChoose"> {
  readonly name: string;
  readonly day: string;
  readonly slots: readonly Slot[];
}

function Half({ name, day, slots, ...times }: HalfProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {name} <VisuallyHidden>{day}</VisuallyHidden>
      </h2>
      <ul className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.start_at}>
            <SlotCell slots={[slot]} isTabStop {...times} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of times that are on their way. */
export function DaySkeleton() {
  return (
    <div className={styles.times} aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <span key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
