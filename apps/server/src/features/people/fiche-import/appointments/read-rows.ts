import { type ReadAppointment, readAppointment } from "@rendezvous/domain/fiche-import/read-appointment";
import type { RowProblem } from "@rendezvous/domain/fiche-import/read-appointment";
import { cleanCell } from "@rendezvous/domain/fiche-import/read-cell";
import { type ImportedPerson, type ImportFaults, readRow } from "@rendezvous/domain/fiche-import/read-person";
import type { ImportedName } from "@rendezvous/domain/fiche-import/match-names";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type EpochMs, minuteOf } from "@rendezvous/domain/time/instant";
import type { ImportRow } from "../import-data.ts";
import { toImportForm } from "../import-form.ts";
import type { StagedRow } from "../staged-rows-data.ts";

/** An appointment that has a time, a client, and a service and a calendar of the group. */
export interface UsableRow {
  readonly number: number;
  readonly faults: ImportFaults;
  readonly person: ImportedPerson;
  readonly appointment: ReadAppointment & { readonly start: number };
  readonly serviceId: number;
  readonly calendarId: number;
}

export interface UnusableRow {
  readonly number: number;
  readonly faults: ImportFaults;
  readonly problem: RowProblem;
}

/** Reads rows of a file of appointments. */
export function readAppointmentRows(
  group: GroupRecord,
  row: ImportRow,
  staged: readonly Pick<StagedRow, "number" | "cells">[],
  nowMs: EpochMs,
): (UsableRow | UnusableRow)[] {
  const people = toImportForm(group, row, nowMs);
  const { columns, dateOrder } = people;
  const { timezone } = group.fields;
  const form = { columns, dateOrder, timezone, now: minuteOf(nowMs) };
  const services = idsByName(row.names.services);
  const calendars = idsByName(row.names.calendars);
  return staged.map(({ number, cells }) => {
    const { person, faults } = readRow(cells, people);
    const appointment = readAppointment(cells, form);
    const { start, problem } = appointment;
    const serviceId = services.get(appointment.service) ?? null;
    const calendarId = calendars.get(appointment.calendar) ?? null;
    if (problem !== null || start === null) return { number, faults, problem: problem ?? "no_time" };
    if (person === null) return { number, faults, problem: "no_client" };
    if (serviceId === null) return { number, faults, problem: "no_service" };
    if (calendarId === null) return { number, faults, problem: "no_calendar" };
    return { number, faults, person, appointment: { ...appointment, start }, serviceId, calendarId };
  });
}

function idsByName(names: readonly ImportedName[]): ReadonlyMap<string, number | null> {
  return new Map(names.map(({ name, id }) => [cleanCell(name), id]));
}
