import { formatDaySpan, formatShortDayAndTime, formatWeekday } from "@rendezvous/phrases/format-date";
import type { Day } from "@rendezvous/domain/time/instant";
import { useState } from "react";
import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { Button } from "../../../../../components/button.tsx";
import { Loading } from "../../../../../components/loading.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { CallFailure } from "../../../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import type { CalendarEvent } from "../../grid/day-event.ts";
import { clientSortName } from "../../client-sort-name.ts";
import { SidePane } from "../../side-pane.tsx";
import styles from "../action-form.module.css";
import type { PendingBooking } from "../use-pending-bookings.ts";
import { type FreeTimeCriteria, type FoundTime, useFreeTimes, DAY_PARTS } from "./use-free-times.ts";
import { SelectField } from "../../../../../components/fields/select-field.tsx";
import { TextField } from "../../../../../components/fields/text-field.tsx";
import { isServicePerformedOn } from "../booking/services-of-calendar.ts";
import { CalendarSelect } from "../calendar-select.tsx";
import { LengthField } from "../length-field.tsx";

/** A search for a free time: the first day to search, and whether the time is for a new booking or for moving an appointment. */
export interface FreeTimeSearch {
  /** Different for each search. */
  readonly key: string;
  readonly from: Day;
  /** The appointment that needs another time; null: a new booking. */
  readonly event: CalendarEvent | null;
  /** The open booking that needs a place; null: a new one. */
  readonly draft: PendingBooking | null;
  /** The free time that is shown in the calendar. */
  readonly hit: FoundTime | null;
}

interface Props {
  readonly search: FreeTimeSearch;
  /** Shows the free time in the calendar. */
  readonly onShow: (hit: FoundTime) => void;
  readonly onTake: (hit: FoundTime) => void;
  readonly onClose: () => void;
}

/** The pane beside the day that finds a free time with any colleague; each time is shown in the calendar before it is taken. */
export function FreeTimePane({ search, onShow, onTake, onClose }: Props) {
  const { event, draft, from, hit } = search;
  const { find } = useProPhrases("calendarActions");
  const { catalogue } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const services = offeredCatalogue(catalogue).interventions.filter(({ only_package }) => !only_package);
  const chosenId = event?.appointment.intervention_id ?? draft?.interventionId;
  const [criteria, setCriteria] = useState<FreeTimeCriteria>({
    serviceId: chosenId ?? services[0]?.id ?? 0,
    length: String(event?.appointment.duration ?? draft?.length ?? ""),
    calendarId: 0,
    from,
    part: "any",
    weekday: null,
  });
  const change = (next: Partial<FreeTimeCriteria>) => setCriteria((current) => ({ ...current, ...next }));
  const service = services.find(({ id }) => id === criteria.serviceId);
  const { data, error, isLoading, shown, until, later } = useFreeTimes(criteria, service);
  const day = (one: Day) => formatDaySpan(one, one, dateLocale);
  return (
    <SidePane
      heading={event ? find.otherFor({ name: clientSortName(event.appointment) }) : find.heading}
      onClose={onClose}
    >
      <CriteriaFields
        criteria={criteria}
        service={service}
        services={event ? null : services}
        onChange={change}
      />
      {isLoading && <Loading />}
      <CallFailure failure={error} />
      {data && shown.length === 0 && (
        <p className={styles.quiet}>{find.none({ from: day(criteria.from), until: day(until) })}</p>
      )}
      <Hits hits={shown} hit={hit} take={event ? find.moveHere : find.take} onShow={onShow} onTake={onTake} />
      {data && (
        <div className={`${styles.form} ${styles.buttons}`}>
          <Button onClick={() => change({ from: later })}>{find.later}</Button>
        </div>
      )}
    </SidePane>
  );
}

interface HitsProps extends Pick<Props, "onShow" | "onTake"> {
  readonly hits: readonly FoundTime[];
  readonly hit: FoundTime | null;
  /** The label of the button that takes the shown time. */
  readonly take: string;
}

/** Lists the free times; the one that is shown in the calendar can be taken. */
function Hits({ hits, hit, take, onShow, onTake }: HitsProps) {
  const { find } = useProPhrases("calendarActions");
  const { calendars } = offeredCatalogue(useLoadedGroup().catalogue);
  const dateLocale = useDateLocale();
  return (
    <ul className={styles.found} aria-label={find.heading}>
      {hits.map((one) => {
        const isShown = one.start === hit?.start && one.calendarId === hit.calendarId;
        return (
          <li key={`${one.start} ${one.calendarId}`}>
            <Button aria-pressed={isShown} onClick={() => onShow(one)}>
              {formatShortDayAndTime(one.wall, dateLocale)},{" "}
              {calendars.find(({ id }) => id === one.calendarId)?.publicname}
            </Button>
            {isShown && (
              <Button look="main" onClick={() => onTake(one)}>
                {take}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface CriteriaFieldsProps {
  readonly criteria: FreeTimeCriteria;
  readonly service: Intervention | undefined;
  /** Null: the service is fixed. */
  readonly services: readonly Intervention[] | null;
  readonly onChange: (change: Partial<FreeTimeCriteria>) => void;
}

/** The fields of a search: service, length, first day, calendar, part of the day and weekday. */
function CriteriaFields({ criteria, service, services, onChange }: CriteriaFieldsProps) {
  const { find, book, day: weekdayLabel, time } = useProPhrases("calendarActions");
  const { calendars } = offeredCatalogue(useLoadedGroup().catalogue);
  const dateLocale = useDateLocale();
  const offered = calendars.filter(({ id }) => isServicePerformedOn(service, id));
  return (
    <div className={styles.form}>
      {services && (
        <SelectField
          label={book.service}
          value={criteria.serviceId}
          onChange={(id) => onChange({ serviceId: Number(id), length: "", calendarId: 0 })}
        >
          {services.map((one) => (
            <option key={one.id} value={one.id} lang={one.lang}>
              {one.publicname}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.row}>
        <LengthField
          id="find-length"
          value={criteria.length}
          usual={service?.length}
          onChange={(length) => onChange({ length })}
        />
        <TextField
          label={find.from}
          type="date"
          value={criteria.from}
          onChange={(from) => onChange({ from })}
        />
      </div>
      <CalendarSelect
        id="find-who"
        label={find.who}
        calendars={offered}
        none={find.anyone}
        value={criteria.calendarId}
        onChange={(calendarId) => onChange({ calendarId })}
      />
      <div className={styles.row}>
        <SelectField
          label={time}
          options={DAY_PARTS.map((one) => [one, find[one]])}
          value={criteria.part}
          onChange={(part) => onChange({ part: DAY_PARTS.find((one) => one === part) ?? "any" })}
        />
        <SelectField
          label={weekdayLabel}
          none={find.any}
          options={WEEKDAYS.map((one) => [one, formatWeekday(one, dateLocale)])}
          value={criteria.weekday ?? ""}
          onChange={(weekday) => onChange({ weekday: weekday === "" ? null : Number(weekday) })}
        />
      </div>
    </div>
  );
}
