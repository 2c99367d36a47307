import type { Slot } from "@rendezvous/contract/slot";
import { type GridDay, slotHour } from "@rendezvous/domain/slots/grid";
import { formatDay } from "@rendezvous/phrases/format-date";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import styles from "./day-times.module.css";
import { nextVisible } from "./next-visible.ts";
import { SlotCell } from "./slot-cell.tsx";
import type { SlotWords } from "./slot-words.ts";

interface DayTimesProps {
  readonly day: GridDay<Slot>;
  readonly words: SlotWords;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** Whether the first time takes the focus. */
  readonly wantsFocus: boolean;
  readonly onFocused: () => void;
  readonly onChoose: (slot: Slot) => void;
}

const NOON = 12;

/**
 * Every free time of a day, those of the morning and those of the afternoon. One stop of the Tab key, as in the grid;
 * the arrow keys move between times.
 */
export function DayTimes({ day, words, wantsFocus, onFocused, ...times }: DayTimesProps) {
  const { morning, afternoon } = words.phrases.slots;
  const list = useRef<HTMLDivElement>(null);
  const slots = [...day.byHour.values()].flat();
  const [visitedAt, setVisitedAt] = useState<string | null>(null);
  const isThere = (startAt: string | null) => slots.some(({ start_at }) => start_at === startAt);
  const stop = [visitedAt, times.selectedAt].find(isThere) ?? slots[0]?.start_at;
  useEffect(() => {
    if (!wantsFocus) return;
    list.current?.querySelector<HTMLElement>("li > button")?.focus();
    onFocused();
  }, [wantsFocus, onFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.shiftKey || event.metaKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("li > button") ?? [])];
    const next = nextVisible(buttons, buttons.indexOf(event.target as HTMLElement), event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  const halves = [
    { name: morning, slots: slots.filter((slot) => slotHour(slot) < NOON) },
    { name: afternoon, slots: slots.filter((slot) => slotHour(slot) >= NOON) },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles the keys of the buttons inside
    <div ref={list} className={styles.halves} onKeyDown={onKeyDown}>
      {halves
        .filter((half) => half.slots.length > 0)
        .map((half) => (
          <Half
            key={half.name}
            {...half}
            day={formatDay(day.day, words.dateLocale)}
            words={words}
            stop={stop}
            onVisit={setVisitedAt}
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
  /** `start_at` of the time that is the Tab stop. */
  readonly stop: string | undefined;
  readonly onVisit: (startAt: string) => void;
}

function Half({ name, day, slots, stop, onVisit, ...times }: HalfProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {name} <VisuallyHidden>{day}</VisuallyHidden>
      </h2>
      <ul className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.start_at}>
            <SlotCell
              slots={[slot]}
              isTabStop={slot.start_at === stop}
              onFocus={() => onVisit(slot.start_at)}
              {...times}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholders while times are loading. */
export function DaySkeleton() {
  return (
    <div className={styles.times} aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <span key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
