import {
  type AttendeeInput,
  type AttendeeData,
  type Blacklist,
  type FicheAppointmentRow,
  NOT_BLACKLISTED,
} from "@rendezvous/domain/booking/attendee";
import { foldPhone } from "@rendezvous/domain/fiche/fold-phone";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import {
  hadAppointmentSql,
  hasProvenAddressSql,
  missedSql,
  sameAddressSql,
} from "../fiche/merge/same-person-data.ts";

/**
 * For a person without a fiche, all fields are null except the version of the group's catalogue and whether the person is
 * blacklisted.
 */
interface AttendeeRow extends Omit<FicheAppointmentRow, "fiche_id">, Blacklist {
  readonly version: number;
  readonly fiche_id: number | null;
}

/** The attendee's data and the version of the group; the version is undefined when the group was deleted. */
export interface VersionedAttendee extends AttendeeData {
  readonly version: number | undefined;
}

// The version is read here, because a separate statement would cost more than reading it. "offset 0" stops the planner from
// reading the appointments of the whole group before the join.
const fichesSql = (condition: string, { account, emails, phone }: NamedBy) => `
  select g.version, f.id as fiche_id, f.account_id, f.firstname, f.lastname, f.email, f.blacklisted,
    f.confirmed, f.has_come, f.is_proven, f.missed, a.token_id,
    extract(epoch from a.start_at)::integer / 60 as starts, extract(epoch from a.end_at)::integer / 60 as ends, a.type, a.services,
    b."byAccount", b."byEmail", b."byPhone"
  from groups g left join lateral (
    select fiches.*, ${hasProvenAddressSql("fiches")} as is_proven, ${hadAppointmentSql("fiches", "$3")} as has_come,
      ${missedSql("fiches", "$3::timestamptz")} as missed
    from fiches where group_id = $1 and not deleted and ${condition} offset 0
  ) f on true left join lateral (
    select start_at, end_at, type, coalesce(intervention_ids, array[intervention_id]) as services,
      (select fiche_token_id from bookings where group_id = $1 and id = booking_id) as token_id
    from appointments
    where group_id = $1 and fiche_id = f.id and not deleted and start_at >= $2 offset 0
  ) a on true cross join lateral (
    select coalesce(bool_or(bad.account_id = ${account}), false) as "byAccount",
      coalesce(bool_or(bad.email <> '' and bad.email in (${emails}) and ${hasProvenAddressSql("bad")}
        or (select email from accounts where group_id = bad.group_id and id = bad.account_id) in (${emails})), false) as "byEmail",
      coalesce(bool_or(length(${phone}) = 8 and ${foldPhoneSql("bad.firstphone")} = ${phone}), false) as "byPhone"
    from fiches bad where bad.group_id = $1 and bad.blacklisted and not bad.deleted offset 0
  ) b where g.id = $1 order by f.id`;

/** The SQL expressions that identify the attendee, besides the fiches. */
interface NamedBy {
  readonly account: string;
  readonly emails: string;
  readonly phone: string;
}

function emailOfAccountSql(account: string): string {
  return `(select email from accounts where group_id = $1 and id = ${account})`;
}

/** SQL for the last eight digits of a phone number, by the same rule as domain/fiche/fold-phone. */
function foldPhoneSql(phone: string): string {
  return `right(regexp_replace(${phone}, '\\D', '', 'g'), 8)`;
}

// A search by address ignores addresses that a client has typed without proof: an account may have written another person's
// address into one of its fiches.
const HAS_EMAIL = `email = $4::text and email <> '' and (account_id is null or ${hasProvenAddressSql("fiches")})`;

