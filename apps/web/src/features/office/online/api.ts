import type { Explanations } from "@rendezvous/contract/booking/explanation";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { callApi } from "../../../lib/call-api.ts";

/** Several services in a row, or a pack. */
export interface ExplanationQuery {
  readonly interventions: readonly number[];
  readonly pack: number | null;
  /** null: all calendars. */
  readonly calendar: number | null;
  readonly day: Day;
}

export function listExplanations(
  groupId: number,
  { interventions, pack, calendar, day }: ExplanationQuery,
  signal: AbortSignal,
): Promise<Explanations> {
  return callApi("GET /groups/{id}/explanations", {
    path: { id: groupId },
    query: {
      day,
      ...(pack === null ? { intervention_ids: [...interventions] } : { pack_id: pack }),
      ...(calendar !== null && { calendar_ids: [calendar] }),
    },
    signal,
  });
}

const DAYS = 7;

/**
 * Returns the first free time of a service, on any calendar and without a limit of days, on the organisation's clock; null
 * without any.
 */
export async function getFirstSlot(
  groupId: number,
  interventionId: number,
  signal: AbortSignal,
): Promise<string | null> {
  const answer = await callApi("GET /groups/{id}/availabletimeslots", {
    path: { id: groupId },
    query: { intervention_ids: [interventionId], nDays: 1 },
    signal,
  });
  return answer.firstSlot;
}

/** Returns the reasons against a service on a day and the six days after it. */
export function listWeekOfExplanations(
  groupId: number,
  interventionId: number,
  from: Day,
  signal: AbortSignal,
): Promise<Explanations[]> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index));
  const subject = { interventions: [interventionId], pack: null, calendar: null };
  return Promise.all(days.map((day) => listExplanations(groupId, { ...subject, day }, signal)));
}
