import { anonymousFrom } from "@rendezvous/domain/personal-data/retention";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Day, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";

/** Whose data is meant: an account with all its fiches, or one fiche. */
export type Person =
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "fiche"; readonly ficheId: number };

/** What decides how long a person's data is kept. */
export interface LastActivity {
  readonly registered_at: Date;
  /** The end of the last that was not cancelled, to come or past. */
  readonly last_appointment_at: Date | null;
  readonly seen_at: Date | null;
}

/** null for who has no data of their own in this group: what a booking answered or mailed is about that booking. */
export function toPerson(session: Session, groupId: number): Person | null {
  if (session.kind === "account" && session.groupId === groupId)
    return { kind: "account", accountId: session.accountId };
  return session.kind === "fiche" && session.groupId === groupId && session.seesAll
    ? { kind: "fiche", ficheId: session.ficheId }
    : null;
}

/** Whose request or record it is. */
export function personOf(row: {
  readonly account_id: number | null;
  readonly fiche_id: number | null;
}): Person {
  return row.account_id === null
    ? { kind: "fiche", ficheId: row.fiche_id ?? 0 }
    : { kind: "account", accountId: row.account_id };
}

export function dayOf(instant: Date, timezone: string): Day {
  return instantToWall(timezone, minuteOf(instant.getTime())).day;
}

/** The day on which the person's data is made anonymous, as things stand. */
export function deletedFrom(
  row: LastActivity,
  timezone: string,
  wantsDeletion: boolean,
  retentionYears?: number,
): Day {
  const day = (instant: Date | null): Day | null => instant && dayOf(instant, timezone);
  const person = {
    registeredOn: dayOf(row.registered_at, timezone),
    lastAppointmentOn: day(row.last_appointment_at),
    lastActiveOn: day(row.seen_at),
    wantsDeletion,
  };
  return anonymousFrom(person, retentionYears);
}
