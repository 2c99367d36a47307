import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { AppointmentParts } from "../appointments/appointment-parts.ts";
import { APPOINTMENT_COLUMNS, visibilitySql } from "../appointments/data.ts";
import { type AppointmentRowWithoutNames, loadRecordsOfAppointments } from "../appointments/days-data.ts";
import { FICHE_COLUMNS, type FicheRow } from "../fiche/data.ts";

/** Values that tell two databases apart, or two histories of the same database. */
export interface FollowedDatabase {
  /** The name of the cell, and a mark that each restore of a backup renews. */
  readonly marks: string;
  /** PostgreSQL's timeline: grows with each restore to a point in time and with each failover. */
  readonly timeline: string;
  /** The number of the next transaction. */
  readonly next: string;
}

export async function findFollowedDatabase(database: Queryable): Promise<FollowedDatabase> {
  const { rows } = await database.query<FollowedDatabase>({
    name: "followed-database",
    text: `select coalesce((select string_agg(value #>> '{}', ' ' order by key) from settings where key in ('cell', 'restored')), '') as marks,
        left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
        pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  });
  return rows[0]!;
}

/** The change after which a page begins. */
export interface ChangeCursor {
  /** The number of the transaction that wrote it. */
  readonly transaction: string;
  readonly id: number;
}

/**
 * The changes of a table after a cursor, oldest first. Changes of transactions that run beside an older one wait until that one
 * has ended: otherwise its changes would come before the reader's cursor, and be lost.
 */
const pageOf = (table: "appointments" | "fiches"): string => `page as materialized (
    select id, changed_in from ${table}
    where group_id = $1 and (changed_in, id) > ($2::xid8, $3::bigint)
      and changed_in < pg_snapshot_xmin(pg_current_snapshot())
    order by changed_in, id limit $4
  )`;

interface Changed {
  readonly changed_in: string;
}

export interface ChangedAppointments {
  readonly appointments: readonly AppointmentParts[];
  /** Records that the session may not see, or may no longer see. */
  readonly hidden: readonly Pick<AppointmentParts, "id" | "version" | "changed_at">[];
  readonly count: number;
  readonly last: ChangeCursor;
}

/** Returns a page of changed appointments, cancelled ones too. */
export async function listChangedAppointments(
  database: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  after: ChangeCursor,
  limit: number,
): Promise<ChangedAppointments> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await database.query<AppointmentRowWithoutNames & Changed & { is_visible: boolean }>({
    name: `changed-appointments-${visible.name}`,
    text: `with ${pageOf("appointments")}
      select ${APPOINTMENT_COLUMNS}, f.firstname, f.lastname, f.email, f.firstphone, a.calendar_id, a.resource_id, a.pack_id,
        coalesce(a.intervention_ids, array[a.intervention_id]) as intervention_ids, page.changed_in::text as changed_in,
        coalesce(${visible.sql.replaceAll("$2", "$5")}, false) as is_visible
      from page join appointments a on a.group_id = $1 and a.id = page.id
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      order by page.changed_in, page.id`,
    values: [groupId, after.transaction, after.id, limit, visible.value],
  });
  return {
    appointments: await loadRecordsOfAppointments(
      database,
      groupId,
      rows.filter(({ is_visible }) => is_visible),
    ),
    hidden: rows.filter(({ is_visible }) => !is_visible),
    count: rows.length,
    last: lastOf(rows, after),
  };
}

export interface ChangedFicheRow extends FicheRow {
  readonly is_erased: boolean;
  /** The fiche into which this one was merged. */
  readonly merged_into: number | null;
}

const FICHE_STATE = `${FICHE_COLUMNS}, f.anonymised_at is not null as is_erased,
        case when f.deleted then (select m.fiche_id from fiche_merges m
          where m.group_id = $1 and m.merged_id = f.id and m.undone_at is null order by m.id desc limit 1) end as merged_into`;

export interface ChangedFiches {
  readonly fiches: readonly ChangedFicheRow[];
  readonly last: ChangeCursor;
}

/** Returns a page of changed fiches, deleted ones too. */
export async function listChangedFiches(
  database: Queryable,
  groupId: AuthorizedGroupId,
  after: ChangeCursor,
  limit: number,
): Promise<ChangedFiches> {
  const { rows } = await database.query<ChangedFicheRow & Changed>({
    name: "changed-fiches",
    text: `with ${pageOf("fiches")}
      select ${FICHE_STATE}, page.changed_in::text as changed_in from page join fiches f on f.group_id = $1 and f.id = page.id
      order by page.changed_in, page.id`,
    values: [groupId, after.transaction, after.id, limit],
  });
  return { fiches: rows, last: lastOf(rows, after) };
}

/** Returns one fiche, also if it is deleted. */
export async function findFicheState(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<ChangedFicheRow | null> {
  const { rows } = await database.query<ChangedFicheRow>({
    name: "fiche-state",
    text: `select ${FICHE_STATE} from fiches f where f.group_id = $1 and f.id = $2`,
    values: [groupId, ficheId],
  });
  return rows[0] ?? null;
}

function lastOf(rows: readonly (Changed & { readonly id: number })[], after: ChangeCursor): ChangeCursor {
  const last = rows.at(-1);
  return last ? { transaction: last.changed_in, id: last.id } : after;
}
