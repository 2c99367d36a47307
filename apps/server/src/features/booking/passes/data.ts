import type { PassState } from "@rendezvous/domain/pass/choose-passes";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { ChangedBy } from "../fiche/audit-data.ts";
import { lastDaySql, usedVisitsSql } from "./pass-sql.ts";

export interface PassRow extends PassState {
  readonly fiche_id: number;
  readonly name: string;
  readonly publicname: LocalizedText;
  readonly visits: number;
  /** `YYYY-MM-DD`, like `valid_until`. */
  readonly sold_on: string;
}

const COLUMNS = `p.id, p.fiche_id, o.name, o.publicname, o.interventions, p.visits, p.sold_on::text as sold_on,
  p.visits - used.visits as "left", used.valid_until`;
const FROM = `from passes p join passoffers o on o.group_id = p.group_id and o.id = p.passoffer_id
  cross join lateral ${usedVisitsSql("p")} as used`;

/** Returns the passes of these fiches, the newest first. */
export async function listPassesOfFiches(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheIds: readonly number[],
): Promise<PassRow[]> {
  const { rows } = await database.query<PassRow>({
    name: "passes-of-fiches",
    text: `select ${COLUMNS} ${FROM} where p.group_id = $1 and p.fiche_id = any($2::integer[]) order by p.id desc`,
    values: [groupId, ficheIds],
  });
  return rows;
}

/**
 * Locks the passes of a fiche until the transaction ends, and returns them. Two statements, because a statement that has waited
 * for a lock still counts the visits as they were before it waited.
 */
export async function lockPassesOfFiche(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<PassRow[]> {
  const [, rows] = await Promise.all([
    connection.query({
      name: "lock-passes",
      text: "select id from passes where group_id = $1 and fiche_id = $2 order by id for no key update",
      values: [groupId, ficheId],
    }),
    listPassesOfFiches(connection, groupId, [ficheId]),
  ]);
  return rows;
}

/** Locks a pass until the transaction ends; null when it does not exist. */
export async function lockPass(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  passId: number,
): Promise<PassRow | null> {
  const [, { rows }] = await Promise.all([
    connection.query({
      name: "lock-pass",
      text: "select id from passes where group_id = $1 and id = $2 for no key update",
      values: [groupId, passId],
    }),
    connection.query<PassRow>({
      name: "find-pass",
      text: `select ${COLUMNS} ${FROM} where p.group_id = $1 and p.id = $2`,
      values: [groupId, passId],
    }),
  ]);
  return rows[0] ?? null;
}

export interface OfferedPassRow {
  readonly id: number;
  readonly name: string;
  readonly publicname: LocalizedText;
  readonly visits: number;
  readonly price: number | null;
}

/** Returns the pass offers that a professional can give, in their order. */
export async function listOfferedPasses(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<OfferedPassRow[]> {
  const { rows } = await database.query<OfferedPassRow>({
    name: "offered-passes",
    text: `select id, name, publicname, visits, price from passoffers
      where group_id = $1 and not deleted order by sort, id`,
    values: [groupId],
  });
  return rows;
}

/** Returns the id of the new pass; null when the offer does not exist or is archived. */
export async function insertPass(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  {
    ficheId,
    offerId,
    soldOn,
  }: { readonly ficheId: number; readonly offerId: number; readonly soldOn: string },
): Promise<number | null> {
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-pass",
    text: `insert into passes (group_id, fiche_id, passoffer_id, visits, sold_on, valid_until, valid_months, valid_days)
      select $1, $2, o.id, o.visits, $4::date, ${lastDaySql("o", "$4::date")},
        case when o.from_first_visit then o.valid_months else 0 end, case when o.from_first_visit then o.valid_days else 0 end
      from passoffers o where o.group_id = $1 and o.id = $3 and not o.deleted returning id`,
    values: [groupId, ficheId, offerId, soldOn],
  });
  return rows[0]?.id ?? null;
}

export async function updatePassRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  passId: number,
  { visits, validUntil }: { readonly visits: number; readonly validUntil: string | null | undefined },
): Promise<void> {
  await connection.query({
    name: "update-pass",
    text: `update passes set visits = $3, valid_until = case when $4 then $5::date else valid_until end
      where group_id = $1 and id = $2`,
    values: [groupId, passId, visits, validUntil !== undefined, validUntil],
  });
}

/** Adds a change of a pass to the history of its fiche. */
export async function addPassHistory(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>,
  by: ChangedBy,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "add-pass-history",
    text: `insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, pro_id, fields, changes)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [groupId, ficheId, now, by.kind, by.proId, Object.keys(values), JSON.stringify(values)],
  });
}

/**
 * Removes the pass from restored appointments whose visits other appointments have used meanwhile. The passes have to be locked
 * (lockPassesOfAppointments).
 */
export async function endUncoveredPayments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<void> {
  await connection.query({
    name: "end-uncovered-payments",
    text: `update appointments set pass_id = null where group_id = $1 and id = any($2::bigint[]) and pass_id in (
        select p.id from passes p cross join lateral ${usedVisitsSql("p")} as used
        where p.group_id = $1 and used.visits > p.visits
          and p.id in (select pass_id from appointments where group_id = $1 and id = any($2::bigint[])))`,
    values: [groupId, appointmentIds],
  });
}

export async function lockPassesOfAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<void> {
  await connection.query({
    name: "lock-passes-of-appointments",
    text: `select id from passes where group_id = $1
        and id in (select pass_id from appointments where group_id = $1 and id = any($2::bigint[]))
      order by id for no key update`,
    values: [groupId, appointmentIds],
  });
}
