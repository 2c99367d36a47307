import { leaveLaterPlacesOpen } from "@rendezvous/domain/sequence/leave-later-places-open";
import { NO_PREFERENCE } from "@rendezvous/domain/sequence/model";
import { calendarsOf, NO_ANSWERS } from "@rendezvous/domain/sequence/options";
import {
  formatDayOfMonth,
  formatShortDayAndTime,
  formatShortWeekday,
  formatTime,
} from "@rendezvous/phrases/format-date";
import { useQuery } from "@tanstack/react-query";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { now } from "../../../../lib/clock.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useBookingStore } from "../booking-store.ts";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { type NextTimesLine, nextTimesQueryOptions } from "./api.ts";
import styles from "./next-times.module.css";

/** The choice of a card that shows its next free times; the calendar 0 is "no preference". */
export interface TimedChoice {
  readonly step: "intervention_ids" | "calendar_id";
  readonly id: number;
  readonly name: string;
}

/** The next free times of a card: a time chooses the card and itself, and opens the next step. */
export function NextTimes({ step, id, name }: TimedChoice) {
  const phrases = useLazyPhrases("appointment").nextTimes;
  const { noneAtAll } = usePhrases().slots;
  const dateLocale = useDateLocale();
  const { config } = useChoices();
  const store = useBookingStore();
  const choose = useChoose("slots");
  const later = leaveLaterPlacesOpen(config, step);
  const starts = useNextStarts(step, id);
  if (later === null || starts === undefined) return null;
  if (starts.length === 0) return <p className={styles.none}>{noneAtAll}</p>;
  const chooseAt = ({ start, start_at, promotion }: Start) => {
    const { dispatch } = store.getState();
    if (step === "calendar_id") dispatch({ type: "choose_calendar", calendar_id: id });
    else dispatch({ type: "choose_intervention", intervention_id: id });
    for (const action of later) dispatch(action);
    choose({ type: "choose_slot", slot: { start, start_at, promotion } });
  };
  return (
    <div className={styles.times}>
      {phrases.from}
      <ul className={styles.list} aria-label={phrases.list({ name })}>
        {starts.map((one, at) => (
          <li key={one.start_at}>
            <button type="button" className={styles.time} onClick={() => chooseAt(one)}>
              <StartText start={one.start} before={starts[at - 1]?.start} dateLocale={dateLocale} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "from Tue 24, 08:30" for a calendar of the chosen service; empty until it is loaded, or if there is none. */
export function FirstTime({ calendarId, className }: { calendarId: number; className: string | undefined }) {
  const phrases = useLazyPhrases("appointment").nextTimes;
  const dateLocale = useDateLocale();
  const [first] = useNextStarts("calendar_id", calendarId) ?? [];
  return (
    <span className={className}>
      {first && (
        <>
          {phrases.from} <StartText start={first.start} before={undefined} dateLocale={dateLocale} />
        </>
      )}
    </span>
  );
}

type Start = NextTimesLine["starts"][number];

interface StartTextProps {
  start: string;
  before: string | undefined;
  dateLocale: string;
}

/** "Tue 24, 08:30", with the month from four weeks ahead on; only the time if the one before is of the same day. */
function StartText({ start, before, dateLocale }: StartTextProps) {
  const [day, time] = toDayAndTime(start, dateLocale);
  if (before?.slice(0, 10) !== start.slice(0, 10)) return `${day}, ${time}`;
  return (
    <>
      <VisuallyHidden>{day}, </VisuallyHidden>
      {time}
    </>
  );
}

const NEAR_MS = 28 * 86_400_000;

function toDayAndTime(start: string, dateLocale: string): [day: string, time: string] {
  const isNear = start < new Date(now() + NEAR_MS).toISOString();
  const time = formatTime(start, dateLocale);
  const day = isNear
    ? `${formatShortWeekday(start, dateLocale)} ${formatDayOfMonth(start, dateLocale)}`
    : formatShortDayAndTime(start, dateLocale).slice(0, -`, ${time}`.length);
  return [day, time];
}

/** Returns the next times of a card, among the places chosen in earlier steps; undefined until they are loaded. */
function useNextStarts(step: TimedChoice["step"], id: number): readonly Start[] | undefined {
  const { group } = useLoadedGroup();
  const { config, active } = useChoices();
  const answers = active.answers.get(step) ?? NO_ANSWERS;
  const calendars = calendarsOf(config.catalogue, [], answers);
  const isOfService = step === "calendar_id";
  const { data } = useQuery({
    ...nextTimesQueryOptions(group.id, {
      intervention_id: isOfService ? (answers.intervention_id ?? undefined) : undefined,
      calendar_ids: calendars.length < config.catalogue.calendars.length ? calendars : undefined,
      resource_id: answers.resource_id || undefined,
    }),
    enabled: !isOfService || answers.intervention_id !== null,
    select: ({ next_times }) =>
      next_times.find((line) =>
        isOfService ? (line.calendar_id ?? NO_PREFERENCE) === id : line.intervention_id === id,
      )?.starts,
  });
  return data;
}
