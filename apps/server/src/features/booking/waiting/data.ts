import type { RequestedChain } from "@rendezvous/contract/booking/requested-chain";
import type { Wish } from "@rendezvous/contract/booking/wish";
import type { Day, EpochMinute, Weekday } from "@rendezvous/domain/time/instant";
import type { WishedTimes } from "@rendezvous/domain/waiting/fits-wish";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { FicheOwner } from "../fiche/owner.ts";

export interface WishRow extends WishedTimes {
  readonly id: number;
  readonly fiche_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
  readonly appointment_id: number | null;
  /** The booking of that appointment. */
  readonly booking_id: number | null;
  /** Whether that appointment was cancelled. */
  readonly is_cancelled: boolean;
  readonly chain: RequestedChain;
  readonly locale: string;
  readonly by_sms: boolean;
  readonly state: Wish["state"];
  readonly is_first: boolean;
  readonly turn: Date;
  readonly created_at: Date;
  readonly offer: OfferRow | null;
}

export interface OfferRow {
  readonly id: number;
  readonly starts: EpochMinute;
  readonly ends: EpochMinute;
  readonly calendar_id: number;
  /** Instants as PostgreSQL writes them in JSON. */
  readonly made_at: string;
  readonly expires_at: string;
  /** The hash of the hold's token, in hexadecimal digits. */
  readonly token_hash: string;
}

// A wish for an earlier time has no point once its appointment is cancelled.
const WISHES = `select w.id, w.fiche_id, f.firstname, f.lastname, f.email, f.firstphone, w.appointment_id, a.booking_id, a.deleted is true as is_cancelled, w.chain,
    w.first_day::text as first_day, w.last_day::text as last_day, w.days, w.times, w.locale, w.by_sms, w.state, w.is_first, w.turn, w.created_at,
    extract(epoch from a.start_at)::integer / 60 as moves_from,
    array(select o.starts from wish_offers o where o.group_id = w.group_id and o.wish_id = w.id) as offered,
    (select jsonb_build_object('id', o.id, 'starts', o.starts, 'ends', o.ends, 'calendar_id', o.calendar_id,
        'made_at', o.made_at, 'expires_at', o.expires_at, 'token_hash', encode(o.token_hash, 'hex'))
      from wish_offers o where o.group_id = w.group_id and o.wish_id = w.id and o.state = 'open') as offer
  from wishes w join fiches f on f.group_id = w.group_id and f.id = w.fiche_id and not f.deleted
  left join appointments a on a.group_id = w.group_id and a.id = w.appointment_id`;
export const IS_OPEN = "w.state in ('waiting', 'offered') and a.deleted is not true";

/** Whether the open wish names only services and packs of the arrays, or has an offer. A chain names them at several places. */
export const canBeFilledSql = (
  services: string,
  packs: string,
): string => `(w.state = 'offered' or not exists (
    select from jsonb_path_query(w.chain, '$.**.intervention_id ? (@ > 0)') as id where id::integer <> all(${services})
    union all
    select from jsonb_path_query(w.chain, '$.intervention_ids[*] ? (@ > 0)') as id where id::integer <> all(${services})
    union all
    select from jsonb_path_query(w.chain, '$.**.pack_id ? (@ > 0)') as id where id::integer <> all(${packs})))`;

/** The services and packs of which times are offered. */
export interface OfferedIds {
  readonly services: readonly number[];
  readonly packs: readonly number[];
}

/** The place in the order after which a page begins. */
export type TurnCursor = Pick<WishRow, "is_first" | "turn" | "id">;

interface WishPage {
  readonly day: Day;
  readonly weekday: Weekday;
  readonly after: TurnCursor | null;
  readonly most: number;
  readonly canSendSms: boolean;
}

/** Returns the next wishes that wait for a time of the day, in their order, without people whom no message would reach. */
export async function listWishesInTurn(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { day, weekday, after, most, canSendSms }: WishPage,
): Promise<WishRow[]> {
  const { rows } = await database.query<WishRow>({
    name: "wishes-in-turn",
    text: `${WISHES} where w.group_id = $1 and w.state = 'waiting' and ${IS_OPEN}
        and w.first_day <= $2::date and w.last_day >= $2::date and $3 = any(w.days)
        and (f.email <> '' or $8::boolean and w.by_sms and f.firstphone <> '')
        and ($4::integer is null or (not w.is_first, w.turn, w.id) > (not $5::boolean, $6::timestamptz, $4))
      order by not w.is_first, w.turn, w.id limit $7`,
    values: [groupId, day, weekday, after?.id, after?.is_first, after?.turn, most, canSendSms],
  });
  return rows;
}

interface WishesOfDay {
  readonly day: Day;
  readonly weekday: Weekday;
  readonly most: number;
  /** Wishes for an earlier time count while their appointment is after this. */
  readonly movesAfter: Date;
  /** The last wish of the page before; null: the first page. */
  readonly afterWish: number | null;
  readonly offered: OfferedIds;
}

