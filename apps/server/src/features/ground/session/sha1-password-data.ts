import { createHash } from "node:crypto";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashPassword } from "../../../lib/password.ts";

interface Account {
  readonly id: number;
  readonly password_hash: string | null;
  readonly sha1_password_hash: string | null;
}

/** Stores the SHA-1 of a password that was just correct, for old clients that send the SHA-1 (docs/decisions/0048). */
export async function storeSha1Password(
  database: Queryable,
  groupId: number,
  account: Account,
  password: string,
): Promise<void> {
  if (account.sha1_password_hash !== null) return;
  const hash = await hashPassword(createHash("sha1").update(password).digest("hex"));
  await database.query({
    name: "keep-sha1-password",
    // The condition on `password_hash` skips the update if the password has changed meanwhile.
    text: "update accounts set sha1_password_hash = $4 where group_id = $1 and id = $2 and password_hash = $3",
    values: [groupId, account.id, account.password_hash, hash],
  });
}
