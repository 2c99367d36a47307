import type { Queryable } from "../../../lib/database/database.ts";

/** Stores a build's script for pages that will still refer to it when newer builds exist. */
export async function storeEmbedScript(database: Queryable, name: string, script: string): Promise<void> {
  await database.query("insert into embed_scripts (name, script) values ($1, $2) on conflict do nothing", [
    name,
    script,
  ]);
}

export async function findEmbedScript(database: Queryable, name: string): Promise<string | null> {
  const { rows } = await database.query<{ script: string }>(
    "select script from embed_scripts where name = $1",
    [name],
  );
  return rows[0]?.script ?? null;
}
