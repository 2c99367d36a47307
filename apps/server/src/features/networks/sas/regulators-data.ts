import type { Queryable } from "../../../lib/database/database.ts";
import type { RegulatorIdentifier } from "./fhir.ts";
import { TAKES_PART_SQL } from "./practitioners-data.ts";
import type { Regulator } from "./read-regulator.ts";

/** Returns and locks a regulator. */
export async function findRegulator(
  database: Queryable,
  { system, value }: RegulatorIdentifier,
): Promise<{ readonly pro_id: number } | null> {
  const { rows } = await database.query<{ pro_id: number }>({
    name: "find-regulator",
    text: "select pro_id from sas_regulators where system = $1 and value = $2 for update",
    values: [system, value],
  });
  return rows[0] ?? null;
}

/** Returns the active regulator whose login has the address. */
export async function findActiveRegulator(
  database: Queryable,
  email: string,
): Promise<RegulatorIdentifier | null> {
  const { rows } = await database.query<{ system: string; value: string }>({
    name: "find-active-regulator",
    text: `select r.system, r.value from sas_regulators r join pros p on p.id = r.pro_id where p.email = $1 and r.active`,
    values: [email],
  });
  return rows[0] ?? null;
}

/** Returns the professional with the address. The platform names those who work nowhere else; others have their own name. */
export async function storePro(
  database: Queryable,
  { email, firstname, lastname }: Regulator,
): Promise<number> {
  const { rows } = await database.query<{ id: number }>({
    name: "store-pro-of-regulator",
    text: `insert into pros as p (email, firstname, lastname) values ($1, $2, $3)
      on conflict (email) do update set (firstname, lastname) = (
        select excluded.firstname, excluded.lastname
          where not exists (select from pro_groups w where w.pro_id = p.id and not w.by_network)
        union all select p.firstname, p.lastname
          where exists (select from pro_groups w where w.pro_id = p.id and not w.by_network)
      )
      returning id`,
    values: [email, firstname, lastname],
  });
  return rows[0]!.id;
}

export async function storeRegulator(
  database: Queryable,
  proId: number,
  { identifiers: [{ system, value }], isActive }: Regulator,
): Promise<void> {
  await database.query({
    name: "store-regulator",
    text: `insert into sas_regulators as r (pro_id, system, value, active) values ($1, $2, $3, $4)
      on conflict (pro_id) do update set system = excluded.system, value = excluded.value, active = excluded.active,
        invited_at = case when excluded.active then r.invited_at end`,
    values: [proId, system, value, isActive],
  });
}

export async function removeRegulator(database: Queryable, proId: number): Promise<void> {
  await database.query({
    name: "remove-regulator",
    text: "delete from sas_regulators where pro_id = $1",
    values: [proId],
  });
}

export interface MembershipOfRegulator {
  readonly group_id: number;
  readonly pro_id: number;
}

/** Adds the active regulators, or one, to the groups that take part; a group that is moving gets them later. */
export async function addMemberships(
  database: Queryable,
  proId: number | null,
): Promise<MembershipOfRegulator[]> {
  const { rows } = await database.query<MembershipOfRegulator>({
    name: "add-memberships-of-regulators",
    text: `insert into pro_groups (group_id, pro_id, role, by_network)
      select g.id, r.pro_id, 'call_centre', true from sas_regulators r, groups g
      where r.active and ($1::integer is null or r.pro_id = $1) and ${TAKES_PART_SQL}
        and not exists (select from group_moves m where m.group_id = g.id)
      on conflict (group_id, pro_id) do nothing returning group_id, pro_id`,
    values: [proId],
  });
  return rows;
}

/**
 * Removes from their groups the professionals, or one, who are no active regulators any more, and all from groups that take part no
 * longer; with their sessions, keys and invitations there.
 */
export async function removeMemberships(
  database: Queryable,
  proId: number | null,
): Promise<MembershipOfRegulator[]> {
  const { rows } = await database.query<MembershipOfRegulator>({
    name: "remove-memberships-of-regulators",
    text: `with gone as (
        delete from pro_groups w where w.by_network and ($1::integer is null or w.pro_id = $1)
          and not exists (select from group_moves m where m.group_id = w.group_id)
          and not exists (
            select from sas_regulators r, groups g where r.pro_id = w.pro_id and r.active and g.id = w.group_id and ${TAKES_PART_SQL}
          )
        returning w.group_id, w.pro_id
      ), ended as (
        delete from sessions s using gone where s.group_id = gone.group_id and s.pro_id = gone.pro_id
      ), dead as (
        delete from account_keys k using gone where k.group_id = gone.group_id and k.pro_id = gone.pro_id
      ), withdrawn as (
        delete from invitations i using gone join pros p on p.id = gone.pro_id
        where i.group_id = gone.group_id and i.email = p.email and i.role = 'call_centre'
      )
      select group_id, pro_id from gone`,
    values: [proId],
  });
  return rows;
}

export interface UninvitedRegulator {
  readonly pro_id: number;
  readonly group_id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: string;
}

/** Marks the regulators without a password who got no invitation yet, and returns them with the first of their groups. */
export async function takeUninvited(
  database: Queryable,
  proId: number | null,
  now: Date,
): Promise<UninvitedRegulator[]> {
  const { rows } = await database.query<UninvitedRegulator>({
    name: "take-uninvited-regulators",
    text: `update sas_regulators r set invited_at = $2 from pros p, groups g
      where p.id = r.pro_id and r.active and r.invited_at is null and p.password_hash is null
        and ($1::integer is null or r.pro_id = $1)
        and g.id = (select min(w.group_id) from pro_groups w where w.pro_id = r.pro_id and w.by_network)
      returning r.pro_id, g.id as group_id, p.email, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname,
        coalesce(g.fields->>'locale', 'fr') as locale`,
    values: [proId, now],
  });
  return rows;
}

/** Counts the regulators who may book in a group. */
export async function countRegulators(database: Queryable, groupId: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-regulators",
    text: "select count(*)::integer as count from pro_groups where group_id = $1 and by_network",
    values: [groupId],
  });
  return rows[0]!.count;
}
