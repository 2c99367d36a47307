import { addDays, toDayNumber, weekdayIndex } from "@rendezvous/domain/time/days";
import { type Day, minuteOf } from "@rendezvous/domain/time/instant";
import { formatDaySpan, formatShortDayAndTime, formatWeekday } from "@rendezvous/phrases/format-date";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../../components/button.tsx";
import { Loading } from "../../../../../components/loading.tsx";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { CallFailure } from "../../../../account/account/call-failure.tsx";
import { FieldFrame } from "../../../../ground/form/field-frame.tsx";
import field from "../../../../ground/form/field.module.css";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import { listFreeSlots } from "../../api.ts";
import type { CalendarEvent } from "../../grid/day-event.ts";
import { nameOf } from "../../name-of.ts";
import { SidePane } from "../../side-pane.tsx";
import styles from "../action-form.module.css";
import { CalendarSelect } from "../calendar-select.tsx";
import type { Draft } from "../drafts.ts";

/** A free time on a calendar. */
export interface Hit {
  /** `YYYY-MM-DD HH:MM` on the group's clock. */
  readonly wall: string;
  readonly start: number;
  readonly calendarId: number;
  readonly interventionId: number;
  readonly length: number;
}

/** A search for a free time: its first day and its purpose. */
export interface Search {
  /** Different for each search. */
  readonly key: string;
  readonly from: Day;
  /** The appointment that needs another time; null: a new booking. */
  readonly event: CalendarEvent | null;
  /** The open booking that needs a place; null: a new one. */
  readonly draft: Draft | null;
  /** The free time that is shown in the calendar. */
  readonly hit: Hit | null;
}

interface Props {
  readonly search: Search;
  /** Shows the free time in the calendar. */
  readonly onShow: (hit: Hit) => void;
  readonly onTake: (hit: Hit) => void;
  readonly onClose: () => void;
}

