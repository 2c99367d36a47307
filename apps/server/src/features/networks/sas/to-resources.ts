import type { GroupRecord, PostalAddress } from "@rendezvous/domain/group/group-record";
import { localize } from "@rendezvous/domain/text/localize";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar, StoredRecord } from "../../catalogue/catalogue/stored-catalogue.ts";
import {
  ACT_CODE,
  APPOINTMENT_TYPE,
  concept,
  LOCATION_IDENTIFIER_TYPE,
  profile,
  SLOT_TYPE,
  SPECIALTY,
  toRppsIdentifier,
  toStructureIdentifier,
} from "./fhir.ts";

/** A free time of a service on a professional's calendar. */
export interface FreeSlot {
  readonly calendarId: number;
  readonly serviceId: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
}

/** Whether regulators can be told where the calendar is. */
export function hasAddress(group: GroupRecord, calendar: StoredCalendar): boolean {
  const { address, zipcode, city } = addressOf(group, calendar);
  return Boolean(address && zipcode && city);
}

/** Returns a writer of slots, which writes what several slots share only once. */
export function createWriter(publicUrl: string) {
  const written = new Set<string>();

  function toEntry(mode: "match" | "include", resource: { resourceType: string; id: string }): string {
    const fullUrl = `${publicUrl}/fhir/${resource.resourceType}/${resource.id}`;
    return JSON.stringify({ fullUrl, resource, search: { mode } });
  }

  function include(resource: { resourceType: string; id: string }): string[] {
    const name = `${resource.resourceType}/${resource.id}`;
    if (written.has(name)) return [];
    written.add(name);
    return [toEntry("include", resource)];
  }

  return {
    /** Returns the entries of a slot, as JSON. */
    write(group: GroupRecord, slotCatalogue: SlotCatalogue, slot: FreeSlot): string[] {
      const calendar = slotCatalogue.calendars.get(slot.calendarId)!;
      return [
        toEntry("match", toSlot(publicUrl, group, slotCatalogue, slot)),
        ...include(toSchedule(group, calendar)),
        ...include(toPractitioner(group, calendar)),
        ...include(toPractitionerRole(publicUrl, group, calendar)),
      ];
    },
  };
}

function toSlot(
  publicUrl: string,
  group: GroupRecord,
  { interventions }: SlotCatalogue,
  { calendarId, serviceId, start, end }: FreeSlot,
) {
  const service = interventions.get(serviceId)!;
  const zone = group.fields.timezone;
  return {
    resourceType: "Slot",
    id: `${group.id}-${calendarId}-${serviceId}-${start}`,
    meta: { ...profile("FrSlotAgregateur"), security: [{ system: SLOT_TYPE, code: service.sas_slots }] },
    serviceType: [concept(ACT_CODE, service.sas_kind), { text: nameOf(group, service) }],
    specialty: [concept(SPECIALTY, service.sas_specialty)],
    appointmentType: concept(APPOINTMENT_TYPE, "ROUTINE"),
    schedule: { reference: `Schedule/${idAt(group, calendarId)}` },
    status: "free",
    start: formatRfc3339(zone, start),
    end: formatRfc3339(zone, end),
    comment: bookingUrl(publicUrl, group, { calendarId, serviceId, at: formatWallDateTime(zone, start) }),
  };
}

function toSchedule(group: GroupRecord, calendar: StoredCalendar) {
  const id = idAt(group, calendar.id);
  return {
    resourceType: "Schedule",
    id,
    meta: profile("FrScheduleAgregateur"),
    actor: [{ reference: `Practitioner/${calendar.rpps}` }, { reference: `PractitionerRole/${id}` }],
  };
}

function toPractitioner(group: GroupRecord, calendar: StoredCalendar) {
  return {
    resourceType: "Practitioner",
    id: calendar.rpps,
    meta: profile("FrPractitionerAgregateur"),
    identifier: [toRppsIdentifier(calendar.rpps)],
    // A calendar does not say which part of the name is the last name.
    name: [{ text: nameOf(group, calendar) }],
  };
}

function toPractitionerRole(publicUrl: string, group: GroupRecord, calendar: StoredCalendar) {
  const id = idAt(group, calendar.id);
  const { address, zipcode, city } = addressOf(group, calendar);
  const { phone, finess_or_siret } = group.fields;
  return {
    resourceType: "PractitionerRole",
    id,
    meta: profile("FrPractitionerRoleExerciceAgregateur"),
    contained: [
      {
        resourceType: "Location",
        id: "place",
        meta: profile("FrLocationAgregateur"),
        identifier: [
          {
            type: concept(LOCATION_IDENTIFIER_TYPE, "INTRN"),
            system: `${publicUrl}/fhir/Location`,
            value: id,
          },
        ],
        address: { line: [address], city, postalCode: zipcode },
      },
    ],
    practitioner: { reference: `Practitioner/${calendar.rpps}` },
    organization: { identifier: toStructureIdentifier(finess_or_siret) },
    location: [{ reference: "#place" }],
    ...(phone !== "" && { telecom: [{ system: "phone", value: phone }] }),
  };
}

/** Returns the address of the page on which a logged-in regulator books this very time; others log in first. */
function bookingUrl(
  publicUrl: string,
  group: GroupRecord,
  { calendarId, serviceId, at }: { calendarId: number; serviceId: number; at: string },
): string {
  const url = new URL(`${publicUrl}/${group.urlname}/login`);
  url.searchParams.set("intervention_ids", String(serviceId));
  url.searchParams.set("calendar_ids", String(calendarId));
  url.searchParams.set("slots", at);
  return url.href;
}

/** Ids of calendars are unique in a group. */
function idAt(group: GroupRecord, calendarId: number): string {
  return `${group.id}-${calendarId}`;
}

function addressOf(group: GroupRecord, calendar: StoredCalendar): PostalAddress {
  return calendar.address ?? group.fields;
}

function nameOf(group: GroupRecord, { publicname, name }: Pick<StoredRecord, "publicname" | "name">): string {
  return localize(publicname, "fr", group.fields.locale) || name;
}
