import type { HistoryRow } from "../../booking/fiche/history-data.ts";
import type { FicheRow } from "../../booking/fiche/data.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { LastActivity, DataSubject } from "./data-subject.ts";

export interface PersonRow extends LastActivity {
  /** The address for mails to the person. */
  readonly email: string;
  readonly upcoming: number;
}

/**
 * SQL condition for the fiches `f` of a person, whose id is the parameter `$2`. A booking made without a login under an account's
 * address also belongs to the account, once the account has proven the address.
 */
export function ownFichesSql(kind: DataSubject["kind"]): string {
  const own =
    kind === "fiche"
      ? "f.id = $2::integer"
      : `(f.account_id = $2::integer or f.account_id is null and f.email <> '' and f.email =
          (select email from accounts where group_id = $1 and id = $2::integer and activated_at is not null))`;
  return `${own} and f.anonymised_at is null`;
}

export function idOfDataSubject(person: DataSubject): number {
  return person.kind === "account" ? person.accountId : person.ficheId;
}

/** A fiche in the download of a person's data, with its history; `changes` includes forgiven absences. */
export interface PersonFicheRow
  extends Omit<FicheRow, "account_id" | "changed_at" | "version" | "missed" | "missed_forgiven_at"> {
  readonly changes: readonly ChangeRow[];
  readonly reads: readonly ReadRow[];
  readonly comments: readonly CommentRow[];
}

export type ChangeRow = HistoryRow["changes"][number];
export type ReadRow = HistoryRow["reads"][number];

export interface CommentRow {
  readonly at: string;
  readonly name: string;
  readonly text: string;
}

const PRO_NAME = `coalesce((select trim(concat(p.firstname, ' ', p.lastname)) from pros p where p.id = one.pro_id), '')`;

/** Returns the person's fiches, deleted ones too, with who changed and read them. */
export async function listFichesOfPerson(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
): Promise<PersonFicheRow[]> {
  const { rows } = await database.query<PersonFicheRow>({
    name: `held-fiches-${person.kind}`,
    text: `select f.id, f.externid, f.firstname, f.lastname, f.email, f.firstphone, f.fields, f.metadata, f.blacklisted, f.deleted,
        f.created_at, f.updated_at,
        coalesce((select jsonb_agg(jsonb_build_object('at', one.changed_at, 'kind', one.changed_by, 'name', ${PRO_NAME},
            'fields', one.fields, 'values', one.changes, 'reason', one.reason) order by one.id)
          from fiche_changes one where one.group_id = f.group_id and one.fiche_id = f.id
            and one.appointment_id is null), '[]') as changes,
        coalesce((select jsonb_agg(jsonb_build_object('day', one.day, 'name', ${PRO_NAME}, 'what', one.what,
            'times', one.times, 'first_at', one.first_at, 'last_at', one.last_at) order by one.first_at)
          from fiche_reads one where one.group_id = f.group_id and one.fiche_id = f.id), '[]') as reads,
        coalesce((select jsonb_agg(jsonb_build_object('at', one.written_at, 'name', ${PRO_NAME}, 'text', one.text)
            order by one.id)
          from fiche_comments one where one.group_id = f.group_id and one.fiche_id = f.id), '[]') as comments
      from fiches f where f.group_id = $1 and ${ownFichesSql(person.kind)} order by f.created_at, f.id`,
    values: [groupId, idOfDataSubject(person)],
  });
  return rows;
}

export interface PersonAccountRow {
  readonly id: number;
  readonly email: string | null;
  readonly locale: string | null;
  readonly created_at: Date;
  readonly activated_at: Date | null;
  readonly seen_at: Date | null;
  readonly opt_ins: Readonly<Record<string, boolean>>;
  readonly opt_ins_at: Date | null;
  readonly pending_rdv: Record<string, unknown> | null;
  readonly identities: readonly { readonly issuer: string; readonly subject: string }[];
  readonly sessions: readonly { readonly last_signed_at: string; readonly expires_at: string }[];
}

export async function findAccountOfPerson(
  database: Queryable,
  groupId: AuthorizedGroupId,
  accountId: number,
): Promise<PersonAccountRow | null> {
  const { rows } = await database.query<PersonAccountRow>({
    name: "held-account",
    text: `select id, email, locale, created_at, activated_at, seen_at, opt_ins, opt_ins_at, pending_rdv,
        coalesce((select jsonb_agg(jsonb_build_object('last_signed_at', s.last_signed_at, 'expires_at', s.expires_at)
            order by s.last_signed_at)
          from sessions s where s.group_id = a.group_id and s.account_id = a.id), '[]') as sessions,
        coalesce((select jsonb_agg(jsonb_build_object('issuer', i.issuer, 'subject', i.subject) order by i.created_at)
          from account_identities i where i.group_id = a.group_id and i.account_id = a.id), '[]') as identities
      from accounts a where group_id = $1 and id = $2`,
    values: [groupId, accountId],
  });
  return rows[0] ?? null;
}

interface PersonFeedRow {
  readonly content: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** Returns the calendar feeds of the person, oldest first. */
export async function listFeedsOfPerson(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
): Promise<PersonFeedRow[]> {
  const { rows } = await database.query<PersonFeedRow>({
    name: `feeds-of-${person.kind}`,
    text: `select content, created_at, last_used_at from feeds
      where group_id = $1 and ${person.kind === "account" ? "account_id" : "fiche_id"} = $2 order by id`,
    values: [groupId, idOfDataSubject(person)],
  });
  return rows;
}

interface PersonWishRow {
  readonly created_at: Date;
  readonly first_day: string;
  readonly last_day: string;
  readonly days: readonly string[];
  readonly times: readonly number[];
  readonly state: string;
}

/** Returns what the person waited for, oldest first. */
export async function listWishesOfPerson(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
): Promise<PersonWishRow[]> {
  const { rows } = await database.query<PersonWishRow>({
    name: `held-wishes-${person.kind}`,
    text: `select w.created_at, w.first_day::text as first_day, w.last_day::text as last_day, w.days, w.times, w.state
      from wishes w join fiches f on f.group_id = w.group_id and f.id = w.fiche_id
      where f.group_id = $1 and ${ownFichesSql(person.kind)} order by w.id`,
    values: [groupId, idOfDataSubject(person)],
  });
  return rows;
}

/** Returns null when the account was deleted or the fiche made anonymous. */
export async function findPerson(
  database: Queryable,
  groupId: number,
  person: DataSubject,
  now: Date,
): Promise<PersonRow | null> {
  const who =
    person.kind === "account"
      ? "select coalesce(email, '') as email, created_at, seen_at from accounts where group_id = $1 and id = $2::integer"
      : "select email, created_at, updated_at as seen_at from fiches f where group_id = $1 and id = $2 and anonymised_at is null";
  const { rows } = await database.query<PersonRow>({
    name: `find-person-${person.kind}`,
    text: `with own as (
        select f.id from fiches f where f.group_id = $1 and ${ownFichesSql(person.kind)}
      ), booked as (
        select max(end_at) as last_at, count(*) filter (where end_at > $3)::integer as upcoming from appointments
        where group_id = $1 and fiche_id in (select id from own) and not deleted
      )
      select who.email, who.created_at as registered_at, booked.last_at as last_appointment_at, booked.upcoming,
        greatest(who.seen_at,
          (select max(created_at) from wishes where group_id = $1 and fiche_id in (select id from own)),
          (select max(sold_on) from passes where group_id = $1 and fiche_id in (select id from own))) as seen_at
      from (${who}) as who, booked`,
    values: [groupId, idOfDataSubject(person), now],
  });
  return rows[0] ?? null;
}
