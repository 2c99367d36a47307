import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";

/** How many days the link of an invitation is valid. */
export const INVITATION_DAYS = 7;
const LASTS_MS = INVITATION_DAYS * 24 * 3_600_000;

export interface Membership {
  readonly role: "owner" | "pro" | "call_centre";
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}

/** The recipient of an invitation; names may be empty. */
export interface Invitee {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

export interface Invitation extends Membership, Invitee {
  readonly id: number;
  readonly group_id: number;
}

/** Each address has one invitation: a second one replaces the first, whose link becomes invalid. */
export async function addInvitation(
  database: Queryable,
  groupId: number,
  { email, firstname, lastname, role, calendars }: Omit<Invitation, "id" | "group_id">,
  nowMs: EpochMs,
): Promise<number> {
  const { rows } = await database.query<{ id: number }>({
    name: "add-invitation",
    text: `insert into invitations (group_id, email, role, calendars, created_at, expires_at, firstname, lastname)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (group_id, email) do update set role = excluded.role, calendars = excluded.calendars,
        created_at = excluded.created_at, expires_at = excluded.expires_at, key_hash = null,
        firstname = excluded.firstname, lastname = excluded.lastname
      returning id`,
    values: [
      groupId,
      email,
      role,
      calendars,
      new Date(nowMs),
      new Date(nowMs + LASTS_MS),
      firstname,
      lastname,
    ],
  });
  return rows[0]!.id;
}

/**
 * Creates the key for the link about to be mailed. `is_founder` is true when the group has no members yet. Returns null when the
 * invitation no longer exists.
 */
export async function makeInvitationKey(
  database: Queryable,
  groupId: number,
  id: number,
): Promise<{ readonly key: string; readonly name: string; readonly is_founder: boolean } | null> {
  const { token, hash } = makeToken();
  const { rows } = await database.query<{ name: string; is_founder: boolean }>({
    name: "make-invitation-key",
    text: `update invitations set key_hash = $3 where group_id = $1 and id = $2
      returning trim(firstname || ' ' || lastname) as name,
        role = 'owner' and not exists (select from pro_groups w where w.group_id = $1) as is_founder`,
    values: [groupId, id, hash],
  });
  return rows[0] ? { key: token, ...rows[0] } : null;
}

export interface StoredInvitation extends Invitee {
  readonly id: number;
  readonly role: Membership["role"];
  readonly calendars: number[] | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Returns the invitations with a valid link, newest first. */
export async function listOpenInvitations(
  database: Queryable,
  groupId: number,
  nowMs: EpochMs,
): Promise<StoredInvitation[]> {
  const { rows } = await database.query<StoredInvitation>({
    name: "list-open-invitations",
    text: `select id, email, firstname, lastname, role, calendars, created_at, expires_at from invitations
      where group_id = $1 and expires_at > $2 order by created_at desc, id desc`,
    values: [groupId, new Date(nowMs)],
  });
  return rows;
}

const INVITATION = "id, group_id, email, firstname, lastname, role, calendars";

/** Withdraws an invitation; returns null when it was used or withdrawn meanwhile. */
export async function revokeInvitation(
  database: Queryable,
  groupId: number,
  id: number,
): Promise<Invitation | null> {
  const { rows } = await database.query<Invitation>({
    name: "take-back-invitation",
    text: `delete from invitations where group_id = $1 and id = $2 returning ${INVITATION}`,
    values: [groupId, id],
  });
  return rows[0] ?? null;
}

/** Returns an invitation without using it up. */
export async function findInvitation(
  database: Queryable,
  key: string,
  nowMs: EpochMs,
): Promise<Invitation | null> {
  const { rows } = await database.query<Invitation>({
    name: "find-invitation",
    text: `select ${INVITATION} from invitations where key_hash = $1 and expires_at > $2`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Uses the invitation up; of two simultaneous calls only one gets it. */
export async function consumeInvitation(
  database: Queryable,
  key: string,
  nowMs: EpochMs,
): Promise<Invitation | null> {
  const { rows } = await database.query<Invitation>({
    name: "use-invitation",
    text: `delete from invitations where key_hash = $1 and expires_at > $2 returning ${INVITATION}`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

export interface ExistingPro {
  readonly id: number;
  /** True if the person has a password and already works in some group. */
  readonly has_login: boolean;
}

export async function findExistingPro(database: Queryable, email: string): Promise<ExistingPro | null> {
  const { rows } = await database.query<ExistingPro>({
    name: "find-pro-of-email",
    text: `select p.id, p.password_hash is not null and exists (select 1 from pro_groups g where g.pro_id = p.id) as has_login
      from pros p where p.email = $1`,
    values: [email],
  });
  return rows[0] ?? null;
}

/**
 * Adds the invited person to the group; returns the professional's id and whether they are a new member. Existing members keep
 * their role, so that an old link cannot demote an owner; one whom a network has added becomes a colleague. The invitation's name applies only to people without one, because
 * others work elsewhere under their own name.
 */
export async function addMember(
  database: Queryable,
  { group_id, email, role, calendars, firstname, lastname }: Invitation,
): Promise<{ readonly id: number; readonly is_new: boolean }> {
  const { rows } = await database.query<{ id: number; is_new: boolean }>({
    name: "add-member",
    text: `with pro as (
        insert into pros (email, firstname, lastname) values ($2, $5, $6)
        on conflict (email) do update set (firstname, lastname) = (
          select excluded.firstname, excluded.lastname where concat(pros.firstname, pros.lastname) = ''
          union all select pros.firstname, pros.lastname where concat(pros.firstname, pros.lastname) <> ''
        )
        returning id
      ), joined as (
        insert into pro_groups (group_id, pro_id, role, calendars) select $1, id, $3, $4 from pro
        on conflict (group_id, pro_id) do update set role = excluded.role, calendars = excluded.calendars, by_network = false
          where pro_groups.by_network and excluded.role <> 'call_centre'
        returning pro_id
      )
      select id, exists (select from joined) as is_new from pro`,
    values: [group_id, email, role, calendars, firstname, lastname],
  });
  return rows[0]!;
}
