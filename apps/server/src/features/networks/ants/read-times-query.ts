import { MAX_APPLICATIONS } from "@rendezvous/domain/sequence/ants-service";
import { addDays, type Day, isDay } from "@rendezvous/domain/time/instant";

/** The services by the reason that the national search names. */
const SERVICES = { CNI: "ants_c", PASSPORT: "ants_p", "CNI-PASSPORT": "ants_cp" } as const;
/** The search asks for some months. */
const MOST_DAYS = 190;

export interface TimesQuery {
  readonly meetingPointIds: readonly string[];
  readonly from: Day;
  /** Not included. */
  readonly until: Day;
  readonly externid: string;
  readonly applications: number;
}

export function readTimesQuery(
  query: URLSearchParams,
): { readonly ok: true; readonly query: TimesQuery } | { readonly ok: false; readonly problem: string } {
  const text = (name: string): string => query.get(name) ?? "";
  const [start, end, reason] = [text("start_date"), text("end_date"), text("reason")];
  if (!isDay(start)) return refuse("start_date must be a day, YYYY-MM-DD");
  if (!isDay(end)) return refuse("end_date must be a day, YYYY-MM-DD");
  if (start > end) return refuse("start_date is after end_date");
  if (!Object.hasOwn(SERVICES, reason)) return refuse("reason must be CNI, PASSPORT or CNI-PASSPORT");
  const number = text("documents_number") || "1";
  if (!/^[1-9]\d?$/.test(number) || Number(number) > MAX_APPLICATIONS)
    return refuse(`documents_number must be a number from 1 to ${MAX_APPLICATIONS}`);
  const [until, last] = [addDays(end, 1), addDays(start, MOST_DAYS)];
  return {
    ok: true,
    query: {
      meetingPointIds: [...new Set(query.getAll("meeting_point_ids"))],
      from: start,
      until: until < last ? until : last,
      externid: SERVICES[reason as keyof typeof SERVICES],
      applications: Number(number),
    },
  };
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
