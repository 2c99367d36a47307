/**
 * Whether the address of a fiche is known to be its person's: shown by its mailbox, or given by a professional or a group file.
 * An account may write any address into its fiches: only its own is known to be its (docs/decisions/0049).
 */
export function isProvenSql(fiche: string): string {
  return `(case when ${fiche}.account_id is null then ${fiche}.email_proven else coalesce(${fiche}.email =
    (select email from accounts where group_id = ${fiche}.group_id and id = ${fiche}.account_id), false) end)`;
}

/**
 * The ids of a fiche and of all that have its address and may be the same person's; whether the names agree as well says
 * domain/fiche/is-same-person. A fiche whose address is not proven stands for itself alone: a client may write
 * any address into theirs.
 */
export function sameAddressSql(fiche: string): string {
  return `select ${fiche}.id union all
    select other.id from fiches other
    where other.group_id = ${fiche}.group_id and other.email = ${fiche}.email and other.email <> '' and other.id <> ${fiche}.id
      and not other.deleted and (other.account_id is null or ${isProvenSql("other")}) and ${isProvenSql(fiche)}`;
}

/** Whether a fiche has had an appointment that took place before the instant that a parameter holds. Read by isKnownPerson. */
export function hasComeSql(fiche: string, now: `$${number}`): string {
  return `exists (
        select 1 from appointments past where past.group_id = ${fiche}.group_id and past.fiche_id = ${fiche}.id
          and not past.deleted and past.end_at <= ${now})`;
}
