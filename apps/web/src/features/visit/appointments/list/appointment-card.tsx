import { formatTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { BellRing, CalendarPlus, CalendarX2, Clock } from "lucide-react";
import { Button } from "../../../../components/button.tsx";
import { Chip } from "../../../../components/chip.tsx";
import { SentenceWithNames, Names } from "../../../../components/names.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { thumbnailAddress } from "../../../ground/group/thumbnail-address.ts";
import { Countdown } from "../details/countdown.tsx";
import { DirectionsLink } from "../details/directions-link.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import styles from "./appointment-card.module.css";
import { AppointmentMenu, EarlierLabel, type EntryAction } from "./appointment-menu.tsx";
import {
  calendarsOfEntry,
  classesOfEntry,
  type Entry,
  languageOfEntryName,
  nameOfEntry,
  roomsOfEntry,
  type useChangeDeadline,
} from "../entry.ts";
import { useFormatStart } from "../use-format-start.ts";
import { PlacesNote } from "../../classes/places-note.tsx";
import { PassNote } from "../../passes/pass-note.tsx";
import { VideoButton } from "./video-button.tsx";

interface Props {
  entry: Entry;
  isUpcoming: boolean;
  /** The first one to come shows every action; later ones have some of them in their menu. */
  isNext: boolean;
  /** How long clients may cancel it. */
  changeable: ReturnType<ReturnType<typeof useChangeDeadline>>;
  /** How long they may move it, with the appointments that move together with it. */
  movable: ReturnType<ReturnType<typeof useChangeDeadline>>;
  /** A remark beside the service; "" for none. */
  remark: string;
  /** undefined if the list has no selection. */
  isSelected?: boolean | undefined;
  onSelect?: (isSelected: boolean) => void;
  onAction: (action: EntryAction) => void;
  /** Called when the appointment has begun, so that the list is fetched again. */
  onBegun: () => void;
}

/** Shows the time, service, calendar and place, and the actions. */
export function AppointmentCard(props: Props) {
  const { entry, isUpcoming, isNext, changeable, movable, remark, isSelected, onSelect, onAction, onBegun } =
    props;
  const { summary } = usePhrases();
  const texts = useLazyPhrases("appointment");
  const { list, confirm } = texts;
  const { group } = useLoadedGroup();
  const formatStart = useFormatStart();
  const dateLocale = useDateLocale();
  const { first, appointments } = entry;
  const name = nameOfEntry(entry, texts);
  const when = formatStart(entry);
  const calendars = calendarsOfEntry(entry);
  const rooms = roomsOfEntry(entry);
  const place = first.videoconference ? confirm.video : (first.address?.address ?? first.location);
  // If it is too late to move but not to cancel, no text is shown, because either text would be wrong for one of the two.
  const text = changeable.isOpen && !movable.isOpen ? null : movable.text;
  const mayWait = isUpcoming && group.has_waiting_list && movable.isOpen;
  const video = appointments.filter(({ videoconference }) => videoconference);
  return (
    <li className={styles.card} data-past={!isUpcoming || undefined}>
      {isSelected !== undefined && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={list.select({ name, when })}
            checked={isSelected}
            onChange={(event) => onSelect?.(event.target.checked)}
          />
        </label>
      )}
      <Picture calendarId={first.calendar_id} />
      <div className={styles.text}>
        <h3 className={styles.when}>{when}</h3>
        {isUpcoming && (
          <p className={styles.quiet}>
            <Countdown start={first.start} start_at={first.start_at} />
          </p>
        )}
        <p>
          <Names names={[{ name, lang: languageOfEntryName(entry) }, ...classesOfEntry(entry)]} />
          {group.display_intervention_length && (
            <span className={styles.quiet}> {formatDuration(entry.durationMinutes, dateLocale)}</span>
          )}{" "}
          {first.pack !== null && <Chip>{summary.pack}</Chip>} {remark !== "" && <Chip>{remark}</Chip>}
        </p>
        {first.pack !== null && <Parts entry={entry} />}
        {first.places !== undefined && <PlacesNote places={first.places} guests={first.guests} />}
        {calendars.length > 0 && (
          <p className={styles.quiet}>
            <SentenceWithNames names={calendars} sentence={list.with} />
          </p>
        )}
        {isUpcoming && rooms.length > 0 && (
          <p className={styles.quiet}>
            <Names names={rooms} />
          </p>
        )}
        {isUpcoming && place !== "" && <p className={styles.quiet}>{place}</p>}
        {isUpcoming && text !== null && <p className={styles.quiet}>{text}</p>}
        {isUpcoming && first.pass && (
          <p className={styles.quiet}>
            <PassNote pass={first.pass} />
          </p>
        )}
        {video.map((one) => (
          <div key={one.id} className={styles.video}>
            <VideoButton appointment={one} onBegun={onBegun} />
          </div>
        ))}
      </div>
      {isUpcoming && <CardActions {...props} name={name} when={when} mayWait={mayWait && isNext} />}
      <AppointmentMenu
        entry={entry}
        when={when}
        hasCalendar={isUpcoming && !isNext}
        mayWait={mayWait && !isNext}
        onAction={onAction}
      />
    </li>
  );
}

interface CardActionsProps extends Pick<Props, "entry" | "isNext" | "changeable" | "movable" | "onAction"> {
  name: string;
  when: string;
  /** Whether the button that waits for something earlier is shown. */
  mayWait: boolean;
}

function CardActions({
  entry,
  isNext,
  changeable,
  movable,
  onAction,
  name,
  when,
  mayWait,
}: CardActionsProps) {
  const { list, confirm } = useLazyPhrases("appointment");
  const { group } = useLoadedGroup();
  const which = <VisuallyHidden>{`${name}, ${when}`}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      {movable.isOpen ? (
        <Button onClick={() => onAction("move")}>
          <Clock size={18} aria-hidden="true" />
          {list.move} {which}
        </Button>
      ) : (
        <PhoneLink phone={group.phone} />
      )}
      {mayWait && (
        <Button onClick={() => onAction("earlier")}>
          <BellRing size={18} aria-hidden="true" />
          <EarlierLabel /> {which}
        </Button>
      )}
      {isNext && (
        <Button onClick={() => onAction("calendar")}>
          <CalendarPlus size={18} aria-hidden="true" />
          {confirm.addToCalendar} {which}
        </Button>
      )}
      <DirectionsLink appointment={entry.first} look="quiet" />
      {changeable.isOpen && (
        <Button className={styles.cancel} onClick={() => onAction("cancel")}>
          <CalendarX2 size={18} aria-hidden="true" />
          {list.cancel} {which}
        </Button>
      )}
    </div>
  );
}

/** The calendar's picture; nothing without one. */
function Picture({ calendarId }: { calendarId: number }) {
  const { catalogue } = useLoadedGroup();
  const thumbnail = catalogue.calendars.find(({ id }) => id === calendarId)?.thumbnail ?? null;
  if (thumbnail === null) return null;
  return (
    <img
      className={styles.picture}
      src={thumbnailAddress(thumbnail, false)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The services of a pack with their times, which also show the breaks. */
function Parts({ entry }: { entry: Entry }) {
  const dateLocale = useDateLocale();
  return (
    <ol className={styles.parts}>
      {entry.appointments.map((one) => (
        <li key={one.id}>
          {formatTime(one.start, dateLocale)} <Names names={one.interventions} />
        </li>
      ))}
    </ol>
  );
}
