import { randomBytes } from "node:crypto";
import { termAt } from "@rendezvous/domain/availability/place-terms";
import type { SeatPlan } from "@rendezvous/domain/booking/seat-plan";
import { listReminderTimes } from "@rendezvous/domain/booking/reminder";
import { foldName } from "@rendezvous/domain/fiche/is-same-person";
import { findDuplicate } from "@rendezvous/domain/fiche-import/find-duplicate";
import { toFractionalMinutes } from "@rendezvous/domain/time/instant";
import { birthdateFieldName } from "../../../booking/fiche/birthdate-field-name.ts";
import { freeExpiredHolds } from "../../../booking/seats/hold-data.ts";
import { moveSeats } from "../../../booking/seats/seats-data.ts";
import { importPeople } from "../import-rows.ts";
import { listCandidates } from "../imported-fiches-data.ts";
import { type CountedResult, type RowWork, type StepResult, workOnRows } from "../row-work.ts";
import { listStagedRows, type RowKind, type StagedRow } from "../staged-rows-data.ts";
import {
  insertImportedAppointments,
  listPresentAppointments,
  type NewImportedAppointment,
} from "./imported-appointments-data.ts";
import { matchImportedNames } from "./imported-names.ts";
import { type PlacedRow, placeRows, placesOfRows } from "./place-rows.ts";
import { readAppointmentRows, type UsableRow } from "./read-rows.ts";

/** How many appointments one transaction deals with: bookings on their calendars wait for it. */
const ROWS_AT_ONCE = 100;

/** Compares the next rows with the group's services, clients and calendars as they are now. */
export async function checkAppointmentRows(work: RowWork): Promise<StepResult> {
  const names = work.row.position === 0 ? await matchImportedNames(work) : work.row.names;
  const named = { ...work, row: { ...work.row, names } };
  return workOnRows(named, { limit: ROWS_AT_ONCE, isImported: false }, async (staged) => {
    const { results, placed } = await planRows(named, staged, { present: "duplicate", unusable: "unusable" });
    return [
      ...results,
      ...placed.map(({ number, faults, ficheId, isPast, appointment }): CountedResult => {
        const isComing = !isPast && appointment.status !== "cancelled";
        return { number, kind: "new", faults, fiche_id: ficheId, countsAs: isComing ? ["coming"] : [] };
      }),
    ];
  });
}

/** Imports the next rows, with the clients who are not there yet. */
export function importAppointmentRows(work: RowWork): Promise<StepResult> {
  return workOnRows(work, { limit: ROWS_AT_ONCE, isImported: true }, async (staged) => {
    const { results, placed, plan } = await planRows(work, staged, {
      present: "skipped",
      unusable: "refused",
    });
    return [...results, ...(await writeRows(work, placed, plan))];
  });
}

/** Returns every calendar and resource on which the next rows may need a seat. */
export async function placesOfNextRows({
  connection,
  group,
  groupId,
  row,
  offered,
  nowMs,
}: RowWork): Promise<number[]> {
  const page = { after: row.position, limit: ROWS_AT_ONCE, filter: "all" } as const;
  const staged = await listStagedRows(connection, groupId, row.id, page);
  const read = readAppointmentRows(group, row, staged, nowMs);
  return placesOfRows(
    offered,
    read.filter((one) => "person" in one),
  );
}

type MatchedRow = PlacedRow & { readonly ficheId: number | null };

/** Sorts the rows: those that have a problem or exist already have a result, the others a place. */
async function planRows(
  work: RowWork,
  staged: readonly StagedRow[],
  kinds: { readonly present: RowKind; readonly unusable: RowKind },
): Promise<{
  readonly results: readonly CountedResult[];
  readonly placed: readonly MatchedRow[];
  readonly plan: SeatPlan;
}> {
  const { connection, group, groupId, row, nowMs } = work;
  const read = readAppointmentRows(group, row, staged, nowMs);
  const usable = read.filter((one) => "person" in one);
  const results: CountedResult[] = read
    .filter((one) => "problem" in one)
    .map(({ number, faults, problem }) => ({
      number,
      kind: kinds.unusable,
      faults,
      problem,
      fiche_id: null,
    }));
  const ficheIds = await findFiches(work, usable);
  const times = usable.map(({ number, appointment: { sourceId, start }, calendarId }) => {
    return { number, sourceId, start, calendarId, ficheId: ficheIds.get(number) ?? null };
  });
  const present = new Set(await listPresentAppointments(connection, groupId, times));
  const earlier = new Set<string>();
  const fresh: UsableRow[] = [];
  for (const one of usable) {
    const keys = keysOf(one);
    const isPresent = present.has(one.number) || keys.some((key) => earlier.has(key));
    const { number, faults } = one;
    if (isPresent)
      results.push({ number, kind: kinds.present, faults, fiche_id: ficheIds.get(number) ?? null });
    else fresh.push(one);
    for (const key of keys) earlier.add(key);
  }
  const { placings, plan } = await placeRows(work, fresh);
  const placed: MatchedRow[] = [];
  for (const placing of placings) {
    const { number, faults } = placing.row;
    const ficheId = ficheIds.get(number) ?? null;
    if (!("problem" in placing)) placed.push({ ...placing.row, ficheId });
    else results.push({ number, kind: kinds.unusable, faults, problem: placing.problem, fiche_id: ficheId });
  }
  return { results, placed, plan };
}

