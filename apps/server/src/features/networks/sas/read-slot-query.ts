import { type EpochMinute, isDay } from "@rendezvous/domain/time/instant";
import { parseWallDateTime } from "@rendezvous/domain/time/zone";
import { NATIONAL_PROFESSIONAL, type Problem, problem } from "./fhir.ts";

const MOST_PROFESSIONALS = 25;
/** The most slots of an answer. */
export const MOST_SLOTS = 1000;
const MOST_DAYS = 31;
/** Instants without an offset are French. */
const ZONE = "Europe/Paris";

export interface SlotQuery {
  readonly rpps: readonly string[];
  readonly from: EpochMinute;
  /** Not included. */
  readonly until: EpochMinute;
  readonly count: number;
}

/** Reads the parameters of a search. Numbers of other registers than RPPS find nothing. */
export function readSlotQuery(
  query: URLSearchParams,
): { readonly ok: true; readonly query: SlotQuery } | Problem {
  if (query.get("status") !== "free") return problem("invalid", "status must be free");
  const starts = query.getAll("start");
  const instantOf = (prefix: "ge" | "le"): number | null => {
    const bounds = starts.filter((start) => start.startsWith(prefix));
    return starts.length === 2 && bounds.length === 1 ? toMs(bounds[0]!.slice(2)) : null;
  };
  const [first, last] = [instantOf("ge"), instantOf("le")];
  if (first === null || last === null)
    return problem("invalid", "start must be there twice: geINSTANT and leINSTANT");
  if (last < first) return problem("invalid", "the last start is before the first");
  if (last - first > MOST_DAYS * 86_400_000)
    return problem("invalid", `start must be within ${MOST_DAYS} days`);
  const identifiers = query
    .getAll("schedule.actor:Practitioner.identifier")
    .flatMap((list) => list.split(","))
    .map((one) => one.trim())
    .filter((one) => one !== "");
  if (identifiers.length === 0 || identifiers.length > MOST_PROFESSIONALS)
    return problem(
      "invalid",
      `schedule.actor:Practitioner.identifier must be 1 to ${MOST_PROFESSIONALS} numbers`,
    );
  const count = query.get("_count") ?? String(MOST_SLOTS);
  if (!/^\d{1,9}$/.test(count)) return problem("invalid", "_count must be a number");
  return {
    ok: true,
    query: {
      rpps: [...new Set(identifiers.flatMap(toRpps))],
      from: Math.ceil(first / 60_000),
      until: Math.floor(last / 60_000) + 1,
      count: Math.min(Number(count), MOST_SLOTS),
    },
  };
}

function toRpps(identifier: string): string[] {
  const [system, value] = identifier.includes("|")
    ? identifier.split("|")
    : [NATIONAL_PROFESSIONAL, identifier];
  const rpps = /^8?(\d{11})$/.exec(value ?? "")?.[1];
  return system === NATIONAL_PROFESSIONAL && rpps !== undefined ? [rpps] : [];
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+ -]\d\d:\d\d)?$/;

/** Returns milliseconds since the epoch. A plus sign that was not percent-encoded arrives as a space. */
function toMs(text: string): number | null {
  const [, day, time, offset] = INSTANT.exec(text) ?? [];
  if (day === undefined || time === undefined || !isDay(day)) return null;
  if (offset === undefined) {
    const minute = parseWallDateTime(ZONE, `${day} ${time}:00`);
    return minute === null ? null : minute * 60_000;
  }
  const ms = Date.parse(text.replace(" ", "+"));
  return Number.isNaN(ms) ? null : ms;
}