/** Returns a page of the wishes for a day that can be filled, in their order, also those that have an offer, and the number of all. */
export async function listWishesOfDay(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { day, weekday, most, movesAfter, afterWish, offered }: WishesOfDay,
): Promise<{ readonly wishes: WishRow[]; readonly count: number }> {
  const { rows } = await database.query<WishRow & { readonly count: number }>({
    name: "wishes-of-day",
    text: `select * from (
        select wished.*, count(*) over ()::integer as count from (${WISHES} where w.group_id = $1 and ${IS_OPEN}
          and w.first_day <= $2::date and w.last_day >= $2::date and $3 = any(w.days)
          and (a.id is null or a.start_at > $5) and ${canBeFilledSql("$7", "$8")}) as wished
      ) as counted
      where $6::integer is null
        or (not is_first, turn, id) > (select not is_first, turn, id from wishes where group_id = $1 and id = $6)
      order by not is_first, turn, id limit $4`,
    values: [groupId, day, weekday, most, movesAfter, afterWish, offered.services, offered.packs],
  });
  return { wishes: rows, count: rows[0]?.count ?? 0 };
}

/** Returns the wishes with a pointless offer: the appointment that it would replace was cancelled, or moved to an earlier time. */
export async function listPointlessOffers(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<WishRow[]> {
  const { rows } = await database.query<WishRow>({
    name: "pointless-offers",
    text: `${WISHES} where w.group_id = $1 and w.state = 'offered' and (a.deleted or exists (
        select from wish_offers o where o.group_id = w.group_id and o.wish_id = w.id and o.state = 'open'
          and o.starts >= extract(epoch from a.start_at)::integer / 60))`,
    values: [groupId],
  });
  return rows;
}

/** Returns the open wishes of the caller's fiches, newest first. */
export async function listWishesOfOwner(
  database: Queryable,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
): Promise<WishRow[]> {
  const ownerId = owner.kind === "account" ? owner.accountId : owner.kind === "fiche" ? owner.ficheId : 0;
  const { rows } = await database.query<WishRow>({
    name: `wishes-of-${owner.kind}`,
    text: `${WISHES} where w.group_id = $1 and ${IS_OPEN} and ${OWNED[owner.kind]} order by w.id desc limit 100`,
    values: [groupId, ownerId],
  });
  return rows;
}

const OWNED: Readonly<Record<FicheOwner["kind"], string>> = {
  account: "f.account_id = $2::integer",
  fiche: "f.id = $2::integer",
  group: "$2::integer is not null",
};

export async function findWish(
  database: Queryable,
  groupId: AuthorizedGroupId,
  wishId: number,
): Promise<WishRow | null> {
  const { rows } = await database.query<WishRow>({
    name: "find-wish",
    text: `${WISHES} where w.group_id = $1 and w.id = $2`,
    values: [groupId, wishId],
  });
  return rows[0] ?? null;
}

/** Whether a wish belongs to one of the caller's fiches. */
export async function ownsWish(
  database: Queryable,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
  wishId: number,
): Promise<boolean> {
  const ownerId = owner.kind === "account" ? owner.accountId : owner.kind === "fiche" ? owner.ficheId : 0;
  const { rowCount } = await database.query({
    name: `owns-wish-${owner.kind}`,
    text: `select 1 from wishes w join fiches f on f.group_id = w.group_id and f.id = w.fiche_id
      where w.group_id = $1 and w.id = $3 and ${OWNED[owner.kind]}`,
    values: [groupId, ownerId, wishId],
  });
  return rowCount === 1;
}

export async function updateWishOrder(
  database: Queryable,
  groupId: AuthorizedGroupId,
  wishId: number,
  isFirst: boolean,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "order-wish",
    text: "update wishes set is_first = $3 where group_id = $1 and id = $2 and state in ('waiting', 'offered')",
    values: [groupId, wishId, isFirst],
  });
  return rowCount === 1;
}

/** Returns the days from `from` on for which somebody waits, at most `most`. */
export async function listWishedDays(
  database: Queryable,
  groupId: AuthorizedGroupId,
  from: Day,
  most: number,
): Promise<Day[]> {
  const { rows } = await database.query<{ day: Day }>({
    name: "wished-days",
    text: `select day::date::text as day from (select min(first_day) as first, max(last_day) as last from wishes
        where group_id = $1 and state = 'waiting' and last_day >= $2::date) as whole,
        generate_series(greatest(first, $2::date), least(last, $2::date + $3::integer), interval '1 day') as day
      where exists (select from wishes where group_id = $1 and state = 'waiting' and first_day <= day and last_day >= day)
      order by 1`,
    values: [groupId, from, most],
  });
  return rows.map(({ day }) => day);
}
