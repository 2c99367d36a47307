import type { Transaction } from "../../../lib/database/database.ts";
import { ACCOUNT_MAIL_QUEUE } from "../../ground/session/account-mail-queue.ts";
import { deleteJobsSql } from "../../../lib/jobs/jobs-data.ts";
import { ownFichesSql, idOfDataSubject } from "../personal-data/data.ts";
import type { DataSubject } from "../personal-data/data-subject.ts";

export interface FicheIdentity {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

export async function listFicheIdentities(
  connection: Transaction,
  groupId: number,
  person: DataSubject,
): Promise<FicheIdentity[]> {
  const { rows } = await connection.query<FicheIdentity>({
    name: `named-fiches-${person.kind}`,
    text: `select f.id, f.email, f.firstname, f.lastname from fiches f
      where f.group_id = $1 and ${ownFichesSql(person.kind)} order by f.id`,
    values: [groupId, idOfDataSubject(person)],
  });
  return rows;
}

/**
 * Makes fiches anonymous: deletes names, addresses, answers, comments and the read log. The appointments remain for the
 * statistics, with service, calendar, time and price.
 */
export async function anonymiseFiches(
  connection: Transaction,
  groupId: number,
  ficheIds: readonly number[],
  now: Date,
): Promise<void> {
  await connection.query({
    name: "anonymise-fiches",
    text: `with empty_fiches as (
        update fiches set firstname = '', lastname = '', email = '', firstphone = '', fields = '{}', metadata = '{}', externid = null,
          account_id = null, blacklisted = false, confirmed = false, email_proven = false, deleted = true, anonymised_at = $3, updated_at = $3
        where group_id = $1 and id = any($2)
      ), empty_appointments as (
        -- Counts each as changed, so that programs that follow them drop the name.
        update appointments set comments = '', guests = '{}', vevent_fields = '{}', metadata = '{}', video_room = null, source_id = null, changed_in = pg_current_xact_id()
        where group_id = $1 and fiche_id = any($2)
      ), empty_bookings as (
        update bookings set websource = '', firstname = '', lastname = '', email = ''
        where group_id = $1 and id in (select booking_id from appointments where group_id = $1 and fiche_id = any($2))
      ), deleted_tokens as (
        delete from fiche_tokens where group_id = $1 and fiche_id = any($2)
      ), deleted_changes as (
        delete from fiche_changes where group_id = $1 and fiche_id = any($2)
      ), deleted_comments as (
        delete from fiche_comments where group_id = $1 and fiche_id = any($2)
      ), deleted_merges as (
        delete from fiche_merges where group_id = $1 and (fiche_id = any($2) or merged_id = any($2))
      ), deleted_feeds as (
        delete from feeds where group_id = $1 and fiche_id = any($2)
      ), deleted_import_rows as (
        delete from fiche_import_rows where group_id = $1 and fiche_id = any($2)
      ), deleted_wishes as (
        delete from wishes where group_id = $1 and fiche_id = any($2)
      ), deleted_reads as (
        delete from fiche_reads where group_id = $1 and fiche_id = any($2)
      )
      update deletion_requests set carried_out_at = $3
      where group_id = $1 and fiche_id = any($2) and withdrawn_at is null and carried_out_at is null`,
    values: [groupId, ficheIds, now],
  });
}

/** Deletes the account with its sessions, keys, identities and waiting mails. */
export async function deleteAccount(
  connection: Transaction,
  groupId: number,
  accountId: number,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "delete-account",
    text: `with deleted_account as (
        delete from accounts where group_id = $1 and id = $2 returning email
      ), deleted_mails as (
        ${deleteJobsSql(ACCOUNT_MAIL_QUEUE, "(data->>'group_id')::integer = $1 and data->>'email' in (select email from deleted_account)")}
      ), deleted_failed_jobs as (
        delete from given_up_jobs where data->>'group_id' = $1::text and data->>'email' in (select email from deleted_account)
      )
      update deletion_requests set carried_out_at = $3
      where group_id = $1 and account_id = $2 and withdrawn_at is null and carried_out_at is null`,
    values: [groupId, accountId, now],
  });
}

/** Locks the person's row; returns false when it no longer exists. */
export async function lockPerson(
  connection: Transaction,
  groupId: number,
  person: DataSubject,
): Promise<boolean> {
  const isAccount = person.kind === "account";
  const { rowCount } = await connection.query({
    name: `lock-person-${person.kind}`,
    text: isAccount
      ? "select 1 from accounts where group_id = $1 and id = $2 for update"
      : "select 1 from fiches where group_id = $1 and id = $2 and anonymised_at is null for update",
    values: [groupId, idOfDataSubject(person)],
  });
  return rowCount === 1;
}
