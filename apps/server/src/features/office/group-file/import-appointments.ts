import { randomBytes } from "node:crypto";
import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { parseRelativeStart } from "@rendezvous/contract/office/group-file/times";
import type { Schedule } from "@rendezvous/domain/availability/model";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { termAt } from "@rendezvous/domain/availability/place-terms";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import type { SeatRequest } from "@rendezvous/domain/booking/seats";
import { type EpochMinute, dateOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import { parseWallDateTime } from "@rendezvous/domain/time/zone";
import type { Queryable } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import {
  type AppointmentRow,
  deleteAppointments,
  freeHeldSeats,
  freeSeats,
  type StoredAppointment,
  listStoredAppointments,
  listSeats,
  saveAppointments,
  saveSeats,
  updateAppointmentTexts,
} from "./appointment-data.ts";
import { type IdsByExternid, toOptionalId, toPlaceTerms } from "./catalogue-rows.ts";
import type { ExternidMap } from "./data.ts";
import { findNthOpenDay } from "./relative-starts.ts";
import { type AppointmentSeat, createSeatPlan } from "@rendezvous/domain/booking/seat-plan";

type Written = NonNullable<GroupFile["appointments"]>[number];
type Service = GroupFile["interventions"][number];

export interface AppointmentImport {
  readonly groupId: number;
  readonly file: GroupFile;
  readonly ids: IdsByExternid;
  readonly fiches: ExternidMap;
  readonly passes: ExternidMap;
  /** Calendars and resources in the form of the slot search, by id. */
  readonly schedules: ReadonlyMap<number, Schedule>;
  readonly now: EpochMinute;
}

/** The place of an appointment in the file. */
interface Placed {
  readonly written: Written;
  readonly path: string;
  readonly service: Service;
  readonly calendarId: number;
  readonly interventionId: number;
  readonly start: EpochMinute;
  /** The existing appointment with the same externid, if there is one. */
  readonly present: StoredAppointment | undefined;
}

/**
 * Makes the imported appointments match this file. They take seats like any client's; those that do not fit are errors. An
 * existing appointment stays where it is while its start in the file is unchanged, a relative start while it lies in the future.
 */
export async function importAppointments(
  database: Queryable,
  input: AppointmentImport,
): Promise<GroupFileError[]> {
  const { groupId, file, schedules } = input;
  // Takes the locks in the same order as bookings.
  await takeLocks(database, calendarLocks(schedules.keys()));
  const present = new Map(
    (await listStoredAppointments(database, groupId)).map((row) => [row.externid, row]),
  );
  const listed = new Set((file.appointments ?? []).map(({ externid }) => externid));
  const removedIds = [...present.values()]
    .filter(({ externid }) => !listed.has(externid))
    .map(({ id }) => id);
  await freeSeats(database, groupId, removedIds);
  await deleteAppointments(database, groupId, removedIds);

  const errors: GroupFileError[] = [];
  const moving: Placed[] = [];
  const staying: Written[] = [];
  for (const [index, written] of (file.appointments ?? []).entries()) {
    const placed = place(written, `appointments[${index}]`, present.get(written.externid), input);
    if (placed === null) continue;
    if ("message" in placed) errors.push(placed);
    else if (staysThere(placed, input)) staying.push(written);
    else moving.push(placed);
  }
  await saveTexts(database, staying, input);
  errors.push(...(await seatAll(database, moving, input)));
  return errors;
}

/** Returns null when the appointment would be today and its calendar is closed. */
function place(
  written: Written,
  path: string,
  present: StoredAppointment | undefined,
  { file, ids, schedules, now: nowMs }: AppointmentImport,
): Placed | GroupFileError | null {
  const service = file.interventions.find(({ externid }) => externid === written.intervention)!;
  const calendarId = (ids.calendars.get(written.calendar) ?? ids.classes.get(written.calendar))!;
  const interventionId = ids.interventions.get(written.intervention)!;
  const timezone = file.group.timezone;
  const relative = parseRelativeStart(written.start);
  let text = written.start;
  if (relative) {
    const day = findNthOpenDay(
      schedules.get(calendarId)!,
      { id: interventionId, openinghours: service.openinghours },
      timezone,
      nowMs,
      relative.openDays,
    );
    if (day === null && relative.openDays === 0) return null;
    if (day === null) return { path: `${path}.start`, message: "the calendar is open too seldom for this" };
    text = `${day} ${relative.time}:00`;
  }
  const start = parseWallDateTime(timezone, text)!;
  return { written, path, service, calendarId, interventionId, start, present };
}

/** An appointment that a client cancelled stays cancelled until the file gives it another time. */
function staysThere(
  { written, calendarId, interventionId, start, present }: Placed,
  input: AppointmentImport,
): boolean {
  if (!present || (written.deleted && !present.deleted)) return false;
  if (present.calendar_id !== calendarId || present.intervention_id !== interventionId) return false;
  if (present.places !== written.places) return false;
  if (written.resource !== null && input.ids.resources.get(written.resource) !== present.resource_id)
    return false;
  const presentStart = minuteOfDate(present.start_at);
  const relative = parseRelativeStart(written.start);
  return relative ? relative.openDays < 0 || presentStart > input.now : presentStart === start;
}

async function saveTexts(
  database: Queryable,
  staying: readonly Written[],
  { groupId, fiches, passes }: AppointmentImport,
): Promise<void> {
  const texts = staying.map(
    ({ externid, fiche, comments, guests, vevent_fields, metadata, state, ...payment }) => ({
      externid,
      fiche_id: fiches.get(fiche)!,
      comments,
      guests,
      vevent_fields,
      metadata,
      state,
      ...toPayment(payment, passes),
    }),
  );
  await updateAppointmentTexts(database, groupId, texts);
}

async function seatAll(
  database: Queryable,
  moving: readonly Placed[],
  input: AppointmentImport,
): Promise<GroupFileError[]> {
  const { groupId, schedules } = input;
  // Frees the seats of all appointments with a new time first, since they may swap places. A past appointment of a demo frees its
  // seat only once it has a place in the future.
  const leaving = moving.filter(({ written }) => !parseRelativeStart(written.start));
  if (moving.length > 0) await freeHeldSeats(database, groupId);
  await freeSeats(
    database,
    groupId,
    leaving.flatMap(({ present }) => present?.id ?? []),
  );
  const servicePlaces = toServicePlaces(input);
  const seats = await listSeats(database, groupId, [...schedules.keys(), ...servicePlaces.keys()]);
  const plan = createSeatPlan(seats, (id) => schedules.get(id)?.capacity ?? servicePlaces.get(id) ?? 0);
  const errors: GroupFileError[] = [];
  const rows = new Map<number, AppointmentRow>();
  for (const [index, placed] of moving.entries()) {
    const { written, path } = placed;
    // A provisional id for the seat plan; real ids are positive.
    const number = -1 - index;
    const resourceId = written.deleted ? null : findSeat(number, placed, input, plan.allocate);
    if (resourceId !== undefined) rows.set(number, toRow(placed, resourceId, input));
    else if (!mayStayOut(placed))
      errors.push({ path: `${path}.start`, message: `${fullPlaces(written)} then` });
  }
  if (errors.length > 0) return errors;
  const saved = await saveAppointments(database, groupId, [...rows.values()]);
  const replaced = new Set(saved.values());
  await freeSeats(database, groupId, [...replaced]);
  const changed = plan
    .changed()
    .filter(({ appointment_id }) => !replaced.has(appointment_id))
    .map(
      (row): AppointmentSeat => ({
        ...row,
        appointment_id: saved.get(rows.get(row.appointment_id)?.externid ?? "") ?? row.appointment_id,
      }),
    );
  await saveSeats(database, groupId, changed);
  return [];
}

/** Returns the limit of simultaneous appointments of each service that has one, by the id of the service's places. */
function toServicePlaces({ file, ids }: AppointmentImport): ReadonlyMap<number, number> {
  const limited = file.interventions.filter(({ max_at_once }) => max_at_once > 0);
  return new Map(
    limited.map(({ externid, max_at_once }) => [
      servicePlaceId(ids.interventions.get(externid)!),
      max_at_once,
    ]),
  );
}

/** An existing appointment of a demo stays where it is if it finds no place in the future; one of today may be dropped. */
function mayStayOut({ written, present }: Placed): boolean {
  const relative = parseRelativeStart(written.start);
  return relative !== null && (present !== undefined || relative.openDays === 0);
}

function fullPlaces({ calendar, resource }: Written): string {
  return resource === null ? `${calendar} is full` : `${calendar} or ${resource} is full`;
}

/** Returns the resource it takes (null if it needs none), or undefined when there is no place. */
function findSeat(
  appointment: number,
  { written, service, calendarId, interventionId, start }: Placed,
  { ids, schedules }: AppointmentImport,
  allocate: (appointment: number, requests: readonly SeatRequest[]) => boolean,
): number | null | undefined {
  const ownPlaces = service.max_at_once > 0 ? [servicePlaceId(interventionId)] : [];
  const toRequests = (resource: number | null): SeatRequest[] => {
    const length = termOf("length", service, ids, calendarId, resource) ?? service.length;
    const timed = { length, buffer_before: service.buffer_before, buffer_after: service.buffer_after };
    const { from: taken_from, until: taken_until } = chainSpan([{ service: timed, breakBefore: 0 }], start);
    const seats = Array.from({ length: written.places }, () => calendarId);
    return [...seats, ...ownPlaces, ...(resource === null ? [] : [resource])].map((calendar_id) => ({
      calendar_id,
      taken_from,
      taken_until,
    }));
  };
  if (written.resource === null && !service.need_resource)
    return allocate(appointment, toRequests(null)) ? null : undefined;
  const allowed = service.resources.length > 0 ? service.resources : [...ids.resources.keys()];
  const candidates = (written.resource === null ? allowed : [written.resource])
    .map((externid) => schedules.get(ids.resources.get(externid) ?? 0))
    .filter((schedule) => schedule !== undefined)
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
  return candidates.find(({ id }) => allocate(appointment, toRequests(id)))?.id;
}

function termOf(
  name: "length" | "price",
  service: Service,
  ids: IdsByExternid,
  calendarId: number,
  resourceId: number | null,
): number | null {
  return termAt(toPlaceTerms(service, ids), name, calendarId, resourceId);
}

function toRow(
  { written, service, calendarId, interventionId, start }: Placed,
  seatedResource: number | null,
  { fiches, passes, ids }: AppointmentImport,
): AppointmentRow {
  const resourceId =
    seatedResource ?? (written.resource === null ? null : ids.resources.get(written.resource)!);
  const length = termOf("length", service, ids, calendarId, resourceId) ?? service.length;
  return {
    externid: written.externid,
    fiche_id: fiches.get(written.fiche)!,
    calendar_id: calendarId,
    resource_id: resourceId,
    intervention_id: interventionId,
    start_at: dateOf(start),
    end_at: dateOf(start + length),
    price: written.places * (termOf("price", service, ids, calendarId, resourceId) ?? service.price ?? 0),
    comments: written.comments,
    vevent_fields: written.vevent_fields,
    metadata: written.metadata,
    video_room: service.videoconference ? `rdv-${randomBytes(15).toString("base64url")}` : null,
    state: written.state,
    places: written.places,
    guests: written.guests,
    ...toPayment(written, passes),
    deleted: written.deleted,
  };
}

function toPayment(
  { pass, paid, cancelled_late }: Pick<Written, "pass" | "paid" | "cancelled_late">,
  passes: ExternidMap,
) {
  return { pass_id: toOptionalId(passes, pass), paid, cancelled_late };
}
