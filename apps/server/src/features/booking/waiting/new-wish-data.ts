import type { RequestedChain } from "@rendezvous/contract/booking/requested-chain";
import type { WishedTimes } from "@rendezvous/domain/waiting/fits-wish";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { canBeFilledSql, IS_OPEN, type OfferedIds } from "./data.ts";
import { WISH_MAIL_QUEUE } from "./wish-mail-queue.ts";

/** SQL for the number of wishes of the fiches that wait or have an offer, as the person's own list shows them. */
const countOfFichesSql = (fiches: string, now: string, services: string, packs: string): string =>
  `(select count(*)::integer from wishes w left join appointments a on a.group_id = w.group_id and a.id = w.appointment_id
    where w.group_id = $1 and w.fiche_id in (${fiches}) and ${IS_OPEN} and w.last_day >= (${now}::timestamptz)::date
      and ${canBeFilledSql(services, packs)})`;

/** Counts the open wishes of the people with an address. */
export async function countWishesOfEmail(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { email, now, offered }: { readonly email: string; readonly now: Date; readonly offered: OfferedIds },
): Promise<number> {
  const fiches = "select f.id from fiches f where f.group_id = $1 and f.email = $2 and f.email <> ''";
  const { rows } = await connection.query<{ count: number }>({
    name: "count-wishes-of-email",
    text: `select ${countOfFichesSql(fiches, "$3", "$4", "$5")} as count`,
    values: [groupId, email, now, offered.services, offered.packs],
  });
  return rows[0]!.count;
}

export interface NewWish extends Omit<WishedTimes, "moves_from" | "offered"> {
  readonly ficheId: number;
  readonly appointmentId: number | null;
  readonly chain: RequestedChain;
  readonly locale: string;
  readonly bySms: boolean;
  readonly now: Date;
  readonly offered: OfferedIds;
}

/**
 * Writes a wish and the mail that confirms it; null when the person already has `most` open ones. A further one for the same
 * appointment, or for the same services, weekdays and times of day, changes the first, so that a person is never offered two
 * times at once for it.
 */
export async function insertWish(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  wish: NewWish,
  most: number,
): Promise<number | null> {
  const { rows } = await connection.query<{ id: number }>({
    name: "insert-wish",
    text: `with person as (
        select f.id from fiches f, fiches named where named.group_id = $1 and named.id = $2
          and f.group_id = $1 and (f.id = named.id or named.email <> '' and f.email = named.email)
      ), replaced as (
        update wishes set chain = $4, first_day = $5::date, last_day = $6::date, days = $7, times = $8, locale = $9, by_sms = $12
        where group_id = $1 and state in ('waiting', 'offered') and (appointment_id = $3
          or $3 is null and appointment_id is null and fiche_id = $2 and chain = $4 and days = $7 and times = $8) returning id
      ), made as (
        insert into wishes (group_id, fiche_id, appointment_id, chain, first_day, last_day, days, times, locale, by_sms, turn, created_at)
        select $1, $2, $3, $4, $5::date, $6::date, $7, $8, $9,
          $12 or exists (select from fiches where group_id = $1 and id = $2 and email = ''), $10::timestamptz, $10::timestamptz
        where ${countOfFichesSql("select id from person", "$10", "$13", "$14")} < $11
          and not exists (select from replaced)
        returning id
      ), mailed as (
        insert into outbox (queue, data)
        select '${WISH_MAIL_QUEUE.name}', jsonb_build_object('group_id', $1::integer, 'wish_id', id, 'offer_id', null) from made
      )
      select id from replaced union all select id from made`,
    values: [
      groupId,
      wish.ficheId,
      wish.appointmentId,
      JSON.stringify(wish.chain),
      wish.first_day,
      wish.last_day,
      wish.days,
      wish.times,
      wish.locale,
      wish.now,
      most,
      wish.bySms,
      wish.offered.services,
      wish.offered.packs,
    ],
  });
  return rows[0]?.id ?? null;
}
