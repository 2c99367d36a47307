import type { Day, EpochMinute } from "@rendezvous/domain/time/instant";
import { formatRfc3339, formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { formatShortDayAndTime } from "@rendezvous/phrases/format-date";
import { useEffect, useMemo, useRef } from "react";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../../components/fields/text-field.tsx";
import { LabelledTimeField } from "../../../../components/fields/time-field.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../../ground/group/offered-catalogue.ts";
import styles from "./action-form.module.css";
import { CalendarSelect } from "./calendar-select.tsx";

/** The values of the fields for day, time and calendar; day and time may be temporarily empty. */
export interface TypedPlace {
  readonly day: Day;
  readonly time: string;
  readonly calendarId: number;
}

interface Props {
  /** The prefix of the field ids. */
  id: string;
  place: TypedPlace;
  /** Offers only calendars that do this service, and the present calendar; null: all calendars. */
  interventionId: number | null;
  hasFocus?: boolean;
  onChange: (place: TypedPlace) => void;
}

export function PlaceFields({ id, place, interventionId, hasFocus = false, onChange }: Props) {
  const phrases = useProPhrases("calendarActions");
  const { catalogue } = useLoadedGroup();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  const { calendars, classes, interventions } = useMemo(() => offeredCatalogue(catalogue), [catalogue]);
  const service = interventions.find((one) => one.id === interventionId);
  const calendarIds = service?.calendar_ids ?? null;
  const offered = service?.in_classes
    ? classes.filter((one) => one.intervention_id === service.id)
    : calendars.filter(
        (one) => calendarIds === null || calendarIds.includes(one.id) || one.id === place.calendarId,
      );
  return (
    <>
      <div className={styles.row}>
        <TextField
          ref={first}
          id={`${id}-day`}
          label={phrases.day}
          type="date"
          required
          value={place.day}
          onChange={(day) => onChange({ ...place, day })}
        />
        <LabelledTimeField
          id={`${id}-time`}
          label={phrases.time}
          value={place.time}
          onChange={(time) => onChange({ ...place, time })}
        />
      </div>
      <CalendarSelect
        id={`${id}-calendar`}
        label={phrases.calendar}
        calendars={offered}
        value={place.calendarId}
        onChange={(calendarId) => onChange({ ...place, calendarId })}
      />
    </>
  );
}

export function toTypedPlace(zone: string, minute: EpochMinute, calendarId: number): TypedPlace {
  const wall = formatWallDateTime(zone, minute);
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), calendarId };
}

export function formatPlace({ day, time }: TypedPlace, dateLocale: string): string {
  return formatShortDayAndTime(`${day} ${time}`, dateLocale);
}

/** Returns the start in these fields. A submitted form has both of them filled in. */
export function toStart(zone: string, { day, time }: TypedPlace): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return formatRfc3339(zone, wallToInstant(zone, day, hour * 60 + minute));
}
