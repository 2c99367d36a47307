import type { Queryable } from "../../../lib/database/database.ts";

export interface ProName {
  readonly firstname: string;
  readonly lastname: string;
}

export async function findProName(database: Queryable, proId: number): Promise<ProName> {
  const { rows } = await database.query<ProName>({
    name: "find-pro-name",
    text: "select coalesce(firstname, '') as firstname, coalesce(lastname, '') as lastname from pros where id = $1",
    values: [proId],
  });
  return rows[0] ?? { firstname: "", lastname: "" };
}

/** Returns the address of a fiche; "" when it has none. */
export async function findFicheEmail(database: Queryable, groupId: number, ficheId: number): Promise<string> {
  const { rows } = await database.query<{ email: string }>({
    name: "find-fiche-email",
    text: "select email from fiches where group_id = $1 and id = $2",
    values: [groupId, ficheId],
  });
  return rows[0]?.email ?? "";
}

/** Returns the address typed for the booking of a token or mail link, even if the fiche's address has changed. */
export async function findBookingEmail(
  database: Queryable,
  groupId: number,
  by: { readonly tokenId: number } | { readonly bookingId: number },
): Promise<string> {
  const isToken = "tokenId" in by;
  const { rows } = await database.query<{ email: string }>({
    name: isToken ? "find-token-email" : "find-booking-email",
    text: `select email from bookings where group_id = $1 and ${isToken ? "fiche_token_id" : "id"} = $2
      order by id desc limit 1`,
    values: [groupId, isToken ? by.tokenId : by.bookingId],
  });
  return rows[0]?.email ?? "";
}

/** Whether the fiche may log in by its key: the key was mailed to its present address. Marks the address as proven. */
export async function acceptFicheKey(
  database: Queryable,
  groupId: number,
  ficheId: number,
  isMailedTo: (email: string) => boolean,
): Promise<boolean> {
  const { rows } = await database.query<{ email: string; email_proven: boolean }>({
    name: "enter-fiche",
    text: "select email, email_proven from fiches where group_id = $1 and id = $2 and not deleted",
    values: [groupId, ficheId],
  });
  const [fiche] = rows;
  if (!fiche || !isMailedTo(fiche.email)) return false;
  if (!fiche.email_proven)
    await database.query({
      name: "prove-fiche-email",
      text: "update fiches set email_proven = true where group_id = $1 and id = $2 and email = $3",
      values: [groupId, ficheId, fiche.email],
    });
  return true;
}

/**
 * Changes the address of a fiche to the address that the mailed link proves, unless the fiche's address has changed since the
 * request. Records the change in the fiche's history.
 */
export async function changeFicheEmail(
  database: Queryable,
  groupId: number,
  ficheId: number,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "change-fiche-email",
    text: `with changed as (
        update fiches set email = $4, email_proven = true, updated_at = $5
        where group_id = $1 and id = $2 and email = $3 and not deleted returning id
      ), noted as (
        insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, fields)
        select $1, id, $5, 'client', array['email'] from changed
      )
      select 1 from changed`,
    values: [groupId, ficheId, from, to, now],
  });
  return rowCount === 1;
}
