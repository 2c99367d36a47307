import { isProvenSql } from "./proven-email.ts";

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
