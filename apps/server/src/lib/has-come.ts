/** Whether a fiche has had an appointment that took place before the instant that a parameter holds. Read by isKnownPerson. */
export function hasComeSql(fiche: string, now: `$${number}`): string {
  return `exists (
        select 1 from appointments past where past.group_id = ${fiche}.group_id and past.fiche_id = ${fiche}.id
          and not past.deleted and past.end_at <= ${now})`;
}
