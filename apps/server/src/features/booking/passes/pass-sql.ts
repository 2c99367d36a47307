/**
 * SQL for the used visits of a pass and its last day: the places of the appointments that name it, without those cancelled in
 * time. Late cancellations and no-shows use their visits.
 */
export function usedVisitsSql(pass: string): string {
  return `(select coalesce(sum(v.places), 0)::integer as visits, coalesce(${pass}.valid_until,
      case when ${pass}.valid_months + ${pass}.valid_days > 0 then (min((v.start_at at time zone (
        select fields->>'timezone' from groups where id = ${pass}.group_id))::date)
        + make_interval(months => ${pass}.valid_months, days => ${pass}.valid_days))::date end)::text as valid_until
    from appointments v where v.group_id = ${pass}.group_id and v.pass_id = ${pass}.id
      and (not v.deleted or v.cancelled_late))`;
}

/** SQL for the pass of an appointment `a` as JSON; null when no pass pays for it. */
export const PASS_OF_APPOINTMENT = `case when a.pass_id is not null then (
    select jsonb_build_object('id', p.id, 'name', o.name, 'publicname', o.publicname, 'left', p.visits - used.visits,
      'valid_until', used.valid_until, 'by_account', exists (select from bookings b where b.group_id = a.group_id
        and b.id = a.booking_id and b.account_id is not null))
    from passes p join passoffers o on o.group_id = p.group_id and o.id = p.passoffer_id
    cross join lateral ${usedVisitsSql("p")} as used where p.group_id = a.group_id and p.id = a.pass_id) end`;

/** SQL for the last day of a pass sold on a day; null if the pass never ends, or if its validity begins with the first visit. */
export function lastDaySql(offer: string, soldOn: string): string {
  return `case when not ${offer}.from_first_visit and ${offer}.valid_months + ${offer}.valid_days > 0
    then (${soldOn} + make_interval(months => ${offer}.valid_months, days => ${offer}.valid_days))::date end`;
}