/** The keys by which two rows of a file are the same appointment. */
function keysOf({ appointment: { sourceId, start }, calendarId, person }: UsableRow): string[] {
  const name = foldName(`${person.lastname} ${person.firstname}`);
  const who = name === "" ? `${person.email} ${person.firstphone}` : name;
  return [`${start} ${calendarId} ${who}`, ...(sourceId === "" ? [] : [`number ${sourceId}`])];
}

/** Returns the fiches of existing clients, by row number. */
async function findFiches(
  { connection, group }: RowWork,
  rows: readonly UsableRow[],
): Promise<ReadonlyMap<number, number>> {
  const people = rows.map(({ person }) => person);
  const candidates = await listCandidates(connection, group.id, people);
  const birthField = birthdateFieldName(group);
  return new Map(
    rows.flatMap(({ number, person }) => {
      const fiche = findDuplicate(person, candidates, birthField);
      return fiche ? [[number, fiche.id] as const] : [];
    }),
  );
}

async function writeRows(
  work: RowWork,
  placed: readonly MatchedRow[],
  plan: SeatPlan,
): Promise<CountedResult[]> {
  if (placed.length === 0) return [];
  const { connection, group, groupId, row, nowMs } = work;
  const people = await importPeople(work, placed, "skip");
  const byNumber = new Map(people.map((one) => [one.number, one]));
  const now = new Date(nowMs);
  const calendarIds = [...new Set(plan.planned().map(({ calendar_id }) => calendar_id))];
  await freeExpiredHolds(connection, groupId, { calendarIds, expired: { now, holdId: null } });
  const moved = plan.moved();
  if (moved.length > 0) await moveSeats(connection, groupId, moved);
  const inserted = await insertImportedAppointments(
    connection,
    groupId,
    placed.map((one) => toAppointment(work, one, byNumber.get(one.number)?.fiche_id ?? 0)),
    plan.planned(),
    { proId: row.pro_id, locale: group.fields.locale, now },
  );
  const appointments = new Map(inserted.map((one) => [one.number, one]));
  return placed.map(({ number, faults, calendarId, resourceId, appointment }): CountedResult => {
    const client = byNumber.get(number);
    const { id = 0, version = 1 } = appointments.get(number) ?? {};
    const { fiche_id = null, fiche_version } = client ?? {};
    return {
      number,
      kind: "created",
      faults,
      fiche_id,
      ...(fiche_version !== undefined && { fiche_version, countsAs: ["clients"] }),
      appointment_id: id,
      appointment_version: version,
      place: { calendar_id: calendarId, resource_id: resourceId, start: appointment.start },
    };
  });
}

function toAppointment(
  { group: { rules, fields }, offered, nowMs }: RowWork,
  { number, serviceId, calendarId, resourceId, appointment, end, isPast, isOverbooked }: PlacedRow,
  ficheId: number,
): NewImportedAppointment {
  const { start, status, comments, sourceId } = appointment;
  const service = offered.interventions.get(serviceId);
  const deleted = status === "cancelled";
  const isBooked = !isPast && !deleted;
  const now = toFractionalMinutes(nowMs);
  const reminders = isBooked ? listReminderTimes([{ id: number, start }], rules, now, fields.timezone) : [];
  return {
    number,
    fiche_id: ficheId,
    calendar_id: calendarId,
    resource_id: resourceId,
    intervention_id: serviceId,
    starts: start,
    ends: end,
    price: termAt(service?.by_place, "price", calendarId, resourceId) ?? service?.price ?? 0,
    comments,
    video_room: isBooked && service?.videoconference ? `rdv-${randomBytes(15).toString("base64url")}` : null,
    presence: isPast && status === "missed" ? "no_show" : null,
    deleted,
    overbooked: isOverbooked,
    source_id: sourceId || null,
    is_booked: isBooked,
    reminders: reminders.map((time) => (time - now) * 60),
  };
}
