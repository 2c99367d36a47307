import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import { servedSql } from "../../ground/cells/moves-data.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** Returns the login providers of all groups that have a client secret, with it. */
export async function listSealedProviders(
  database: Queryable,
): Promise<{ readonly groupId: number; readonly sso: SsoSettings }[]> {
  const { rows } = await database.query<{ groupId: number; sso: SsoSettings }>(
    `select id as "groupId", fields->'sso' as sso from groups where fields->'sso'->>'client_secret_sealed' is not null and ${servedSql("id")}`,
  );
  return rows;
}

export async function saveProvider(database: Queryable, groupId: number, sso: SsoSettings): Promise<void> {
  await database.query("update groups set fields = jsonb_set(fields, '{sso}', $2) where id = $1", [
    groupId,
    JSON.stringify(sso),
  ]);
}
