import type { Calendar, Class } from "@rendezvous/contract/catalogue/catalogue";
import type { StoredClass } from "./slot-catalogue.ts";
import type { StoredCalendar } from "./stored-catalogue.ts";
import { type TextsInLanguage, toWireRecord } from "./wire-record.ts";
import type { PostalAddress } from "@rendezvous/domain/group/group-record";

/** For example `12 rue des Lilas, 75011 Paris`; "" without an address. */
export function toAddressText({ address = "", zipcode = "", city = "" }: PostalAddress): string {
  return [address, [zipcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

export function toWireCalendar(calendar: StoredCalendar, texts: TextsInLanguage): Calendar {
  const { address } = calendar;
  return {
    ...toWireRecord(calendar, texts),
    resource: calendar.resource,
    calendarset_id: calendar.calendarset_id,
    maxrdv_period: calendar.maxrdv_period,
    address: address && {
      address: toAddressText(address),
      lat: address.lat ?? null,
      lng: address.lng ?? null,
    },
  };
}

export function toWireClass(
  { record, service, teacherId, roomId }: StoredClass,
  texts: TextsInLanguage,
): Class {
  return {
    ...toWireCalendar(record, texts),
    intervention_id: service.id,
    teacher_id: teacherId,
    room_id: roomId,
    places: record.capacity,
    max_places: record.max_places,
  };
}
