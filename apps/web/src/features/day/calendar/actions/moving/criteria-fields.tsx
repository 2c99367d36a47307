import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { formatWeekday } from "@rendezvous/phrases/format-date";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { SelectField } from "../../../../../components/fields/select-field.tsx";
import { TextField } from "../../../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import styles from "../action-form.module.css";
import { isServiceDoneOn } from "../booking/services-of-calendar.ts";
import { CalendarSelect } from "../calendar-select.tsx";
import { LengthField } from "../length-field.tsx";
import { type FreeTimeCriteria, DAY_PARTS } from "./use-free-times.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  readonly criteria: FreeTimeCriteria;
  readonly service: Intervention | undefined;
  /** Null: the service is fixed. */
  readonly services: readonly Intervention[] | null;
  readonly onChange: (change: Partial<FreeTimeCriteria>) => void;
}

/** The fields of a search: service, length, first day, calendar, part of the day and weekday. */
export function CriteriaFields({ criteria, service, services, onChange }: Props) {
  const { find, book, day: weekdayLabel, time } = useProPhrases("calendarActions");
  const { calendars } = offeredCatalogue(useLoadedGroup().catalogue);
  const dateLocale = useDateLocale();
  const offered = calendars.filter(({ id }) => isServiceDoneOn(service, id));
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
