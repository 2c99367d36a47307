import type { ClassDate } from "@rendezvous/contract/booking/class-date";
import type { ChosenSlot } from "@rendezvous/domain/sequence/model";
import type { Day } from "@rendezvous/domain/time/instant";
import { formatDay, formatDayAndTime, formatTime } from "@rendezvous/phrases/format-date";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { Names } from "../../../components/names.tsx";
import { Notice } from "../../../components/notice.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { slotsQueryKey } from "../slots/api/list-available-time-slots.ts";
import sessionRow from "../slots/session-row.module.css";
import { PlacesFields } from "./places-fields.tsx";
import { placesOfClass } from "./places-of-class.ts";
import styles from "./class-dates.module.css";

/** Four weeks: what people look at before they ask for later dates. */
const DAYS_AT_ONCE = 28;

interface Props {
  readonly interventionId: number;
  readonly today: Day;
  readonly selected: ChosenSlot | null;
  /** The token of the visitor's hold, whose place is listed as free. */
  readonly hold: string | null;
  /** Offers to wait for so many places. */
  readonly waiting: (places: number) => ReactNode;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** The number of places, and the dates of the classes that give a service, in place of the free times. */
export function ClassDates({ selected, waiting, onChoose, ...list }: Props) {
  const { catalogue } = useLoadedGroup();
  const [places, setPlaces] = useState(selected?.places ?? 1);
  const [guests, setGuests] = useState(selected?.guests ?? []);
  const own = catalogue.classes.filter(({ intervention_id }) => intervention_id === list.interventionId);
  const most = Math.max(1, ...own.map(({ max_places }) => max_places));
  return (
    <div className={styles.dates}>
      {most > 1 && <PlacesFields {...{ most, places, guests }} onPlaces={setPlaces} onGuests={setGuests} />}
      <DateList
        {...list}
        classId={null}
        places={places}
        selected={selected}
        waiting={waiting(places)}
        onChoose={(slot) => onChoose({ ...slot, ...toParty(places, guests) })}
      />
    </div>
  );
}

interface ListProps extends Omit<Props, "waiting"> {
  /** The only class whose dates are listed; null: every class that gives the service. */
  readonly classId: number | null;
  readonly places: number;
  /** Shown below dates of which some have too few places. */
  readonly waiting?: ReactNode;
}

/** The dates of the classes that give a service. Those with fewer free places are listed too, but cannot be pressed. */
export function DateList({
  interventionId,
  classId,
  today,
  places,
  selected,
  hold,
  waiting,
  onChoose,
}: ListProps) {
  const { slots: phrases, common } = usePhrases();
  const words = useLazyPhrases("classes");
  const { group } = useLoadedGroup();
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, refetch, ...pages } = useInfiniteQuery({
    queryKey: [...slotsQueryKey(group.id), "classes", interventionId, today],
    queryFn: ({ pageParam, signal }) =>
      callApi("GET /groups/{id}/classes.dates", {
        path: { id: group.id },
        // Not part of the key, because an answer from before the hold is valid too.
        query: { intervention_ids: [interventionId], start: pageParam, nDays: DAYS_AT_ONCE, hold },
        signal,
      }),
    initialPageParam: today,
    getNextPageParam: ({ next_day }) => next_day,
  });
  if (isError)
    return (
      <Notice look="problem">
        <p>{phrases.failed}</p>
        <Button onClick={() => void refetch()}>{common.retry}</Button>
      </Notice>
    );
  if (!data) return <Loading />;
  const dates = data.pages
    .flatMap(({ records }) => records)
    .filter(({ class_id }) => classId === null || class_id === classId);
  const days = Map.groupBy(dates, ({ start }) => start.slice(0, 10));
  return (
    <div className={styles.dates}>
      {days.size === 0 && !pages.hasNextPage && <Notice look="hint">{phrases.noneAtAll}</Notice>}
      <div ref={list} className={styles.days}>
        {[...days].map(([day, ofDay]) => (
          <DayOfClasses
            key={day}
            day={day}
            dates={ofDay}
            places={places}
            selected={selected}
            onChoose={onChoose}
          />
        ))}
      </div>
      <MoreButton list={list} pages={pages}>
        {words.later}
      </MoreButton>
      {dates.some(({ free }) => free < places) && waiting}
    </div>
  );
}

/** Returns the places and the names that were filled in; nothing for one place. */
function toParty(places: number, guests: readonly string[]): Pick<ChosenSlot, "places" | "guests"> {
  if (places === 1) return {};
  const named = guests.slice(0, places - 1).flatMap((name) => name.trim() || []);
  return { places, ...(named.length > 0 && { guests: named }) };
}

interface RowProps extends Pick<Props, "selected" | "onChoose"> {
  readonly places: number;
}

interface DayProps extends RowProps {
  readonly day: Day;
  readonly dates: readonly ClassDate[];
}

function DayOfClasses({ day, dates, ...row }: DayProps) {
  const dateLocale = useDateLocale();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-class-day={day} tabIndex={-1}>
      <h2 id={headingId} className={styles.day}>
        {formatDay(day, dateLocale)}
      </h2>
      <ul className={styles.list}>
        {dates.map((date) => (
          <li key={`${date.class_id} ${date.start_at}`}>
            <DateRow date={date} {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A date: its time, the class with its teacher and room, and the places left. A full one cannot be pressed. */
function DateRow({ date, places, selected, onChoose }: RowProps & { date: ClassDate }) {
  const phrases = usePhrases().slots;
  const words = useLazyPhrases("classes");
  const dateLocale = useDateLocale();
  const { catalogue } = useLoadedGroup();
  const { start, start_at, class_id, free } = date;
  const names = placesOfClass(catalogue, class_id);
  const most = catalogue.classes.find(({ id }) => id === class_id)?.max_places ?? 1;
  // Two classes may begin at the same time.
  const isSelected = selected?.start_at === start_at && (selected.class_id ?? class_id) === class_id;
  const left = free === 0 ? words.full : phrases.placesLeft(free);
  return (
    <button
      type="button"
      className={`${sessionRow.row} ${styles.row}`}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      disabled={free < places || most < places}
      onClick={() => onChoose({ start, start_at, class_id })}
    >
      <span aria-hidden className={sessionRow.face}>
        <span className={sessionRow.time}>{formatTime(start, dateLocale)}</span>
        <span className={sessionRow.teacher}>
          <Names names={names} />
        </span>
        <span className={sessionRow.details}>{left}</span>
      </span>
      <VisuallyHidden>
        {formatDayAndTime(start, dateLocale)}
        {", "}
        <Names names={names} />
        {`, ${left}`}
      </VisuallyHidden>
    </button>
  );
}
