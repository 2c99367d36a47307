import type { ProGroup } from "@rendezvous/domain/permission/session";
import type { Queryable } from "../../../lib/database/database.ts";
import { PRO_GROUPS_SQL } from "../../ground/session/token-data.ts";

/** Returns the professional with this address if they work in the group. */
export async function findProByEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<{ readonly id: number; readonly by_network: boolean } | null> {
  const { rows } = await database.query<{ id: number; by_network: boolean }>({
    name: "find-pro-by-email",
    text: `select p.id, g.by_network from pros p join pro_groups g on g.pro_id = p.id and g.group_id = $1 where p.email = $2`,
    values: [groupId, email],
  });
  return rows[0] ?? null;
}

/** Returns a professional with their groups. */
export async function findPro(
  database: Queryable,
  proId: number,
): Promise<{ readonly email: string; readonly groups: readonly ProGroup[] } | null> {
  const { rows } = await database.query<{ email: string; groups: readonly ProGroup[] | null }>({
    name: "find-pro",
    text: `select p.email, ${PRO_GROUPS_SQL("p.id")} as groups from pros p where p.id = $1`,
    values: [proId],
  });
  return rows[0] ? { email: rows[0].email, groups: rows[0].groups ?? [] } : null;
}

export async function setPasswordOfPro(
  database: Queryable,
  proId: number,
  passwordHash: string,
): Promise<void> {
  await database.query({
    name: "set-password-of-pro",
    text: "update pros set password_hash = $2, sha1_password_hash = null where id = $1",
    values: [proId, passwordHash],
  });
}
