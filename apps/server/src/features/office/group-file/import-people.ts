import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashPassword, isPassword } from "../../../lib/password.ts";
import { toIdsOrAll } from "./catalogue-rows.ts";
import type { ExternidMap } from "./data.ts";
import { findProPasswordHash, hasAccount, type ProRow, saveAccount, savePros } from "./people-data.ts";

interface Credentials {
  readonly password?: string | undefined;
  readonly password_hash?: string | undefined;
}

async function toHash({ password, password_hash }: Credentials): Promise<string | null> {
  if (password_hash !== undefined) return password_hash;
  return password === undefined ? null : hashPassword(password);
}

/** Imports the professionals of a file; an unchanged password does not change its hash. */
export async function importPros(
  database: Queryable,
  groupId: number,
  pros: NonNullable<GroupFile["pros"]>,
  calendars: ExternidMap,
): Promise<void> {
  const rows: ProRow[] = [];
  for (const { email, firstname, lastname, role, ...pro } of pros) {
    const present = await findProPasswordHash(database, email);
    const isSame = pro.password !== undefined && (await isPassword(pro.password, present));
    const password_hash = isSame ? present : await toHash(pro);
    rows.push({
      email,
      firstname,
      lastname,
      role,
      password_hash,
      calendars: toIdsOrAll(calendars, pro.calendars),
    });
  }
  await savePros(database, groupId, rows);
}

export async function importAccounts(
  database: Queryable,
  groupId: number,
  accounts: NonNullable<GroupFile["accounts"]>,
  fiches: ExternidMap,
): Promise<void> {
  for (const account of accounts) {
    const isPresent = await hasAccount(database, groupId, account.email);
    const passwordHash = isPresent ? null : await toHash(account);
    await saveAccount(
      database,
      groupId,
      account.email,
      passwordHash,
      toIdsOrAll(fiches, account.fiches) ?? [],
    );
  }
}
