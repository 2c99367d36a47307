import type { Appointment, CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import type { CreateVeventBody, UpdateVeventBody, Vevent } from "@rendezvous/contract/site/vevent";
import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { type Refusal, refuse, type Reply, reply } from "../../../http/call.ts";
import { type CalendarClosure, findClosure, isClosureId, newClosureId, seriesOf } from "./closures.ts";
import type { OldInput } from "./old-input.ts";
import { appointmentToVevent, closureToVevent } from "./to-vevent.ts";

type Answer = Promise<Reply<Vevent> | Refusal>;
type Change = UpdateVeventBody["vevent"];

export function getVevent(input: OldInput): Answer {
  return readVevent(input, input.params.veventId ?? 0);
}

async function readVevent(input: OldInput, id: number): Answer {
  if (isClosureId(id)) {
    const closure = await findClosure(input, id);
    return closure ? reply(closureToVevent(input, closure)) : refuse("not_found");
  }
  const answer = await input.pass("getAppointment", { params: { appointmentId: id } });
  return answer.ok ? reply(appointmentToVevent(input, answer.body as Appointment)) : answer;
}

export async function createVevent(input: OldInput): Answer {
  const { vevent } = input.body as CreateVeventBody;
  if (vevent.calendar_id === null)
    return refuse("bad_request", { fields: { "vevent.calendar_id": "required" } });
  const backwards = refuseBackwards(vevent);
  if (backwards) return backwards;
  const created =
    vevent.intervention_id === null || vevent.fiche_id === null
      ? await close(input, vevent, vevent.calendar_id)
      : await book(input, vevent, vevent.calendar_id);
  return created.ok ? { ...created, status: 201 } : created;
}

type NewVevent = CreateVeventBody["vevent"];

/** The fields of a refusal must be those of the vevent, not those of the call that is made of it. */
function refuseBackwards({ start, end }: Pick<NewVevent, "start" | "end">): Refusal | null {
  return clockMs(start) < clockMs(end)
    ? null
    : refuse("bad_request", { fields: { "vevent.end": "expected a time after start" } });
}

async function close(input: OldInput, { start, end, text }: NewVevent, calendarId: number): Answer {
  const closure = { start: toMinute(start), end: toMinute(end), label: text ?? "" };
  return addClosure(input, { id: newClosureId(), calendarId, closure });
}

async function addClosure(input: OldInput, one: CalendarClosure): Answer {
  const { id, calendarId, closure } = one;
  const body = { closures: [{ ...closure, series: seriesOf(id) }] };
  const closed = await input.pass("createClosures", { params: { calendarId }, body });
  return closed.ok ? reply(closureToVevent(input, one)) : closed;
}

/** Old clients keep the calendar themselves, so the opening hours do not apply; a taken place is still refused. */
async function book(input: OldInput, vevent: NewVevent, calendarId: number): Answer {
  const { start, end, intervention_id, fiche_id, comments, taker } = vevent;
  const appointment = {
    date: start,
    calendar_id: calendarId,
    intervention_ids: [intervention_id],
    fiche: { id: fiche_id },
    comments: comments ?? "",
    websource: taker || "vevents",
    length: minutesBetween(start, end),
    outside_rules: true,
  };
  const booked = await input.pass("createAppointment", { body: { appointment } });
  if (!booked.ok) return booked;
  return readVevent(input, (booked.body as CreatedAppointments).records[0]!.id);
}

export async function updateVevent(input: OldInput): Answer {
  const { vevent } = input.body as UpdateVeventBody;
  if (vevent.deleted) return deleteVevent(input);
  const id = input.params.veventId ?? 0;
  return isClosureId(id) ? changeClosure(input, id, vevent) : move(input, id, vevent);
}

async function changeClosure(input: OldInput, id: number, change: Change): Answer {
  const stored = await findClosure(input, id);
  if (!stored) return refuse("not_found");
  const { calendarId, closure } = stored;
  if ((change.calendar_id ?? calendarId) !== calendarId)
    return refuse("bad_request", { fields: { "vevent.calendar_id": "expected the closure's calendar" } });
  const { start, end, label, series } = closure;
  const changed = {
    start: change.start === undefined ? start : toMinute(change.start),
    end: change.end === undefined ? end : toMinute(change.end),
    label: change.text ?? label ?? "",
  };
  const backwards = refuseBackwards(changed);
  if (backwards) return backwards;
  const at = { params: { calendarId }, query: { start, end } };
  const after = { id, calendarId, closure: changed };
  if (!series) {
    // The id of a closure without a series follows from its times, so the changed one gets a series that keeps its id.
    const added = await addClosure(input, after);
    const removed = added.ok ? await input.pass("deleteClosures", at) : added;
    return removed.ok ? added : removed;
  }
  const result = await input.pass("updateClosure", { ...at, body: { closure: changed } });
  return result.ok ? reply(closureToVevent(input, after)) : result;
}

async function move(input: OldInput, id: number, change: Change): Answer {
  const present = await readVevent(input, id);
  if (!present.ok) return present;
  const before = present.body as Vevent;
  const start = change.start ?? before.start;
  const end = change.end ?? before.end;
  const calendarId = change.calendar_id ?? before.calendar_id;
  if (start === before.start && end === before.end && calendarId === before.calendar_id) return present;
  const backwards = refuseBackwards({ start, end });
  if (backwards) return backwards;
  const length = minutesBetween(start, end);
  const appointment = {
    date: start,
    calendar_id: calendarId,
    outside_rules: true,
    ...(length !== before.duration && { length }),
  };
  const moved = await input.pass("moveAppointment", { params: { appointmentId: id }, body: { appointment } });
  return moved.ok ? readVevent(input, id) : moved;
}

export async function deleteVevent(input: OldInput): Answer {
  const id = input.params.veventId ?? 0;
  const present = await readVevent(input, id);
  if (!present.ok) return present;
  const { calendar_id: calendarId, start, end } = present.body as Vevent;
  const deleted = isClosureId(id)
    ? await input.pass("deleteClosures", {
        params: { calendarId },
        query: { start: toMinute(start), end: toMinute(end) },
      })
    : await input.pass("cancelAppointment", { params: { appointmentId: id } });
  return deleted.ok ? reply({ ...(present.body as Vevent), deleted: true }) : deleted;
}

/** Closures have no seconds. */
function toMinute(dateTime: string): string {
  return dateTime.slice(0, "YYYY-MM-DD HH:MM".length);
}

/** Returns the length on the clock, because the old API has no offsets. */
function minutesBetween(start: string, end: string): number {
  return Math.round((clockMs(end) - clockMs(start)) / MINUTE_MS);
}

function clockMs(dateTime: string): number {
  return Date.parse(`${dateTime.replace(" ", "T")}Z`);
}
