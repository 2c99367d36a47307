import type { Slot } from "@rendezvous/contract/slot";
import type { GridDay } from "@rendezvous/domain/slots/grid";
import type { Day } from "@rendezvous/domain/time/instant";
import { DayStrip } from "./day-strip.tsx";
import { DaySkeleton, DayTimes } from "./day-times.tsx";
import styles from "./day-view.module.css";
import { dayName, type SlotWords } from "./slot-words.ts";
import { NothingInWindow } from "./slots-notice.tsx";
import type { SlotWindow } from "./use-slot-window.ts";

interface DayViewProps {
  readonly window: SlotWindow;
  /** null while it is unknown which day will be shown, and if no day has a free time. */
  readonly shown: GridDay<Slot> | null;
  readonly words: SlotWords;
  /** `start_at` of the chosen slot. */
  readonly selectedAt: string | null;
  /** Whether the first time takes the focus once it is rendered. */
  readonly wantsFocus: boolean;
  readonly onFocused: () => void;
  readonly onShow: (day: Day) => void;
  /** Moves on to the next day with a free time. */
  readonly onJump: (day: Day) => void;
  readonly onChoose: (slot: Slot) => void;
}

/** One day at a time: a strip of days, and all times of the selected one. */
export function DayView({ window, shown, words, onShow, onJump, ...times }: DayViewProps) {
  const { grid, state, today } = window;
  return (
    <div className={styles.view}>
      <DayStrip days={grid.days} today={today} shown={shown?.day ?? null} words={words} onShow={onShow} />
      {state === "loading" && (shown === null || !shown.known) && <DaySkeleton />}
      {shown !== null && shown.slotCount > 0 && (
        <DayTimes key={shown.day} day={shown} words={words} {...times} />
      )}
      {shown?.known === true && shown.slotCount === 0 && grid.slotCount > 0 && (
        <NothingInWindow
          title={dayName(shown, false, words)}
          words={words}
          nextFree={freeAfter(shown.day, window)}
          onJump={onJump}
        />
      )}
    </div>
  );
}

/** The first free start after a day of the window; undefined while unknown. */
function freeAfter(day: Day, { grid, nextFree }: SlotWindow): string | null | undefined {
  const next = grid.days.find((one) => one.day > day && one.slotCount > 0);
  return next ? [...next.byHour.values()].flat()[0]?.start : nextFree;
}
