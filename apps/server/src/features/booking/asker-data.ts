import type { BlacklistMarks } from "@rendezvous/domain/fiche/is-blacklisted";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { hasComeSql } from "../../lib/has-come.ts";
import { isProvenSql } from "../../lib/proven-email.ts";
import type { FicheReach } from "./attendee-input.ts";

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
interface AskerRow extends Omit<FicheAppointmentRow, "fiche_id">, Blacklist {
  readonly version: number;
  readonly fiche_id: number | null;
}

export interface AskerView {
  /** The group's version; undefined when it is gone. */
  readonly version: number | undefined;
  /** One row per candidate fiche and appointment, the oldest fiche first. */
  readonly fiches: readonly FicheAppointmentRow[];
  readonly blacklist: Blacklist;
}

// The version comes along, as a statement of its own would cost more than reading it. "offset 0" keeps the planner from
// reading the appointments of the whole group first and joining them afterwards.
const fichesSql = (condition: string, { account, emails, phone }: AskedBy) => `
  select g.version, f.id as fiche_id, f.account_id, f.firstname, f.lastname, f.email, f.blacklisted,
    f.confirmed, f.has_come, f.is_proven, a.token_id,
    extract(epoch from a.start_at)::integer / 60 as starts, extract(epoch from a.end_at)::integer / 60 as ends, a.type,
    b."byAccount", b."byEmail", b."byPhone"
  from groups g left join lateral (
    select fiches.*, ${isProvenSql("fiches")} as is_proven, ${hasComeSql("fiches", "$3")} as has_come
    from fiches where group_id = $1 and not deleted and ${condition} offset 0
  ) f on true left join lateral (
    select start_at, end_at, type,
      (select fiche_token_id from bookings where group_id = $1 and id = booking_id) as token_id
    from appointments
    where group_id = $1 and fiche_id = f.id and not deleted and start_at >= $2 offset 0
  ) a on true cross join lateral (
    select coalesce(bool_or(bad.account_id = ${account}), false) as "byAccount",
      coalesce(bool_or(bad.email <> '' and bad.email in (${emails}) and ${isProvenSql("bad")}
        or (select email from accounts where group_id = bad.group_id and id = bad.account_id) in (${emails})), false) as "byEmail",
      coalesce(bool_or(length(${phone}) = 8 and ${foldPhoneSql("bad.firstphone")} = ${phone}), false) as "byPhone"
    from fiches bad where bad.group_id = $1 and bad.blacklisted and not bad.deleted offset 0
  ) b where g.id = $1 order by f.id`;

/** How a statement names whom it asks for, beside the fiches. */
interface AskedBy {
  readonly account: string;
  readonly emails: string;
  readonly phone: string;
}

function emailOfAccountSql(account: string): string {
  return `(select email from accounts where group_id = $1 and id = ${account})`;
}

/** As domain/fiche/fold-phone. */
function foldPhoneSql(phone: string): string {
  return `right(regexp_replace(${phone}, '\\D', '', 'g'), 8)`;
}

const FICHES_BY_EMAIL = {
  name: "fiches-by-email",
  text: fichesSql(
    // Who types the address of somebody's account must not be taken for whoever wrote it into theirs.
    `email = $4::text and email <> '' and (account_id is null or ${isProvenSql("fiches")})`,
    { account: "null", emails: "$4::text", phone: "$5::text" },
  ),
};
const FICHES_OF_ACCOUNT = {
  name: "fiches-of-account",
  text: fichesSql("(account_id = $6::integer or (email = $4::text and email <> ''))", {
    account: "$6::integer",
    emails: `$4::text, ${emailOfAccountSql("$6::integer")}`,
    phone: "$5::text",
  }),
};
const FICHE_BY_ID = {
  name: "fiche-by-id",
  text: fichesSql(
    `id = $4::integer and ($5::text = 'group' or account_id = $6::integer or id = $8::integer
      or exists (select 1 from bookings b
        where b.group_id = $1 and b.fiche_token_id = $7::bigint and b.fiche_id = $4::integer))`,
    {
      account: "f.account_id",
      emails: `f.email, ${emailOfAccountSql("f.account_id")}`,
      phone: foldPhoneSql("f.firstphone"),
    },
  ),
};

/** `since`: appointments that start earlier do not matter. */
export async function readAsker(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  who: FicheQuery,
  since: Date,
  now: Date,
): Promise<AskerView> {
  const { rows } = await connection.query<AskerRow>(toQuery([groupId, since, now], who));
  const [first] = rows;
  return {
    version: first?.version,
    blacklist: first ?? NOT_BLACKLISTED,
    fiches: rows.filter(isOfFiche),
  };
}

function toQuery(common: readonly unknown[], who: FicheQuery) {
  if ("email" in who)
    return who.accountId === null
      ? { ...FICHES_BY_EMAIL, values: [...common, who.email, who.phone] }
      : { ...FICHES_OF_ACCOUNT, values: [...common, who.email, who.phone, who.accountId] };
  const { id, reach } = who;
  const accountId = reach.kind === "account" ? reach.accountId : null;
  const token = reach.kind === "token" ? [reach.tokenId, reach.tokenFicheId] : [null, null];
  return { ...FICHE_BY_ID, values: [...common, id, reach.kind, accountId, ...token] };
}

function isOfFiche(row: AskerRow): row is AskerRow & FicheAppointmentRow {
  return row.fiche_id !== null;
}

const NOT_BLACKLISTED: Blacklist = { byAccount: false, byEmail: false, byPhone: false };
