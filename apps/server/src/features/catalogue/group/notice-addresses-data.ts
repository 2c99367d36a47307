import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";

/** An address that receives an organisation's notices. */
export interface NoticeAddress {
  readonly email: string;
  /**
   * True if somebody has opened the link mailed to this address, or if one of the organisation's professionals logs in with this
   * address.
   */
  readonly isProven: boolean;
}

const CONFIGURED = `(select distinct lower(n->>'email') as email
  from groups g, jsonb_array_elements(coalesce(g.fields->'notices', '[]')) n where g.id = $1)`;
const IS_OWN = `exists (select from pro_groups w join pros p on p.id = w.pro_id where w.group_id = $1 and lower(p.email) = configured.email)`;

export async function listNoticeAddresses(database: Queryable, groupId: number): Promise<NoticeAddress[]> {
  const { rows } = await database.query<NoticeAddress>({
    name: "list-notice-addresses",
    text: `select configured.email, a.proven_at is not null or ${IS_OWN} as "isProven"
      from ${CONFIGURED} configured left join notice_addresses a on a.group_id = $1 and a.email = configured.email order by configured.email`,
    values: [groupId],
  });
  return rows;
}

/** Mails a link to each address in the settings that is not proven and has not been mailed one yet. */
export async function mailNewNoticeAddresses(
  connection: Transaction,
  groupId: number,
  locale: string,
  now: Date,
): Promise<void> {
  const { rows } = await connection.query<{ id: number; email: string }>({
    name: "ask-new-notice-addresses",
    text: `insert into notice_addresses (group_id, email, asked_at)
      select $1, configured.email, $2 from ${CONFIGURED} configured where not ${IS_OWN}
      on conflict do nothing returning id::integer, email`,
    values: [groupId, now],
  });
  for (const { id, email } of rows) await mailLink(connection, groupId, id, email, locale);
}

/** Mails the link once more; returns false if the settings do not contain the address, or if the address is proven already. */
export async function mailNoticeAddressAgain(
  connection: Transaction,
  groupId: number,
  email: string,
  locale: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: number }>({
    name: "ask-notice-address-again",
    text: `insert into notice_addresses (group_id, email, asked_at)
      select $1, configured.email, $3 from ${CONFIGURED} configured where configured.email = lower($2)
      on conflict (group_id, email) do update set asked_at = $3
        where notice_addresses.proven_at is null
      returning id::integer`,
    values: [groupId, email, now],
  });
  const [row] = rows;
  if (row) await mailLink(connection, groupId, row.id, email, locale);
  return row !== undefined;
}

/**
 * Marks the address as proven, so that it gets notices, and returns it; null if it is not the group's. A second call changes
 * nothing.
 */
export async function markNoticeAddressProven(
  database: Queryable,
  groupId: number,
  addressId: number,
  now: Date,
): Promise<string | null> {
  const { rows } = await database.query<{ email: string }>({
    name: "prove-notice-address",
    text: `update notice_addresses set proven_at = coalesce(proven_at, $3) where group_id = $1 and id = $2 returning email`,
    values: [groupId, addressId, now],
  });
  return rows[0]?.email ?? null;
}

/** Addresses that the operator imports count as proven. */
export async function markAllNoticeAddressesProven(
  connection: Transaction,
  groupId: number,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "trust-notice-addresses",
    text: `insert into notice_addresses (group_id, email, asked_at, proven_at)
      select $1, configured.email, $2, $2 from ${CONFIGURED} configured
      on conflict (group_id, email) do update set proven_at = coalesce(notice_addresses.proven_at, $2)`,
    values: [groupId, now],
  });
}

/** The worker creates the link's key when it writes the mail. */
function mailLink(
  connection: Transaction,
  group_id: number,
  notice_address_id: number,
  email: string,
  locale: string,
) {
  return enqueueAccountMail(connection, {
    kind: "notice_address",
    group_id,
    notice_address_id,
    email,
    locale,
  });
}
