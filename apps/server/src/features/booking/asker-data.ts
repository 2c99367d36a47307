import type { BlacklistMarks } from "@rendezvous/domain/fiche/is-blacklisted";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { isProvenSql } from "../../lib/proven-email.ts";
import type { PreparedStatement } from "../../lib/prepared-batch.ts";
import type { FicheReach } from "./person-asked.ts";

/** Who books: a fiche the session may use, or whoever has this address, in an account or not. */
export type FicheQuery =
  | { readonly id: number; readonly reach: FicheReach }
  | {
      readonly email: string;
      readonly accountId: number | null;
      /** Folded (domain/fiche/fold-phone). */
      readonly phone: string;
    };

export interface FicheAppointmentRow {
  readonly fiche_id: number;
  readonly account_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly blacklisted: boolean;
  readonly confirmed: boolean;
  readonly has_come: boolean;
  /** The address is known to be the person's: its mailbox has shown it, or a professional, a group file or an account gave it. */
  readonly is_proven: boolean;
  /** Under which the appointment was booked. */
  readonly token_id: number | null;
  /** Minutes since the epoch; null for a fiche without appointments. */
  readonly starts: EpochMinute | null;
  readonly ends: EpochMinute | null;
  readonly type: string;
}

/** By what the person is one whom a professional has blacklisted, beside the fiche itself. */
export type Blacklist = Omit<BlacklistMarks, "bySelf">;

/** What is known of whoever asks; of a person nobody knows, the group's version and whether they are blacklisted. */
export interface AskerRow extends Omit<FicheAppointmentRow, "fiche_id">, Blacklist {
  readonly index: number;
  readonly version: number;
  readonly fiche_id: number | null;
}

// The version comes along, as a statement of its own would cost more than reading it. "offset 0" keeps the planner from
// reading the appointments of the whole group first and joining them afterwards.
const FICHES_OF = (asked: string, condition: string, { account, emails, phone }: AskedBy) => `
  select asked.index::integer, g.version, f.id as fiche_id, f.account_id, f.firstname, f.lastname, f.email, f.blacklisted,
    f.confirmed, f.has_come, f.is_proven, a.token_id,
    extract(epoch from a.start_at)::integer / 60 as starts, extract(epoch from a.end_at)::integer / 60 as ends, a.type,
    b."byAccount", b."byEmail", b."byPhone"
  from ${asked} cross join lateral (
    select version from groups where id = asked.group_id offset 0
  ) g left join lateral (
    select fiches.*, ${isProvenSql("fiches")} as is_proven, exists (
        select 1 from appointments past where past.group_id = asked.group_id and past.fiche_id = fiches.id
          and not past.deleted and past.end_at <= asked.now
      ) as has_come
    from fiches where group_id = asked.group_id and not deleted and ${condition} offset 0
  ) f on true left join lateral (
    select start_at, end_at, type,
      (select fiche_token_id from bookings where group_id = f.group_id and id = booking_id) as token_id
    from appointments
    where group_id = f.group_id and fiche_id = f.id and not deleted and start_at >= asked.since offset 0
  ) a on true cross join lateral (
    select coalesce(bool_or(bad.account_id = ${account}), false) as "byAccount",
      coalesce(bool_or(bad.email <> '' and bad.email in (${emails}) and ${isProvenSql("bad")}
        or (select email from accounts where group_id = bad.group_id and id = bad.account_id) in (${emails})), false) as "byEmail",
      coalesce(bool_or(length(${phone}) = 8 and ${foldPhoneSql("bad.firstphone")} = ${phone}), false) as "byPhone"
    from fiches bad where bad.group_id = asked.group_id and bad.blacklisted and not bad.deleted offset 0
  ) b`;

/** How a statement names whom it asks for, beside the fiches. */
interface AskedBy {
  readonly account: string;
  readonly emails: string;
  readonly phone: string;
}

function emailOfAccountSql(account: string): string {
  return `(select email from accounts where group_id = asked.group_id and id = ${account})`;
}

/** As domain/fiche/fold-phone. */
function foldPhoneSql(phone: string): string {
  return `right(regexp_replace(${phone}, '\\D', '', 'g'), 8)`;
}

export const FICHES_BY_EMAIL: PreparedStatement = {
  name: "fiches_by_email",
  types: "integer[], integer[], timestamptz[], timestamptz[], text[], text[]",
  text: FICHES_OF(
    "unnest($1, $2, $3, $4, $5, $6) as asked (index, group_id, since, now, email, phone)",
    // Who types the address of somebody's account must not be taken for whoever wrote it into theirs.
    `email = asked.email and email <> '' and (account_id is null or ${isProvenSql("fiches")})`,
    { account: "null", emails: "asked.email", phone: "asked.phone" },
  ),
};
export const FICHES_OF_ACCOUNTS: PreparedStatement = {
  name: "fiches_of_accounts",
  types: "integer[], integer[], timestamptz[], timestamptz[], text[], text[], integer[]",
  text: FICHES_OF(
    "unnest($1, $2, $3, $4, $5, $6, $7) as asked (index, group_id, since, now, email, phone, account_id)",
    "(account_id = asked.account_id or (email = asked.email and email <> ''))",
    {
      account: "asked.account_id",
      emails: `asked.email, ${emailOfAccountSql("asked.account_id")}`,
      phone: "asked.phone",
    },
  ),
};
export const FICHES_BY_ID: PreparedStatement = {
  name: "fiches_by_id",
  types:
    "integer[], integer[], timestamptz[], timestamptz[], integer[], text[], integer[], bigint[], integer[]",
  text: FICHES_OF(
    `unnest($1, $2, $3, $4, $5, $6, $7, $8, $9)
      as asked (index, group_id, since, now, id, reach, account_id, token_id, token_fiche_id)`,
    `id = asked.id and (asked.reach = 'group' or account_id = asked.account_id or id = asked.token_fiche_id
      or exists (select 1 from bookings b
        where b.group_id = asked.group_id and b.fiche_token_id = asked.token_id and b.fiche_id = asked.id))`,
    {
      account: "f.account_id",
      emails: `f.email, ${emailOfAccountSql("f.account_id")}`,
      phone: foldPhoneSql("f.firstphone"),
    },
  ),
};
export const FICHE_STATEMENTS = [FICHES_BY_EMAIL, FICHES_OF_ACCOUNTS, FICHES_BY_ID];

export const NOT_BLACKLISTED: Blacklist = { byAccount: false, byEmail: false, byPhone: false };
