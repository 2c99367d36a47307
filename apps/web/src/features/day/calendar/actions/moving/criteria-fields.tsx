import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { useCalendarActionsPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { FieldFrame } from "../../../../ground/form/field-frame.tsx";
import field from "../../../../ground/form/field.module.css";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import styles from "../action-form.module.css";
import { isDoneOn } from "../booking/services-on.ts";
import { CalendarSelect } from "../calendar-select.tsx";
import { LengthField } from "../length-field.tsx";
import { type Criteria, PARTS } from "./use-free-times.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  readonly criteria: Criteria;
  readonly service: Intervention | undefined;
  /** Null: the service is fixed. */
  readonly services: readonly Intervention[] | null;
  readonly onChange: (change: Partial<Criteria>) => void;
}

/** The fields of a search: service, length, first day, calendar, part of the day and weekday. */
export function CriteriaFields({ criteria, service, services, onChange }: Props) {
  const { find, book, day: weekdayLabel, time } = useCalendarActionsPhrases();
  const { calendars } = offeredCatalogue(useLoadedGroup().catalogue);
  const dateLocale = useDateLocale();
  const offered = calendars.filter(({ id }) => isDoneOn(service, id));
  return (
    <div className={styles.form}>
      {services && (
        <FieldFrame id="find-service" label={book.service} isRequired={false} hint="" error={null}>
          <select
            id="find-service"
            className={field.input}
            value={criteria.serviceId}
            onChange={({ target }) => {
              onChange({ serviceId: Number(target.value), length: "", calendarId: 0 });
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
        <LengthField
          id="find-length"
          value={criteria.length}
          usual={service?.length}
          onChange={(length) => onChange({ length })}
        />
        <FieldFrame id="find-from" label={find.from} isRequired={false} hint="" error={null}>
          <input
            id="find-from"
            className={field.input}
            type="date"
            value={criteria.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </FieldFrame>
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
        <FieldFrame id="find-part" label={time} isRequired={false} hint="" error={null}>
          <select
            id="find-part"
            className={field.input}
            value={criteria.part}
            onChange={({ target }) => onChange({ part: PARTS.find((one) => one === target.value) ?? "any" })}
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
            value={criteria.weekday ?? ""}
            onChange={({ target }) =>
              onChange({ weekday: target.value === "" ? null : Number(target.value) })
            }
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
  );
}
