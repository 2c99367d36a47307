import { hasRight } from "./permissions.ts";
import type { Session } from "./session.ts";

/** Calendars and resources by their ids; null: all. */
export interface ShownPlaces {
  readonly calendars: readonly number[] | null;
  readonly resources: readonly number[] | null;
}

/** Returns the calendars to which a professional is limited in a group; null = not limited. Resources are never limited. */
export function ownCalendars(session: Session, groupId: number): readonly number[] | null {
  if (session.kind !== "pro") return null;
  return session.groups.find((one) => one.groupId === groupId)?.calendars ?? null;
}

/**
 * Returns the calendars and resources that a session may search, hold and book: those with a public name (`named`); for
 * call-centre agents also those without one.
 */
export function shownPlaces(named: ShownPlaces, session: Session, groupId: number): ShownPlaces {
  const seesUnnamed = hasRight("see_unnamed", session, groupId);
  const own = ownCalendars(session, groupId);
  return {
    calendars: seesUnnamed ? own : intersectIds(own, named.calendars),
    resources: seesUnnamed ? null : named.resources,
  };
}

/** Returns the ids in both lists; null means all ids. */
export function intersectIds(
  some: readonly number[] | null,
  others: readonly number[] | null,
): readonly number[] | null {
  return some && others ? some.filter((id) => others.includes(id)) : (some ?? others);
}