const SEARCHED_DAYS = 14;
const MOST_SHOWN = 40;
const PARTS = ["any", "morning", "afternoon"] as const;
const NOON = "12:00";
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The pane beside the day that finds a free time with any colleague; each time is shown in the calendar before it is taken. */
export function FindPane({ search, onShow, onTake, onClose }: Props) {
  const { event, draft, from: first, hit } = search;
  const { find, book, minutes, day: weekdayLabel, time } = useCalendarActionsPhrases();
  const { group, catalogue } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const { calendars, interventions } = offeredCatalogue(catalogue);
  const services = interventions.filter(({ only_package }) => !only_package);
  const chosenId = event?.appointment.intervention_id ?? draft?.interventionId;
  const [serviceId, setService] = useState(chosenId ?? services[0]?.id ?? 0);
  const [length, setLength] = useState(String(event?.appointment.duration ?? draft?.length ?? ""));
  const [calendarId, setCalendar] = useState(0);
  const [from, setFrom] = useState(first);
  const [part, setPart] = useState<(typeof PARTS)[number]>("any");
  /** The day of the week, Monday 0; null: any. */
  const [weekday, setWeekday] = useState<number | null>(null);
  const service = services.find(({ id }) => id === serviceId);
  const searchedLength = Number(length) || (service?.length ?? 0);
  const offered = calendars.filter(({ id }) => service?.calendar_ids?.includes(id) ?? true);
  const { data, error, isLoading } = useQuery({
    // The key makes it refetch together with the day.
    queryKey: ["calendar", group.id, "free", serviceId, searchedLength, calendarId, from],
    queryFn: ({ signal }) =>
      listFreeSlots(
        group.id,
        {
          start: from,
          nDays: SEARCHED_DAYS,
          appointments: [{ intervention_id: serviceId, calendar_id: calendarId }],
          ...(searchedLength !== service?.length && { length: searchedLength }),
        },
        signal,
      ),
    enabled: service !== undefined && from !== "",
  });
  const isMeant = (wall: string) =>
    (part === "any" || wall.slice(11) < NOON === (part === "morning")) &&
    (weekday === null || weekdayIndex(toDayNumber(wall.slice(0, 10))) === weekday);
  const meant = (data ?? []).filter(({ start }) => isMeant(start));
  const hits = meant.flatMap(({ start, start_at, calendar_ids }) =>
    calendar_ids
      .filter((id) => calendarId === 0 || id === calendarId)
      .map(
        (id): Hit => ({
          wall: start,
          start: minuteOf(Date.parse(start_at)),
          calendarId: id,
          interventionId: serviceId,
          length: searchedLength,
        }),
      ),
  );
  const shown = hits.slice(0, MOST_SHOWN);
  const until = from === "" ? "" : addDays(from, SEARCHED_DAYS - 1);
  const later = hits.length > MOST_SHOWN ? addDays(shown.at(-1)!.wall.slice(0, 10), 1) : addDays(until, 1);
  const day = (one: Day) => formatDaySpan(one, one, dateLocale);
  return (
    <SidePane
      heading={event ? find.otherFor({ name: nameOf(event.appointment) }) : find.heading}
      onClose={onClose}
    >
      <div className={styles.form}>
        {!event && (
          <FieldFrame id="find-service" label={book.service} isRequired={false} hint="" error={null}>
            <select
              id="find-service"
              className={field.input}
              value={serviceId}
              onChange={({ target }) => {
                setService(Number(target.value));
                setLength("");
                setCalendar(0);
              }}
            >
              {services.map((one) => (
                <option key={one.id} value={one.id} lang={one.lang}>
                  {one.publicname}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        <div className={styles.row}>
          <FieldFrame id="find-length" label={minutes} isRequired={false} hint="" error={null}>
            <input
              id="find-length"
              className={field.input}
              type="number"
              min={1}
              max={1440}
              placeholder={String(service?.length ?? "")}
              value={length}
              onChange={({ target }) => setLength(target.value)}
            />
          </FieldFrame>
          <FieldFrame id="find-from" label={find.from} isRequired={false} hint="" error={null}>
            <input
              id="find-from"
              className={field.input}
              type="date"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </FieldFrame>
        </div>
        <CalendarSelect
          id="find-who"
          label={find.who}
          calendars={offered}
          none={find.anyone}
          value={calendarId}
          onChange={setCalendar}
        />
        <div className={styles.row}>
          <FieldFrame id="find-part" label={time} isRequired={false} hint="" error={null}>
            <select
              id="find-part"
              className={field.input}
              value={part}
              onChange={({ target }) => setPart(PARTS.find((one) => one === target.value) ?? "any")}
            >
              {PARTS.map((one) => (
                <option key={one} value={one}>
                  {find[one]}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame id="find-weekday" label={weekdayLabel} isRequired={false} hint="" error={null}>
            <select
              id="find-weekday"
              className={field.input}
              value={weekday ?? ""}
              onChange={({ target }) => setWeekday(target.value === "" ? null : Number(target.value))}
            >
              <option value="">{find.any}</option>
              {WEEKDAYS.map((one) => (
                <option key={one} value={one}>
                  {formatWeekday(one, dateLocale)}
                </option>
              ))}
            </select>
          </FieldFrame>
        </div>
      </div>
      {isLoading && <Loading />}
      <CallFailure failure={error} />
      {data && shown.length === 0 && (
        <p className={styles.quiet}>{find.none({ from: day(from), until: day(until) })}</p>
      )}
      <ul className={styles.found} aria-label={find.heading}>
        {shown.map((one) => {
          const isShown = one.start === hit?.start && one.calendarId === hit.calendarId;
          return (
            <li key={`${one.start} ${one.calendarId}`}>
              <Button aria-pressed={isShown} onClick={() => onShow(one)}>
                {formatShortDayAndTime(one.wall, dateLocale)},{" "}
                {calendars.find(({ id }) => id === one.calendarId)?.publicname}
              </Button>
              {isShown && (
                <Button look="main" onClick={() => onTake(one)}>
                  {event ? find.moveHere : find.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && (
        <div className={`${styles.form} ${styles.buttons}`}>
          <Button onClick={() => setFrom(later)}>{find.later}</Button>
        </div>
      )}
    </SidePane>
  );
}
