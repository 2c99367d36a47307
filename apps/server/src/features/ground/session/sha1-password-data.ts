import { createHash } from "node:crypto";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashPassword } from "../../../lib/password.ts";

interface Person {
  readonly id: number;
  readonly password_hash: string | null;
  readonly sha1_password_hash: string | null;
}

/** Stores the SHA-1 of a password that was just correct, for old clients that send the SHA-1 (docs/decisions/0048). */
export async function storeSha1Password(
  database: Queryable,
  groupId: number,
  account: Person,
  password: string,
): Promise<void> {
  if (account.sha1_password_hash !== null) return;
  await database.query({
    name: "keep-sha1-password",
    // The condition on `password_hash` skips the update if the password has changed meanwhile.
    text: "update accounts set sha1_password_hash = $4 where group_id = $1 and id = $2 and password_hash = $3",
    values: [groupId, account.id, account.password_hash, await hashSha1(password)],
  });
}

/** Stores the SHA-1 of a professional's password, for old clients (docs/decisions/0151). */
export async function storeSha1PasswordOfPro(
  database: Queryable,
  pro: Person,
  password: string,
): Promise<void> {
  if (pro.sha1_password_hash !== null) return;
  await database.query({
    name: "keep-sha1-password-of-pro",
    text: "update pros set sha1_password_hash = $3 where id = $1 and password_hash = $2",
    values: [pro.id, pro.password_hash, await hashSha1(password)],
  });
}

function hashSha1(password: string): Promise<string> {
  return hashPassword(createHash("sha1").update(password).digest("hex"));
}
