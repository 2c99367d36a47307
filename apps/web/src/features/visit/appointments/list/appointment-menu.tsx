import { BellRing, CalendarPlus, Ellipsis, Info, RotateCcw } from "lucide-react";
import type { ComponentType } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { PopoverButton } from "../../../../components/popups/popover-button.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./appointment-menu.module.css";
import { type Entry, nameOfEntry } from "../entry.ts";

export type EntryAction = "cancel" | "move" | "retake" | "calendar" | "details" | "earlier";

interface Props {
  entry: Entry;
  /** The appointment's time, for the menu's accessible name. */
  when: string;
  hasCalendar: boolean;
  /** Whether the client may wait for an earlier time. */
  mayWait: boolean;
  onAction: (action: EntryAction) => void;
}

/** Its phrases are loaded only where clients may wait. */
export function EarlierLabel() {
  return useLazyPhrases("waiting").earlier;
}

/** The actions on one appointment that have no button of their own. */
export function AppointmentMenu({ entry, when, hasCalendar, mayWait, onAction }: Props) {
  const texts = useLazyPhrases("appointment");
  const { list, confirm } = texts;
  const label = list.menu({ name: nameOfEntry(entry, texts), when });
  const ways: [EntryAction, string, ComponentType<{ size: number; "aria-hidden": true }>][] = [
    ["details", list.details, Info],
    ["calendar", confirm.addToCalendar, CalendarPlus],
    ["retake", list.retake, RotateCcw],
  ];
  const offered = ways.filter(([action]) => hasCalendar || action !== "calendar");
  return (
    <PopoverButton
      className={`${buttonClass("plain")} ${styles.button}`}
      popoverLabel={label}
      renderContent={(close) => (
        <div className={styles.menu}>
          {mayWait && (
            <Button
              look="plain"
              onClick={() => {
                close();
                onAction("earlier");
              }}
            >
              <BellRing size={18} aria-hidden />
              <EarlierLabel />
            </Button>
          )}
          {offered.map(([action, text, Icon]) => (
            <Button
              key={action}
              look="plain"
              onClick={() => {
                close();
                onAction(action);
              }}
            >
              <Icon size={18} aria-hidden />
              {text}
            </Button>
          ))}
        </div>
      )}
    >
      <Ellipsis size={20} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </PopoverButton>
  );
}
