import type { PreparedStatement } from "../../lib/prepared-batch.ts";

/** For an account that books for them. */
export const CLAIM_FICHES: PreparedStatement = {
  name: "claim_fiches",
  types: "integer[], integer[], integer[]",
  text: `update fiches f set account_id = claimed.account_id
    from unnest($1, $2, $3) as claimed (group_id, id, account_id)
    where f.group_id = claimed.group_id and f.id = claimed.id and f.account_id is null`,
};
/** What a booking shows of a fiche that is there already. */
export const SHOW_FICHES: PreparedStatement = {
  name: "show_fiches",
  types: "integer[], integer[], boolean[], boolean[]",
  text: `update fiches f set confirmed = f.confirmed or shown.confirmed, email_proven = f.email_proven or shown.proven
    from unnest($1, $2, $3, $4) as shown (group_id, id, confirmed, proven)
    where f.group_id = shown.group_id and f.id = shown.id
      and (shown.confirmed and not f.confirmed or shown.proven and not f.email_proven)`,
};