const FICHES_BY_EMAIL = {
  name: "fiches-by-email",
  text: fichesSql(HAS_EMAIL, { account: "null", emails: "$4::text", phone: "$5::text" }),
};
const FICHES_OF_ACCOUNT = {
  name: "fiches-of-account",
  text: fichesSql(`(account_id = $6::integer or (${HAS_EMAIL}))`, {
    account: "$6::integer",
    emails: `$4::text, ${emailOfAccountSql("$6::integer")}`,
    phone: "$5::text",
  }),
};
const FICHE_BY_ID = {
  name: "fiche-by-id",
  text: fichesSql(
    `id = any(array(
      select same.id from fiches named cross join lateral (${sameAddressSql("named")}) same
      where named.group_id = $1 and named.id = $4::integer and not named.deleted
        and ($5::text = 'group' or named.account_id = $6::integer or named.id = $8::integer
          or exists (select 1 from bookings b
            where b.group_id = $1 and b.fiche_token_id = $7::bigint and b.fiche_id = $4::integer))))`,
    {
      account: "f.account_id",
      emails: `f.email, ${emailOfAccountSql("f.account_id")}`,
      phone: foldPhoneSql("f.firstphone"),
    },
  ),
};

/** `since`: appointments that start earlier are left out. */
export async function readAttendee(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  attendee: AttendeeInput,
  since: Date,
  now: Date,
): Promise<VersionedAttendee> {
  const { rows } = await connection.query<AttendeeRow>(toQuery([groupId, since, now], attendee));
  const [first] = rows;
  // When the attendee is a fiche, its account and address are used.
  const named = attendee.kind === "fiche" ? rows.find((row) => row.fiche_id === attendee.id) : first;
  return {
    version: first?.version,
    blacklist: named ?? NOT_BLACKLISTED,
    fiches: rows.filter(isOfFiche),
  };
}

/**
 * Finds one fiche that the session may use, or all fiches with the typed address; with an account, all fiches of the account as
 * well.
 */
function toQuery(common: readonly unknown[], attendee: AttendeeInput) {
  if (attendee.kind === "person") {
    const { email, accountId, firstphone } = attendee;
    const typed = [...common, email, foldPhone(firstphone)];
    return accountId === null
      ? { ...FICHES_BY_EMAIL, values: typed }
      : { ...FICHES_OF_ACCOUNT, values: [...typed, accountId] };
  }
  const { id, reach } = attendee;
  const accountId = reach.kind === "account" ? reach.accountId : null;
  const token = reach.kind === "token" ? [reach.tokenId, reach.tokenFicheId] : [null, null];
  return { ...FICHE_BY_ID, values: [...common, id, reach.kind, accountId, ...token] };
}

function isOfFiche(row: AttendeeRow): row is AttendeeRow & FicheAppointmentRow {
  return row.fiche_id !== null;
}

export interface FicheName {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly firstphone: string;
}

/** Returns the name and address of a fiche: bookings store them, and they identify the lock of the attendee. */
export async function findFicheName(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<FicheName | null> {
  const { rows } = await database.query<FicheName>({
    name: "fiche-name",
    text: `select email, firstname, lastname, firstphone from fiches
      where group_id = $1 and id = $2 and not deleted`,
    values: [groupId, ficheId],
  });
  return rows[0] ?? null;
}

/** Returns the fiche of the booking that a mail link is about. */
export async function findFicheOfBooking(
  database: Queryable,
  groupId: AuthorizedGroupId,
  bookingId: number,
): Promise<number | null> {
  const { rows } = await database.query<{ fiche_id: number }>({
    name: "fiche-of-booking",
    text: "select fiche_id from bookings where group_id = $1 and id = $2",
    values: [groupId, bookingId],
  });
  return rows[0]?.fiche_id ?? null;
}

/** Assigns a fiche that has no account to the account that books for it. */
export async function assignFicheToAccount(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  accountId: number,
): Promise<void> {
  await connection.query({
    name: "claim-fiche",
    text: "update fiches set account_id = $3 where group_id = $1 and id = $2 and account_id is null",
    values: [groupId, ficheId, accountId],
  });
}

/**
 * Marks a fiche as confirmed after a professional's booking: the person is a client of the group, and the fiche's address is the
 * person's own.
 */
export async function confirmFiche(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  { isConfirmed, isProven }: { readonly isConfirmed: boolean; readonly isProven: boolean },
): Promise<void> {
  await connection.query({
    name: "vouch-for-fiche",
    text: `update fiches set confirmed = confirmed or $3, email_proven = email_proven or $4
      where group_id = $1 and id = $2 and ($3 and not confirmed or $4 and not email_proven)`,
    values: [groupId, ficheId, isConfirmed, isProven],
  });
}
