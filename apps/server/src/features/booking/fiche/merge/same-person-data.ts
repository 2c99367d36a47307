/**
 * SQL condition: it is proven that a fiche's address belongs to the fiche's person: by a mail to the address, by a professional,
 * or by a group file. An account may write any address into its fiches, so of an account's fiches only those with the account's
 * own address are proven (docs/decisions/0049).
 */
export function hasProvenAddressSql(fiche: string): string {
  return `(case when ${fiche}.account_id is null then ${fiche}.email_proven else coalesce(${fiche}.email =
    (select email from accounts where group_id = ${fiche}.group_id and id = ${fiche}.account_id), false) end)`;
}

/**
 * SQL for the ids of a fiche and of all fiches with the same proven address, which may be the same person's;
 * domain/fiche/is-same-person compares the names. For a fiche without a proven address, only the id of the fiche, because a
 * client may write any address.
 */
export function sameAddressSql(fiche: string): string {
  return `select ${fiche}.id union all
    select other.id from fiches other
    where other.group_id = ${fiche}.group_id and other.email = ${fiche}.email and other.email <> '' and other.id <> ${fiche}.id
      and not other.deleted and (other.account_id is null or ${hasProvenAddressSql("other")}) and ${hasProvenAddressSql(fiche)}`;
}

/**
 * SQL for the number of a fiche's appointments of the last year that were missed or cancelled late, and not forgiven since; a
 * pack counts once. `now` is a parameter, or `now()`.
 */
export function missedSql(fiche: string, now: string): string {
  const counted = (condition: string, at: string) => `(select count(*)::integer from appointments missed
    where missed.group_id = ${fiche}.group_id and missed.fiche_id = ${fiche}.id and ${condition} and missed.type <> 'included'
      and missed.${at} > greatest(${now} - interval '1 year', ${fiche}.missed_forgiven_at))`;
  return `(${counted("missed.presence = 'no_show' and not missed.deleted", "start_at")} + ${counted("missed.cancelled_late", "deleted_at")})`;
}

/** SQL condition: the fiche had an appointment that ended before the instant in a parameter. isSamePerson and isExistingClient decide with it. */
export function hadAppointmentSql(fiche: string, now: `$${number}`): string {
  return `exists (
        select 1 from appointments past where past.group_id = ${fiche}.group_id and past.fiche_id = ${fiche}.id
          and not past.deleted and past.end_at <= ${now})`;
}
