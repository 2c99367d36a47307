import { X } from "lucide-react";
import { Button } from "../../../../../components/button.tsx";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../../lib/phrases/phrases.ts";
import type { CalendarEvent } from "../../grid/day-event.ts";
import { clientSortName } from "../../client-sort-name.ts";
import styles from "../action-form.module.css";

/** Names the appointment that was cut out, possibly on another day, until it is placed or stays where it is. */
export function CutNotice({ cut, onGiveUp }: { cut: CalendarEvent; onGiveUp: () => void }) {
  const { moving } = useCalendarActionsPhrases();
  const { common } = usePhrases();
  return (
    <div className={styles.buttons}>
      <p className={styles.quiet}>{moving.cut({ name: clientSortName(cut.appointment) })}</p>
      <Button look="plain" aria-label={common.close} onClick={onGiveUp}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
