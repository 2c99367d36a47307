import type { Queryable } from "../../lib/database.ts";

export async function hasFicheWithEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "has-fiche-with-email",
    text: "select 1 from fiches where group_id = $1 and email = $2 and email <> '' and not deleted limit 1",
    values: [groupId, email],
  });
  return rowCount === 1;
}

export interface NamedFiche {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/** The fiches with an address, the oldest first, at most eight. */
export async function listFichesWithEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<NamedFiche[]> {
  const { rows } = await database.query<NamedFiche>({
    name: "fiches-with-email",
    text: `select id, firstname, lastname from fiches
      where group_id = $1 and email = $2 and email <> '' and not deleted order by id limit 8`,
    values: [groupId, email],
  });
  return rows;
}
