import type { Accept, ConcernedAppointment, FreeTime } from "@rendezvous/contract/office/concerned";

export const DECISION_ACTIONS = ["keep", "cancel", "move"] as const;

/** The decision about an appointment; the place matters only if it moves. */
export interface Decision {
  readonly action: Accept[number]["action"];
  /** `YYYY-MM-DD HH:MM`, on the group's clock. */
  readonly start: string;
  readonly calendarId: number;
  /** Typed instead of chosen among the offered times. */
  readonly isOther: boolean;
}

type Place = Pick<Decision, "start" | "calendarId" | "isOther">;

interface Decided {
  readonly concerned: ConcernedAppointment;
  readonly decision: Decision;
}

/** Returns the earlier decision; by default the appointment stays. */
export function toInitialDecision(one: ConcernedAppointment, decided: Accept): Decision {
  const before = decided.find(({ appointment_id }) => appointment_id === one.id);
  const start = (before?.start ?? one.start).slice(0, 16);
  const calendarId = before?.calendar_id ?? one.calendar_id;
  const isOther = !one.free?.some((time) => isTimeAtPlace(time, { start, calendarId }));
  return { action: before?.action ?? "keep", start, calendarId, isOther };
}

/** Returns the same decision for all of them; each moves to a different free time, and stays if none is left. */
export function applyDecisionToAll(
  all: readonly ConcernedAppointment[],
  action: Decision["action"],
  decided: Accept,
): ReadonlyMap<number, Decision> {
  const decisions: Decided[] = [];
  for (const concerned of all) {
    const before = toInitialDecision(concerned, decided);
    const place = action === "move" ? firstFreePlace(concerned, decisions) : before;
    const decision = { ...before, ...place, action: place.start === undefined ? "keep" : action } as const;
    decisions.push({ concerned, decision });
  }
  return new Map(decisions.map(({ concerned, decision }) => [concerned.id, decision]));
}

/** Moves all of them to one calendar, at the same times. */
export function moveAllTo(
  all: readonly ConcernedAppointment[],
  calendarId: number,
): ReadonlyMap<number, Decision> {
  return new Map(
    all.map((one) => {
      const place = { start: one.start.slice(0, 16), calendarId };
      const isOther = !one.free?.some((time) => isTimeAtPlace(time, place));
      return [one.id, { action: "move", ...place, isOther }];
    }),
  );
}

export function toAcceptItem(
  { id }: ConcernedAppointment,
  { action, start, calendarId }: Decision,
): Accept[number] {
  const place = { start: `${start}:00`, calendar_id: calendarId };
  return { appointment_id: id, action, ...(action === "move" && place) };
}

/** Returns the first free time to which no other appointment of the list moves; {} if none is offered. */
export function firstFreePlace(one: ConcernedAppointment, others: readonly Decided[]): Partial<Place> {
  const moving = others.filter(({ decision }) => decision.action === "move");
  const freeTime = one.free?.find((time) => !moving.some((other) => meets(time, one, other)));
  return freeTime
    ? { start: freeTime.start.slice(0, 16), calendarId: freeTime.calendar_id, isOther: false }
    : {};
}

export function isTimeAtPlace(
  { start, calendar_id }: FreeTime,
  place: Pick<Place, "start" | "calendarId">,
): boolean {
  return start.startsWith(place.start) && calendar_id === place.calendarId;
}

/** Whether two appointments with their present lengths would overlap on the same calendar. */
function meets(time: FreeTime, one: ConcernedAppointment, { concerned, decision }: Decided): boolean {
  const from = millis(time.start);
  const theirs = millis(decision.start);
  const isBefore = from + lengthOf(one) <= theirs;
  const isAfter = theirs + lengthOf(concerned) <= from;
  return time.calendar_id === decision.calendarId && !isBefore && !isAfter;
}

function lengthOf({ start, end }: Pick<ConcernedAppointment, "start" | "end">): number {
  return millis(end) - millis(start);
}

function millis(wall: string): number {
  return Date.parse(`${wall.slice(0, 16).replace(" ", "T")}Z`);
}
