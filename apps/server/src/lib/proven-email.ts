/**
 * Whether the address of a fiche is known to be its person's: shown by its mailbox, or given by a professional or a group file.
 * An account may write any address into its fiches: only its own is known to be its (docs/decisions/0049).
 */
export function isProvenSql(fiche: string): string {
  return `(case when ${fiche}.account_id is null then ${fiche}.email_proven else coalesce(${fiche}.email =
    (select email from accounts where group_id = ${fiche}.group_id and id = ${fiche}.account_id), false) end)`;
}
