import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";

/** For an account that books for it. */
export async function claimFiche(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  accountId: number,
): Promise<void> {
  await connection.query({
    name: "claim-fiche",
    text: "update fiches set account_id = $3 where group_id = $1 and id = $2 and account_id is null",
    values: [groupId, ficheId, accountId],
  });
}

/** What a booking shows of a fiche that is there already. */
export async function showFiche(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  { isConfirmed, isProven }: { readonly isConfirmed: boolean; readonly isProven: boolean },
): Promise<void> {
  await connection.query({
    name: "show-fiche",
    text: `update fiches set confirmed = confirmed or $3, email_proven = email_proven or $4
      where group_id = $1 and id = $2 and ($3 and not confirmed or $4 and not email_proven)`,
    values: [groupId, ficheId, isConfirmed, isProven],
  });
}
