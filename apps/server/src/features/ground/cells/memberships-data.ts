import { createHmac } from "node:crypto";
import type { Database, Queryable } from "../../../lib/database/database.ts";
import { LIMITS_OF_A_CHECK, transaction } from "../../../lib/database/database.ts";
import { servedSql } from "./moves-data.ts";

/** A membership: a professional works in a group. */
export interface Membership {
  readonly group_id: number;
  /** A keyed hash of the e-mail address, so that the directory has no addresses. */
  readonly person: string;
  readonly role: "owner" | "pro" | "call_centre";
}

export const MEMBERSHIP_TABLES = [
  `create table if not exists memberships (
    group_id integer not null references places on delete cascade,
    person text not null,
    role text not null,
    primary key (group_id, person)
  )`,
  "create index if not exists memberships_by_person on memberships (person)",
  `create table if not exists handovers (
    token_hash bytea primary key,
    sealed text not null,
    expires_at timestamptz not null
  )`,
];

export function hashPerson(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`member ${email}`).digest("base64url");
}

/** Returns who works in the groups of this cell, or in one of them. */
export async function listMemberships(
  database: Queryable,
  groupId: number | null,
  secret: string,
): Promise<Membership[]> {
  const { rows } = await database.query<Omit<Membership, "person"> & { email: string }>({
    name: "list-memberships",
    text: `select m.group_id, p.email, m.role from pro_groups m join pros p on p.id = m.pro_id
      where ($1::integer is null or m.group_id = $1) and p.email is not null and ${servedSql("m.group_id")}`,
    values: [groupId],
  });
  return rows.map(({ email, ...membership }) => ({ ...membership, person: hashPerson(email, secret) }));
}

/** Makes the directory's memberships of a cell's groups, or of one group, equal to `memberships`. */
export async function saveMemberships(
  directory: Database,
  cell: string,
  groupId: number | null,
  memberships: readonly Membership[],
): Promise<void> {
  const stored = `(select group_id from places where cell = $1 and ($2::integer is null or group_id = $2))`;
  await transaction(directory, async (connection) => {
    const values = [cell, groupId, JSON.stringify(memberships)];
    const rows = "jsonb_to_recordset($3) as m(group_id integer, person text, role text)";
    await connection.query(
      `delete from memberships old where group_id in ${stored}
         and not exists (select from ${rows} where m.group_id = old.group_id and m.person = old.person)`,
      values,
    );
    await connection.query(
      `insert into memberships select m.group_id, m.person, m.role from ${rows} where m.group_id in ${stored}
       on conflict (group_id, person) do update set role = excluded.role where memberships.role <> excluded.role`,
      values,
    );
  });
}

/** A group of a professional in another cell. */
export interface GroupOfOtherCell {
  readonly group_id: number;
  readonly urlname: string;
  readonly name: string;
  readonly cell: string;
  readonly role: Membership["role"];
}

/** Returns the groups of other cells in which a professional works. */
export async function listGroupsOfOtherCells(
  directory: Queryable,
  cell: string,
  person: string,
): Promise<GroupOfOtherCell[]> {
  const { rows } = await directory.query<GroupOfOtherCell>({
    name: "list-groups-of-other-cells",
    text: `select p.group_id, p.urlname, p.name, p.cell, m.role from memberships m join places p using (group_id)
      where m.person = $2 and p.cell <> $1 order by p.name, p.group_id`,
    values: [cell, person],
    ...LIMITS_OF_A_CHECK,
  });
  return rows;
}

/** Stores a sealed hand-over for one use within `lastsMs`. */
export async function addHandover(
  directory: Queryable,
  tokenHash: Buffer,
  sealed: string,
  lastsMs: number,
): Promise<void> {
  await directory.query(
    `with past as (delete from handovers where expires_at < now())
     insert into handovers (token_hash, sealed, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')`,
    [tokenHash, sealed, lastsMs],
  );
}

/** Returns the sealed hand-over once; null if it was used, or is too old. */
export async function consumeHandover(directory: Queryable, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await directory.query<{ sealed: string; valid: boolean }>(
    "delete from handovers where token_hash = $1 returning sealed, expires_at > now() as valid",
    [tokenHash],
  );
  return rows[0]?.valid ? rows[0].sealed : null;
}
