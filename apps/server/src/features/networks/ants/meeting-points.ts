import type { GroupRecord, PostalAddress } from "@rendezvous/domain/group/group-record";
import type { StoredCalendar } from "../../catalogue/catalogue/stored-catalogue.ts";

/** A place where a group gives appointments, as the national search lists it. */
export interface MeetingPoint {
  /** The group's id; of a place with an address of its own, also that of the first calendar there. */
  readonly id: string;
  readonly name: string;
  readonly address: PostalAddress;
  readonly calendarIds: readonly number[];
}

type Place = Pick<StoredCalendar, "id" | "address">;

/** Returns the places of a group: its own address, and the addresses that its calendars have instead. */
export function toMeetingPoints(group: GroupRecord, calendars: readonly Place[]): MeetingPoint[] {
  const { address, zipcode, city, lat, lng } = group.fields;
  const points = new Map<string, MeetingPoint>();
  for (const calendar of [...calendars].sort((one, other) => one.id - other.id)) {
    const own = calendar.address;
    const key = own ? JSON.stringify([own.address, own.zipcode, own.city]) : "";
    const before = points.get(key);
    points.set(key, {
      id: own ? `${group.id}-${calendar.id}` : String(group.id),
      name: own?.address ? `${group.name} – ${own.address}` : group.name,
      address: own ?? {
        ...(address !== undefined && { address }),
        ...(zipcode !== undefined && { zipcode }),
        ...(city !== undefined && { city }),
        lat: lat ?? null,
        lng: lng ?? null,
      },
      ...before,
      calendarIds: [...(before?.calendarIds ?? []), calendar.id],
    });
  }
  return [...points.values()];
}
