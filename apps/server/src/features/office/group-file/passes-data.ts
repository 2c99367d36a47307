import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { Queryable } from "../../../lib/database/database.ts";
import { lastDaySql } from "../../booking/passes/pass-sql.ts";
import type { ExternidMap } from "./data.ts";

/** A pass of a group file, with ids; null values are those of its offer. */
export interface PassFileRow extends Omit<NonNullable<GroupFile["passes"]>[number], "fiche" | "offer"> {
  readonly fiche_id: number;
  readonly passoffer_id: number;
}

function ofOffer(name: string): string {
  return `coalesce(r.${name}, case when o.from_first_visit then o.${name} else 0 end)`;
}

/** Inserts passes with a new externid, updates the others, and returns the id of each. */
export async function savePasses(
  database: Queryable,
  groupId: number,
  passes: readonly PassFileRow[],
  today: string,
): Promise<ExternidMap> {
  const soldOn = "coalesce(r.sold_on, $3::date)";
  const { rows } = await database.query<{ id: number; externid: string }>(
    `insert into passes (group_id, externid, fiche_id, passoffer_id, visits, sold_on, valid_until, valid_months, valid_days)
     select $1, r.externid, r.fiche_id, o.id, coalesce(r.visits, o.visits), ${soldOn},
       coalesce(r.valid_until, ${lastDaySql("o", soldOn)}), ${ofOffer("valid_months")}, ${ofOffer("valid_days")}
     from jsonb_to_recordset($2::jsonb) as r (externid text, fiche_id integer, passoffer_id integer, visits integer,
       sold_on date, valid_until date, valid_months integer, valid_days integer)
     join passoffers o on o.group_id = $1 and o.id = r.passoffer_id
     on conflict (group_id, externid) where externid is not null do update set fiche_id = excluded.fiche_id,
       passoffer_id = excluded.passoffer_id, visits = excluded.visits, sold_on = excluded.sold_on,
       valid_until = excluded.valid_until, valid_months = excluded.valid_months, valid_days = excluded.valid_days
     returning id, externid`,
    [groupId, JSON.stringify(passes), today],
  );
  return new Map(rows.map(({ id, externid }) => [externid, id]));
}

/** Deletes the imported passes that the file no longer lists; those that paid for an appointment stay, as given by hand. */
export async function removeUnlistedPasses(
  database: Queryable,
  groupId: number,
  listedIds: readonly number[],
): Promise<void> {
  const unlisted = "p.group_id = $1 and p.externid is not null and not p.id = any($2::integer[])";
  await database.query(
    `delete from passes p where ${unlisted}
       and not exists (select from appointments a where a.group_id = p.group_id and a.pass_id = p.id)`,
    [groupId, listedIds],
  );
  await database.query(`update passes p set externid = null where ${unlisted}`, [groupId, listedIds]);
}

/** Returns the externids of the passes that pay for more visits than they have. */
export async function listOverusedPasses(database: Queryable, groupId: number): Promise<string[]> {
  const { rows } = await database.query<{ externid: string }>(
    `select p.externid from passes p join appointments a on a.group_id = p.group_id and a.pass_id = p.id
     where p.group_id = $1 and p.externid is not null and (not a.deleted or a.cancelled_late)
     group by p.group_id, p.id having sum(a.places) > p.visits order by p.id`,
    [groupId],
  );
  return rows.map(({ externid }) => externid);
}

export interface ExportedPass {
  readonly id: number;
  readonly externid: string | null;
  readonly fiche_id: number;
  readonly offer: string;
  readonly visits: number;
  readonly sold_on: string;
  readonly valid_until: string | null;
  readonly valid_months: number;
  readonly valid_days: number;
}

export async function listExportedPasses(database: Queryable, groupId: number): Promise<ExportedPass[]> {
  const { rows } = await database.query<ExportedPass>(
    `select p.id, p.externid, p.fiche_id, o.externid as offer, p.visits, p.sold_on::text as sold_on,
       p.valid_until::text as valid_until, p.valid_months, p.valid_days
     from passes p join passoffers o on o.group_id = p.group_id and o.id = p.passoffer_id
     where p.group_id = $1 order by p.id`,
    [groupId],
  );
  return rows;
}
