import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { splitUpcomingAndPast } from "@rendezvous/domain/appointment/split-upcoming-and-past";
import { VIDEO_POLL_MS } from "@rendezvous/domain/appointment/video-window";
import { CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { useNow } from "../../../../lib/use-now.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toBookingStart } from "../../../ground/group/paths.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import styles from "./appointment-lists.module.css";
import type { EntryAction } from "./appointment-menu.tsx";
import { type Entry, appointmentsMovedWith, useChangeDeadline } from "../entry.ts";
import { Link } from "../../../../lib/navigation.tsx";
import selectionBar from "./selection-bar.module.css";

interface Props {
  /** The entries of one person, or of all people. */
  entries: readonly Entry[];
  /** All appointments of the session, among them those that move together with an entry; by default those of the entries. */
  all?: readonly Appointment[];
  /** The person's name if several people have appointments; otherwise "". */
  name: string;
  /** Replaces the usual text if there is no upcoming appointment. */
  none?: string | null;
  /** A professional's remark on an appointment, such as a no-show; "" for none. */
  remarkOn?: (entry: Entry) => string;
  onAction: (action: EntryAction, entries: readonly Entry[]) => void;
  onBegun: () => void;
}

const PAST_SHOWN = 5;

/** Upcoming appointments, next first; past ones, latest first; and video meetings that can be joined now. */
export function AppointmentLists({
  entries,
  all = entries.flatMap(({ appointments }) => appointments),
  name,
  none = null,
  remarkOn = () => "",
  onAction,
  onBegun,
}: Props) {
  const texts = useLazyPhrases("appointment").list;
  const now = useNow(VIDEO_POLL_MS);
  const { upcoming, past } = splitUpcomingAndPast(entries, now);
  const running = past.filter(({ first, end_at }) => first.videoconference && Date.parse(end_at) > now);
  const changeableOf = useChangeDeadline();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isAllShown, setAllShown] = useState(false);
  const chosen = upcoming.filter(({ id }) => selected.has(id));
  const select = (id: number, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  const cardOf = (entry: Entry, isUpcoming: boolean) => {
    const changeable = changeableOf(entry.appointments);
    const together = appointmentsMovedWith(entry, all);
    return (
      <AppointmentCard
        key={entry.id}
        entry={entry}
        isUpcoming={isUpcoming}
        isNext={isUpcoming && entry === upcoming[0]}
        changeable={changeable}
        movable={changeableOf(together)}
        remark={remarkOn(entry)}
        isSelected={
          isUpcoming && changeable.isOpen && upcoming.length > 1 ? selected.has(entry.id) : undefined
        }
        onSelect={(isSelected) => select(entry.id, isSelected)}
        onAction={(action) => onAction(action, [entry])}
        onBegun={onBegun}
      />
    );
  };
  const shownPast = isAllShown ? past : past.slice(0, PAST_SHOWN);
  const restCount = past.length - shownPast.length;
  return (
    <div className={styles.lists}>
      {running.length > 0 && (
        <Section title={texts.now}>
          <ul className={styles.list}>{running.map((entry) => cardOf(entry, false))}</ul>
        </Section>
      )}
      <Section title={texts.upcoming}>
        {upcoming.length === 0 ? (
          <NothingToCome text={none ?? (name === "" ? texts.noRdv : texts.noRdvFor({ name }))} />
        ) : (
          <ul className={styles.list}>{upcoming.map((entry) => cardOf(entry, true))}</ul>
        )}
        {chosen.length > 0 && (
          <SelectionBar
            count={chosen.length}
            onCancel={() => onAction("cancel", chosen)}
            onClear={() => setSelected(new Set())}
          />
        )}
      </Section>
      {past.length > 0 && (
        <Section title={texts.past}>
          <ul className={styles.list}>{shownPast.map((entry) => cardOf(entry, false))}</ul>
          {restCount > 0 && (
            <Button look="plain" onClick={() => setAllShown(true)}>
              {texts.earlier(restCount)}
            </Button>
          )}
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function NothingToCome({ text }: { text: string }) {
  const texts = useLazyPhrases("appointment").list;
  const { group } = useLoadedGroup();
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      <Link className={buttonClass("main")} {...toBookingStart(group.urlname)}>
        <CalendarPlus size={18} aria-hidden="true" />
        {texts.take}
      </Link>
    </div>
  );
}

interface SelectionBarProps {
  /** At least 1. */
  count: number;
  onCancel: () => void;
  onClear: () => void;
}

/** The actions on several selected appointments, at the bottom of the window while their list is visible. */
function SelectionBar({ count, onCancel, onClear }: SelectionBarProps) {
  const texts = useLazyPhrases("appointment").list;
  return (
    <div className={selectionBar.bar}>
      <p className={selectionBar.count}>{texts.selected(count)}</p>
      <Button look="plain" onClick={onClear}>
        {texts.unselect}
      </Button>
      <Button look="danger" onClick={onCancel}>
        {texts.cancelSelected(count)}
      </Button>
    </div>
  );
}
