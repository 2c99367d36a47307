import type { Queryable } from "../../lib/database.ts";

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

/** The address of the fiche that a token or a link in a mail belongs to; "" when there is none. */
export async function findFicheEmail(
  database: Queryable,
  groupId: number,
  by: { readonly ficheId: number } | { readonly bookingId: number },
): Promise<string> {
  const isFiche = "ficheId" in by;
  const { rows } = await database.query<{ email: string }>({
    name: isFiche ? "find-fiche-email" : "find-booking-email",
    text: isFiche
      ? "select email from fiches where group_id = $1 and id = $2"
      : `select f.email from bookings b join fiches f on f.group_id = b.group_id and f.id = b.fiche_id
          where b.group_id = $1 and b.id = $2`,
    values: [groupId, isFiche ? by.ficheId : by.bookingId],
  });
  return rows[0]?.email ?? "";
}

/** Whether the fiche may log in by its key. */
export async function hasFiche(database: Queryable, groupId: number, ficheId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "has-fiche",
    text: "select 1 from fiches where group_id = $1 and id = $2 and not deleted",
    values: [groupId, ficheId],
  });
  return rowCount === 1;
}
