import type { Day, EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { OFFER_QUEUE } from "../seats/offer-queue.ts";
import { WISH_MAIL_QUEUE } from "./wish-mail-queue.ts";

export interface NewOffer {
  readonly wishId: number;
  readonly starts: EpochMinute;
  readonly ends: EpochMinute;
  readonly calendarId: number;
  readonly tokenHash: Buffer;
  readonly day: Day;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Writes an offer, its mail, and the job that passes the time on when the offer has expired; false when the wish no longer waits.
 * The lock of the wish's row decides when two freed times are offered to it at once.
 */
export async function insertOffer(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  offer: NewOffer,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-offer",
    text: `with waiting as (
        update wishes set state = 'offered', turn = $7 where group_id = $1 and id = $2 and state = 'waiting' returning id
      ), made as (
        insert into wish_offers (group_id, wish_id, starts, ends, calendar_id, token_hash, made_at, expires_at)
        select $1, id, $3, $4, $5, $6, $7, $8 from waiting returning id
      ), enqueued as (
        insert into outbox (queue, data, due_at, key)
        select '${WISH_MAIL_QUEUE.name}', jsonb_build_object('group_id', $1::integer, 'wish_id', $2::integer, 'offer_id', id), now(), null
        from made
        union all
        select '${OFFER_QUEUE.name}', jsonb_build_object('group_id', $1::integer, 'day', $9::text),
          now() + ($8::timestamptz - $7::timestamptz) + interval '1 second', format('${OFFER_QUEUE.name} %s after %s', $1::integer, id)
        from made
      )
      select id from made`,
    values: [
      groupId,
      offer.wishId,
      offer.starts,
      offer.ends,
      offer.calendarId,
      offer.tokenHash,
      offer.now,
      offer.expiresAt,
      offer.day,
    ],
  });
  return rows.length > 0;
}

/** A wish ends after this many unanswered offers, because each blocks a time for everybody else. */
const UNANSWERED_OFFERS = 3;

/**
 * Ends the group's offers that have expired. Their wishes wait again, unless they have left too many unanswered. The seats of an
 * expired hold count as free.
 */
export async function endExpiredOffers(
  database: Queryable,
  groupId: AuthorizedGroupId,
  now: Date,
): Promise<void> {
  await database.query({
    name: "end-expired-offers",
    text: `with wish as materialized (
        select w.id from wishes w join wish_offers o on o.group_id = w.group_id and o.wish_id = w.id
        where w.group_id = $1 and o.state = 'open' and o.expires_at <= $2 order by w.id for update of w
      ), ended as (
        update wish_offers set state = 'expired' where group_id = $1 and wish_id in (select id from wish) and state = 'open'
          and expires_at <= $2 returning wish_id
      )
      update wishes set state = case when $3 <= 1 + (
          select count(*) from wish_offers o where o.group_id = $1 and o.wish_id = wishes.id and o.state = 'expired'
        ) then 'withdrawn' else 'waiting' end
      from ended where group_id = $1 and id = ended.wish_id and state = 'offered'`,
    values: [groupId, now, UNANSWERED_OFFERS],
  });
}

// Every change of an offer locks its wish first, so that two of them cannot deadlock.
const LOCKED_WISH = "wish as materialized (select id from wishes where group_id = $1 and id = $2 for update)";

/** Accepts an offer that is still open: its wish is fulfilled. */
export async function acceptOffer(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { wishId, offerId, now }: { readonly wishId: number; readonly offerId: number; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "accept-offer",
    text: `with ${LOCKED_WISH}, accepted as (
        update wish_offers set state = 'accepted' where group_id = $1 and wish_id = (select id from wish) and id = $3 and state = 'open'
          and expires_at > $4 returning wish_id
      )
      update wishes set state = 'fulfilled' from accepted where group_id = $1 and id = accepted.wish_id and state = 'offered'`,
    values: [groupId, wishId, offerId, now],
  });
  return rowCount === 1;
}

/** Ends an open wish, with the offer that it may have; false when it is no longer open. */
export async function endWish(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  wishId: number,
  state: "fulfilled" | "withdrawn",
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "end-wish",
    text: `with ${LOCKED_WISH}, ended as (
        update wish_offers set state = 'declined' where group_id = $1 and wish_id = (select id from wish) and state = 'open'
      )
      update wishes set state = $3 where group_id = $1 and id = (select id from wish) and state in ('waiting', 'offered')`,
    values: [groupId, wishId, state],
  });
  return rowCount === 1;
}

/** Declines an open offer; its wish waits for another time. */
export async function declineOffer(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  wishId: number,
  offerId: number,
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: "decline-offer",
    text: `with ${LOCKED_WISH}, declined as (
        update wish_offers set state = 'declined' where group_id = $1 and wish_id = (select id from wish) and id = $3 and state = 'open' returning wish_id
      )
      update wishes set state = 'waiting' from declined where group_id = $1 and id = declined.wish_id and state = 'offered'`,
    values: [groupId, wishId, offerId],
  });
  return rowCount === 1;
}
