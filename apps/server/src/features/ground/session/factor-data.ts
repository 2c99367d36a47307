import type { Queryable } from "../../../lib/database/database.ts";

export interface StoredFactor {
  readonly id: number;
  readonly kind: "totp" | "passkey";
  readonly sealed_secret: string | null;
  readonly credential_id: string | null;
  readonly public_key: Buffer | null;
  readonly counter: number | null;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

/** Returns the factors of a professional, oldest first. */
export async function listStoredFactors(database: Queryable, proId: number): Promise<StoredFactor[]> {
  const { rows } = await database.query<StoredFactor>({
    name: "list-factors",
    text: `select id, kind, sealed_secret, credential_id, public_key, counter, created_at, used_at
      from pro_factors where pro_id = $1 order by id`,
    values: [proId],
  });
  return rows;
}

/** Returns the professional's groups that require a second factor. */
export async function listRequiringGroups(database: Queryable, proId: number): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-requiring-groups",
    text: `select g.id from pro_groups w join groups g on g.id = w.group_id
      where w.pro_id = $1 and not g.inactive and (g.fields->>'second_factor_required')::boolean order by g.id`,
    values: [proId],
  });
  return rows.map(({ id }) => id);
}

/** Whether the professional needs a second factor besides the password. */
export async function needsSecondFactor(database: Queryable, proId: number): Promise<boolean> {
  const factors = await listStoredFactors(database, proId);
  return factors.length > 0 || (await listRequiringGroups(database, proId)).length > 0;
}
