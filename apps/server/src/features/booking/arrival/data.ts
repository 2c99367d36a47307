import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** A person by whom an appointment is found. */
export interface Newcomer {
  readonly lastname: string;
  /** In the form YYYY-MM-DD. */
  readonly birthdate: string;
  /** The name of the form field for the date of birth. */
  readonly birthdateField: string;
}

export interface ExpectedAppointment {
  readonly id: number;
  readonly booking_id: number | null;
  readonly fiche_id: number;
  /** The person's first name, without accents and capitals. */
  readonly firstname: string;
}

/** Returns the appointments that begin before `until` and end after `now`, of everybody or of one person, without no-shows. */
export async function listExpectedAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, now, until }: Readonly<Record<"from" | "now" | "until", Date>>,
  newcomer: Newcomer | null,
): Promise<ExpectedAppointment[]> {
  const { rows } = await database.query<ExpectedAppointment>({
    name: "list-expected",
    text: `select a.id, a.booking_id, a.fiche_id, folded(f.firstname) as firstname from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      where a.group_id = $1 and a.start_at >= $2 and a.start_at < $3 and a.end_at > $4 and not a.deleted
        and (a.presence is null or a.presence in ('confirmed', 'arrived'))
        and ($5::text is null or folded(f.lastname) = folded($5) and f.fields->>$6 = $7)
      order by a.start_at, a.id`,
    values: [
      groupId,
      from,
      until,
      now,
      newcomer?.lastname ?? null,
      newcomer?.birthdateField ?? null,
      newcomer?.birthdate ?? null,
    ],
  });
  return rows;
}

/** An appointment whose client has arrived, with the presence that was noted before. */
export interface ArrivedRow {
  readonly id: number;
  readonly fiche_id: number;
  readonly before: string | null;
}

/** Marks the appointments whose client is not known to have come. Returns those that it marked. */
export async function markArrived(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  now: Date,
): Promise<ArrivedRow[]> {
  const { rows } = await connection.query<ArrivedRow>({
    name: "mark-arrived",
    text: `with awaited as materialized (
        select id, fiche_id, presence from appointments
        where group_id = $1 and id = any($2::bigint[]) and not deleted and (presence is null or presence = 'confirmed')
        order by id for update
      )
      update appointments a set presence = 'arrived', arrived_at = $3 from awaited
      where a.group_id = $1 and a.id = awaited.id returning a.id, a.fiche_id, awaited.presence as before`,
    values: [groupId, appointmentIds, now],
  });
  return rows;
}
