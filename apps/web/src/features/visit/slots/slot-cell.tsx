import type { Slot } from "@rendezvous/contract/booking/slot";
import { formatHour, formatTime } from "@rendezvous/phrases/format-date";
import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import { PopoverButton } from "../../../components/popups/popover-button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import styles from "./slot-cell.module.css";
import {
  highestPromotion,
  slotDetails,
  slotName,
  slotsButtonName,
  type SlotTextContext,
} from "./slot-words.ts";
import slotMenu from "./slot-menu.module.css";

interface SlotCellProps {
  /** At least one; all within one hour. */
  readonly slots: readonly Slot[];
  readonly words: SlotTextContext;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** The only cell of the grid that is in the Tab order. */
  readonly isTabStop: boolean;
  readonly onFocus?: () => void;
  readonly onChoose: (slot: Slot) => void;
}

/** One hour of one day: a button for its only slot, or a button that opens the list of several. */
export function SlotCell({ slots, words, selectedAt, isTabStop, onFocus, onChoose }: SlotCellProps) {
  const selected = slots.find(({ start_at }) => start_at === selectedAt);
  const shown = selected ?? slots[0];
  if (!shown) return null;
  const button = {
    className: styles.slot,
    "data-selected": selected ? true : undefined,
    tabIndex: isTabStop ? 0 : -1,
    onFocus,
  };
  const percentage = highestPromotion(slots);
  const isMenu = slots.length > 1 && selected === undefined;
  const face = (
    <>
      <span className={styles.time}>{(isMenu ? formatHour : formatTime)(shown.start, words.dateLocale)}</span>
      {isMenu && <span className={styles.count}>{slots.length}</span>}
      {percentage > 0 && (
        <span className={styles.promotion}>{words.phrases.slots.promotion({ percentage })}</span>
      )}
    </>
  );
  if (slots.length === 1) {
    const [places] = words.showsCapacity ? [words.phrases.slots.placesShort(shown.capacity)] : [];
    return (
      <button
        type="button"
        {...button}
        aria-pressed={selected !== undefined}
        title={slotDetails(shown, words).join(", ") || undefined}
        onClick={() => onChoose(shown)}
      >
        <span aria-hidden className={styles.face}>
          {face}
          {places && <span className={styles.places}>{places}</span>}
        </span>
        <VisuallyHidden>{slotName(shown, words)}</VisuallyHidden>
      </button>
    );
  }
  const label = selected
    ? `${slotName(selected, words)}, ${words.phrases.slots.selected}; ${slotsButtonName(slots, words)}`
    : slotsButtonName(slots, words);
  return (
    <PopoverButton
      {...button}
      popoverLabel={slotsButtonName(slots, words)}
      renderContent={(close) => (
        <SlotMenu
          slots={slots}
          words={words}
          selectedAt={selectedAt}
          onChoose={(slot) => {
            close();
            onChoose(slot);
          }}
        />
      )}
    >
      <span aria-hidden className={styles.face}>
        {face}
        <ChevronDown size={14} className={styles.chevron} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </PopoverButton>
  );
}

interface SlotMenuProps {
  readonly slots: readonly Slot[];
  readonly words: SlotTextContext;
  readonly selectedAt: string | null;
  readonly onChoose: (slot: Slot) => void;
}

/** The slots of one hour as buttons; both arrow keys and Tab move between them. */
function SlotMenu({ slots, words, selectedAt, onChoose }: SlotMenuProps) {
  const details = slots.map((slot) => slotDetails(slot, words));
  const isPlain = details.every(({ length }) => length === 0);
  return (
    <ul className={slotMenu.menu} data-plain={isPlain || undefined}>
      {slots.map((slot, index) => (
        <li key={slot.start_at}>
          <button
            type="button"
            className={slotMenu.slot}
            aria-pressed={slot.start_at === selectedAt}
            onClick={() => onChoose(slot)}
            onKeyDown={moveFocus}
          >
            <span aria-hidden className={slotMenu.face}>
              <span className={slotMenu.time}>{formatTime(slot.start, words.dateLocale)}</span>
              {details[index]?.map((detail) => (
                <span key={detail} className={slotMenu.detail}>
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
