import { createHash } from "node:crypto";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashPassword } from "../../../lib/password.ts";

interface Account {
  readonly id: number;
  readonly password_hash: string | null;
  readonly sha1_password_hash: string | null;
}

/** For old clients, which are told the SHA-1 of the account's password, that was right a moment ago (docs/decisions/0048). */
export async function keepSha1(
  database: Queryable,
  groupId: number,
  account: Account,
  password: string,
): Promise<void> {
  if (account.sha1_password_hash !== null) return;
  const hash = await hashPassword(createHash("sha1").update(password).digest("hex"));
  await database.query({
    name: "keep-sha1-password",
    // Unless the password was changed meanwhile.
    text: "update accounts set sha1_password_hash = $4 where group_id = $1 and id = $2 and password_hash = $3",
    values: [groupId, account.id, account.password_hash, hash],
  });
}
