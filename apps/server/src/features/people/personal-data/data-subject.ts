import { anonymisationDay } from "@rendezvous/domain/personal-data/retention";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Day, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";

/** The owner of personal data: an account with all its fiches, or one fiche. */
export type DataSubject =
  | { readonly kind: "account"; readonly accountId: number }
  | { readonly kind: "fiche"; readonly ficheId: number };

/** The dates that decide how long a person's data is stored. */
export interface LastActivity {
  readonly registered_at: Date;
  /** The end of the last appointment that was not cancelled, future or past. */
  readonly last_appointment_at: Date | null;
  readonly seen_at: Date | null;
}

/** Returns null for a session without personal data in this group; the token of a booking gives access only to that booking. */
export function dataSubjectOfSession(session: Session, groupId: number): DataSubject | null {
  if (session.kind === "account" && session.groupId === groupId)
    return { kind: "account", accountId: session.accountId };
  return session.kind === "fiche" && session.groupId === groupId && session.seesAll
    ? { kind: "fiche", ficheId: session.ficheId }
    : null;
}

/** Returns the person of a request or record. */
export function dataSubjectOfRow(row: {
  readonly account_id: number | null;
  readonly fiche_id: number | null;
}): DataSubject {
  return row.account_id === null
    ? { kind: "fiche", ficheId: row.fiche_id ?? 0 }
    : { kind: "account", accountId: row.account_id };
}

export function toLocalDay(instant: Date, timezone: string): Day {
  return instantToWall(timezone, minuteOf(instant.getTime())).day;
}

/** Returns the day on which the person's data is made anonymous, according to the present dates. */
export function anonymisationDayOf(
  row: LastActivity,
  timezone: string,
  wantsDeletion: boolean,
  retentionYears?: number,
): Day {
  const day = (instant: Date | null): Day | null => instant && toLocalDay(instant, timezone);
  const person = {
    registeredOn: toLocalDay(row.registered_at, timezone),
    lastAppointmentOn: day(row.last_appointment_at),
    lastActiveOn: day(row.seen_at),
    wantsDeletion,
  };
  return anonymisationDay(person, retentionYears);
}
