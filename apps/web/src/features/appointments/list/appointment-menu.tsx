import { CalendarPlus, CalendarX2, Clock, Ellipsis, Info, RotateCcw } from "lucide-react";
import type { ComponentType } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PopoverButton } from "../../../components/popover-button.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { DirectionsLink } from "../details/directions-link.tsx";
import { useAppointmentPhrases } from "../../../lib/lazy-phrases.ts";
import styles from "./appointment-menu.module.css";
import { type Entry, nameOfEntry } from "../entry.ts";

export type EntryAction = "cancel" | "move" | "retake" | "calendar" | "details";

interface Props {
  entry: Entry;
  /** Its time, for the menu's accessible name. */
  when: string;
  /** Only upcoming appointments need the way there. */
  isUpcoming: boolean;
  /** Whether it may still be moved and cancelled online. */
  isChangeable: boolean;
  onAction: (action: EntryAction) => void;
}

/** The actions on one appointment. */
export function AppointmentMenu({ entry, when, isUpcoming, isChangeable, onAction }: Props) {
  const texts = useAppointmentPhrases();
  const { list, confirm } = texts;
  const label = list.menu({ name: nameOfEntry(entry, texts), when });
  const ways: [EntryAction, string, ComponentType<{ size: number; "aria-hidden": true }>][] = [
    ["details", list.details, Info],
    ["calendar", confirm.addToCalendar, CalendarPlus],
    ["retake", list.retake, RotateCcw],
    ["move", list.move, Clock],
  ];
  const offered = ways.filter(([action]) =>
    action === "move" ? isChangeable : isUpcoming || action === "retake" || action === "details",
  );
  return (
    <PopoverButton
      className={`${buttonClass("plain")} ${styles.button}`}
      popoverLabel={label}
      renderContent={(close) => (
        <div className={styles.menu}>
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
          {isUpcoming && <DirectionsLink appointment={entry.first} look="plain" />}
          {isChangeable && (
            <Button
              look="plain"
              className={styles.cancel}
              onClick={() => {
                close();
                onAction("cancel");
              }}
            >
              <CalendarX2 size={18} aria-hidden />
              {list.cancel}
            </Button>
          )}
        </div>
      )}
    >
      <Ellipsis size={20} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </PopoverButton>
  );
}
