import type { Slot } from "@rendezvous/contract/booking/slot";
import { formatTime } from "@rendezvous/phrases/format-date";
import type { KeyboardEvent } from "react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import styles from "./slot-menu.module.css";
import { slotDetails, slotName, type SlotWords } from "./slot-words.ts";

interface SlotMenuProps {
  readonly slots: readonly Slot[];
  readonly words: SlotWords;
  readonly selectedAt: string | null;
  readonly onChoose: (slot: Slot) => void;
}

/** The slots of one hour as buttons; both arrow keys and Tab move between them. */
export function SlotMenu({ slots, words, selectedAt, onChoose }: SlotMenuProps) {
  const details = slots.map((slot) => slotDetails(slot, words));
  const isPlain = details.every(({ length }) => length === 0);
  return (
    <ul className={styles.menu} data-plain={isPlain || undefined}>
      {slots.map((slot, index) => (
        <li key={slot.start_at}>
          <button
            type="button"
            className={styles.slot}
            aria-pressed={slot.start_at === selectedAt}
            onClick={() => onChoose(slot)}
            onKeyDown={moveFocus}
          >
            <span aria-hidden className={styles.face}>
              <span className={styles.time}>{formatTime(slot.start, words.dateLocale)}</span>
              {details[index]?.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </span>
            <VisuallyHidden>{slotName(slot, words)}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])];
  const from = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.max(0, Math.min(buttons.length - 1, from + step))]?.focus();
}
