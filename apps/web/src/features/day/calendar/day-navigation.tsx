import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { formatDaySpan } from "@rendezvous/phrases/format-date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { DatePicker } from "../../../components/fields/date-picker.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import styles from "./calendar-page.module.css";

/** The number of days that the picker reaches back and ahead. */
const REACH_DAYS = 1825;

interface Props {
  day: Day;
  today: Day;
  /** The number of days shown at once. */
  nDays: number;
  onShow: (day: Day) => void;
}

/** Navigates to the previous day, today, the next day, or any other. */
export function DayNavigation({ day, today, nDays, onShow }: Props) {
  const phrases = useProPhrases("calendar");
  const { phrases: all, dateLocale } = useWording();
  return (
    <div className={styles.days}>
      <Button
        aria-label={phrases.previousDay}
        title={phrases.previousDay}
        onClick={() => onShow(addDays(day, -nDays))}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button aria-disabled={day === today} onClick={() => day !== today && onShow(today)}>
        {all.screen.slots.today}
      </Button>
      <Button
        aria-label={phrases.nextDay}
        title={phrases.nextDay}
        onClick={() => onShow(addDays(day, nDays))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
      <DatePicker
        shown={formatDaySpan(day, day, dateLocale, "short")}
        shownShort={formatDaySpan(day, day, dateLocale, "short")}
        value={day}
        min={addDays(today, -REACH_DAYS)}
        max={addDays(today, REACH_DAYS)}
        today={today}
        dateLocale={dateLocale}
        words={{
          ...all.screen.slots,
          loading: all.screen.common.loading,
          today: all.screen.common.today,
        }}
        onPick={onShow}
      />
    </div>
  );
}
