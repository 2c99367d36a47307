import type { Appointment, ListAppointmentsQuery } from "@rendezvous/contract/booking/appointment";
import type { Collection } from "@rendezvous/contract/ground/paging";
import { VEVENT_FIELDS } from "@rendezvous/contract/site/vevent";
import type { Refusal } from "../../../http/call.ts";
import { mapInSteps, runInSlices } from "../../../lib/in-turns.ts";
import { toCollection } from "../../catalogue/catalogue/to-collection.ts";
import { listClosures } from "./closures.ts";
import type { OldAnswer, OldInput } from "./old-input.ts";
import { appointmentToVevent, closureToVevent, type ListedVevent } from "./to-vevent.ts";

/** The conditions that the list of appointments has as well; the others are checked here. */
const PASSED: ReadonlySet<string> = new Set(["calendar_id", "fiche_id", "intervention_id", "start", "end"]);
/** With a condition on these fields the list includes past vevents. */
const PAST: ReadonlySet<string> = new Set(["start", "end", "updated_at"]);
/**
 * With a condition on these fields the list includes cancelled vevents, because a client that looks for changes must see
 * cancellations.
 */
const CANCELLED: ReadonlySet<string> = new Set(["deleted", "updated_at"]);

/** Returns appointments and closures in one list, by start. */
export async function listVevents(input: OldInput): OldAnswer {
  const query = input.query as ListAppointmentsQuery;
  const appointments = await listAppointments(input, query);
  if ("ok" in appointments) return appointments;
  const calendarIds = new Set([...(query.calendar_ids ?? []), ...(query.calendar_id ?? [])]);
  const closures = (await listClosures(input)).filter(
    ({ calendarId }) =>
      query.fiche_id === undefined && (calendarIds.size === 0 || calendarIds.has(calendarId)),
  );
  const isPast = asksForPast(query);
  const now = new Date(input.context.clock.now()).toISOString();
  const shown = [
    ...(await runInSlices(mapInSteps(appointments, (one) => appointmentToVevent(input, one)))),
    ...(await runInSlices(mapInSteps(closures, (one) => closureToVevent(input, one)))).filter(
      ({ end_at }) => isPast || Date.parse(end_at) > Date.parse(now),
    ),
  ];
  const sorted = shown.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  return toCollection<ListedVevent>(sorted, query, {
    fields: VEVENT_FIELDS,
    searched: ["text"],
    order: "start",
    times: {
      zone: input.group.fields.timezone,
      fields: { start: "start_at", end: "end_at", updated_at: "changed_at" },
    },
    locale: input.locale,
  });
}

async function listAppointments(
  { pass }: OldInput,
  query: ListAppointmentsQuery,
): Promise<readonly Appointment[] | Refusal> {
  const { calendar_ids, calendar_id, fiche_id, include_past, limit_past, conditions = [] } = query;
  const withCancelled = conditions.some(({ field }) => CANCELLED.has(field));
  const answer = await pass("listAppointments", {
    query: {
      results: "all",
      calendar_ids,
      calendar_id,
      fiche_id,
      limit_past,
      include_past: include_past ?? asksForPast(query),
      conditions: [
        ...conditions.filter(({ field }) => PASSED.has(field)),
        ...(withCancelled ? [{ field: "deleted", op: "in", value: "true,false" }] : []),
      ],
    },
  });
  return answer.ok ? (answer.body as Collection<Appointment>).records : answer;
}

function asksForPast({ include_past, limit_past, conditions = [] }: ListAppointmentsQuery): boolean {
  return (include_past ?? false) || (limit_past ?? 0) > 0 || conditions.some(({ field }) => PAST.has(field));
}
