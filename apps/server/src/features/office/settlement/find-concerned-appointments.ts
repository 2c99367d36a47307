import type { ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import type { Editable, StoredRecord } from "@rendezvous/contract/office/record";
import {
  misfitsOfPlace,
  misfitsOfService,
  type MisfitReason,
  type PlaceState,
  type ServiceState,
} from "@rendezvous/domain/availability/misfits";
import { toClassSchedule } from "@rendezvous/domain/availability/classes";
import { compileSchedule } from "@rendezvous/domain/availability/compile";
import { classStarts } from "@rendezvous/domain/availability/hours/opening-table";
import type { TaughtClass } from "@rendezvous/domain/availability/model";
import { dateOf, type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { zoneTable } from "@rendezvous/domain/time/zone-table";
import type { Transaction } from "../../../lib/database/database.ts";
import { toSchedule, toService } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar, StoredIntervention } from "../../catalogue/catalogue/stored-catalogue.ts";
import {
  findGroupHours,
  findServiceAndPlaces,
  type FutureAppointment,
  listCalendarsWithoutHours,
  listAppointmentsAtPlaces,
  listAppointmentsOfService,
  listClassesOfService,
  type PlaceRow,
} from "./concerned-data.ts";
import type { Author } from "../../ground/history/author.ts";

/** The fields of each record that decide where appointments may be. */
const DECIDING: Partial<Readonly<Record<Editable, readonly string[]>>> = {
  calendar: ["deleted", "capacity", "openinghours", "openings", "closures", "holidays"],
  resource: ["deleted", "capacity", "openinghours", "openings", "closures", "holidays"],
  class: [
    "deleted",
    "capacity",
    "openinghours",
    "openings",
    "closures",
    "holidays",
    "intervention_id",
    "teacher_id",
    "room_id",
  ],
  // The organisation's hours apply to every calendar that has no hours.
  settings: ["openinghours"],
  intervention: [
    "deleted",
    "calendars",
    "resources",
    "need_resource",
    "openinghours",
    "max_at_once",
    "min_between_starts",
    // The dates of a class last as long as its service.
    "length",
    "buffer_before",
    "buffer_after",
  ],
};

/** Whether a change of these fields can affect appointments; other changes skip the search. */
export function mayAffectAppointments(
  editable: Editable,
  changed: Readonly<Record<string, unknown>>,
): boolean {
  return DECIDING[editable]?.some((name) => Object.hasOwn(changed, name)) ?? false;
}

/** Returns the future appointments that fitted the record before and no longer fit, sorted by start. */
export async function findConcernedAppointments(
  connection: Transaction,
  author: Author,
  editable: Editable,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<ConcernedAppointment[]> {
  const { group, now } = author;
  const minute = minuteOf(now.getTime());
  const { rows, reasons } = await findLeft(connection, author, minute, editable, before, after);
  const { timezone } = group.fields;
  return rows.flatMap(({ start, end, ...row }) => {
    const reason = reasons.get(row.id);
    // For a deleted or closed resource, reports the appointment's resource instead of its calendar.
    const shownReason = reason === "calendar" && editable === "resource" ? "resource" : reason;
    if (!shownReason) return [];
    return [
      {
        id: row.id,
        start: formatWallDateTime(timezone, start),
        end: formatWallDateTime(timezone, end),
        calendar_id: row.calendar_id,
        resource_id: row.resource_id,
        intervention_id: row.intervention_id,
        name: row.name,
        reason: shownReason,
        linked_ids: row.linked_ids,
      },
    ];
  });
}

/** `before` is null for a new class. */
async function findLeft(
  connection: Transaction,
  author: Author,
  now: EpochMinute,
  editable: Editable,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<Left> {
  if (editable === "class") return ofClass(connection, author, now, before, after);
  if (!before) return { rows: [], reasons: new Map() };
  if (editable === "intervention") return ofService(connection, author, now, before, after);
  const places: ChangedPlace[] =
    editable === "settings"
      ? await listInheritingPlaces(connection, author, before, after)
      : [[await withHours(connection, author, before), await withHours(connection, author, after)]];
  return ofPlaces(connection, author, now, places);
}

interface Left {
  readonly rows: readonly FutureAppointment[];
  readonly reasons: ReadonlyMap<number, MisfitReason>;
}

/** A calendar or resource before and after the change. */
type ChangedPlace = readonly [before: StoredRecord, after: StoredRecord];

async function withHours(connection: Transaction, { groupId }: Author, place: StoredRecord) {
  if (place["openinghours"] !== null) return place;
  return { ...place, openinghours: await findGroupHours(connection, groupId) };
}

/** Returns the calendars that inherit hours, with the organisation's old and new hours. */
async function listInheritingPlaces(
  connection: Transaction,
  { groupId }: Author,
  { openinghours: were }: StoredRecord,
  { openinghours: are }: StoredRecord,
): Promise<ChangedPlace[]> {
  const places = (await listCalendarsWithoutHours(connection, groupId)) as (PlaceRow & StoredRecord)[];
  return places.map((place) => [
    { ...place, openinghours: were },
    { ...place, openinghours: are },
  ]);
}

/** Returns the appointments of the class itself, and those of the teacher and in the room that its dates meet. */
async function ofClass(
  connection: Transaction,
  author: Author,
  now: EpochMinute,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<Left> {
  const names = ["teacher_id", "room_id"] as const;
  const ids = names.map((name) => Number(after[name] ?? 0));
  const read = (record: StoredRecord, placeIds: readonly number[]) =>
    findServiceAndPlaces(connection, author.groupId, Number(record["intervention_id"]), placeIds);
  const year = dateOf(now).getUTCFullYear();
  const toClass = (record: StoredRecord, service: PlaceRow): TaughtClass[] => {
    if (record["deleted"] === true) return [];
    const taught = toService(service as unknown as StoredIntervention);
    const schedule = toSchedule(record as unknown as StoredCalendar, year);
    return [{ schedule: toClassSchedule(schedule, taught), service: taught }];
  };
  const { service, places } = await read(after, ids);
  const is = toClass(after, service);
  const was = before ? toClass(before, (await read(before, [])).service) : [];
  const changed: ChangedPlace[] = [];
  for (const row of places) {
    const place = await withHours(connection, author, row as PlaceRow & StoredRecord);
    const wasHere = names.some((name) => before?.[name] === row.id);
    changed.push([
      { ...place, classes: wasHere ? was : [] },
      { ...place, classes: is },
    ]);
  }
  const left = await ofPlaces(connection, author, now, before ? [...changed, [before, after]] : changed);
  if (!before || before["deleted"] === true || before["intervention_id"] === after["intervention_id"])
    return left;
  // With another service, the participants have booked the former one.
  const others = left.rows.filter(
    ({ calendar_id, services }) => calendar_id === after.id && !services.includes(service.id),
  );
  return {
    ...left,
    reasons: new Map([...others.map(({ id }) => [id, "service"] as const), ...left.reasons]),
  };
}

async function ofPlaces(
  connection: Transaction,
  { group, groupId }: Author,
  now: EpochMinute,
  places: readonly ChangedPlace[],
): Promise<Left> {
  const ids = places.map(([, { id }]) => id!);
  const rows = await listAppointmentsAtPlaces(connection, groupId, ids, now);
  const year = dateOf(now).getUTCFullYear();
  const toState = (record: StoredRecord): PlaceState => ({
    schedule: {
      ...toSchedule(record as unknown as StoredCalendar, year),
      classes: record["classes"] as readonly TaughtClass[] | undefined,
    },
    deleted: record["deleted"] === true,
  });
  const reasons = new Map<number, MisfitReason>();
  const seated = Map.groupBy(rows, ({ place_id }) => place_id);
  for (const [before, after] of places) {
    const placed = (seated.get(after.id!) ?? []).map(({ services, taken_from, taken_until, ...row }) => ({
      ...row,
      interventionIds: services,
      takenFrom: taken_from,
      takenUntil: taken_until,
    }));
    const left = misfitsOfPlace(placed, group.fields.timezone, toState(before), toState(after));
    for (const [id, reason] of left) reasons.set(id, reason);
  }
  // An appointment on a calendar and in a room is reported once.
  return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], reasons };
}

async function ofService(
  connection: Transaction,
  author: Author,
  now: EpochMinute,
  before: StoredRecord,
  after: StoredRecord,
): Promise<Left> {
  const { group, groupId } = author;
  const rows = await listAppointmentsOfService(connection, groupId, after.id!, now);
  const served = rows.map(({ calendar_id, resource_id, taken_from, taken_until, in_class, ...row }) => ({
    ...row,
    isInClass: in_class,
    calendarId: calendar_id,
    resourceId: resource_id,
    takenFrom: taken_from,
    takenUntil: taken_until,
  }));
  const { timezone } = group.fields;
  const reasons = misfitsOfService(served, timezone, toServiceState(before), toServiceState(after));
  const withoutDate = await listWithoutDate(connection, author, rows, before, after);
  return { rows, reasons: new Map([...withoutDate.map((id) => [id, "hours"] as const), ...reasons]) };
}

/** Returns the appointments whose date in a class exists no more with the changed length of the service. */
async function listWithoutDate(
  connection: Transaction,
  { group, groupId, now }: Author,
  rows: readonly Pick<FutureAppointment, "id" | "start" | "calendar_id">[],
  before: StoredRecord,
  after: StoredRecord,
): Promise<number[]> {
  const table = zoneTable(group.fields.timezone);
  const toDates = (row: PlaceRow, record: StoredRecord) => {
    const service = toService(record as unknown as StoredIntervention);
    const schedule = toSchedule(row as unknown as StoredCalendar, now.getUTCFullYear());
    return { compiled: compileSchedule(toClassSchedule(schedule, service), table), service };
  };
  const classes = await listClassesOfService(connection, groupId, after.id!);
  return classes.flatMap((row) => {
    const [was, is] = [toDates(row, before), toDates(row, after)];
    const own = rows.filter(({ calendar_id }) => calendar_id === row.id);
    const hasDate = (dates: typeof was, start: EpochMinute) =>
      classStarts(dates, start, start + 1).length > 0;
    return own.flatMap(({ id, start }) => (hasDate(was, start) && !hasDate(is, start) ? [id] : []));
  });
}

function toServiceState(record: StoredRecord): ServiceState {
  const intervention = record as unknown as StoredIntervention;
  return {
    ...toService(intervention),
    deleted: record["deleted"] === true,
    max_at_once: intervention.max_at_once,
    min_between_starts: intervention.min_between_starts,
  };
}
