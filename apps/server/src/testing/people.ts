import type { ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import type { Queryable } from "../lib/database/database.ts";
import { hashPassword } from "../lib/password.ts";
import type { MailServer, ReceivedMail } from "./mail-server.ts";
import type { Answer, TestApp } from "./start-app.ts";

export const PASSWORD = "Coquelicot-7";
/** Hashed only once, because hashing is slow on purpose. */
const passwordHash = hashPassword(PASSWORD);

let lastNumber = 0;

export interface TestAccount {
  readonly id: number;
  readonly email: string;
}

/** Adds an active account with a password; null: without a password. */
export async function addAccount(
  database: Queryable,
  groupId: number,
  { email, password = PASSWORD }: { email?: string; password?: string | null } = {},
): Promise<TestAccount> {
  lastNumber += 1;
  const address = email ?? `client.${lastNumber}@example.org`;
  const { rows } = await database.query<{ id: number }>(
    `insert into accounts (group_id, email, password_hash, activated_at) values ($1, $2, $3, now()) returning id`,
    [
      groupId,
      address,
      password === PASSWORD ? await passwordHash : password && (await hashPassword(password)),
    ],
  );
  return { id: rows[0]!.id, email: address };
}

/** Adds a professional to the groups, limited to the given calendars or with all. */
export async function addPro(
  database: Queryable,
  groupIds: readonly number[],
  { role = "pro", calendars = null }: { role?: string; calendars?: number[] | null } = {},
): Promise<TestAccount> {
  lastNumber += 1;
  const email = `pro.${lastNumber}@example.org`;
  const { rows } = await database.query<{ id: number }>(
    "insert into pros (email, password_hash, firstname, lastname) values ($1, $2, 'Paul', 'Martin') returning id",
    [email, await passwordHash],
  );
  for (const groupId of groupIds)
    await database.query(
      "insert into pro_groups (group_id, pro_id, role, calendars) values ($1, $2, $3, $4)",
      [groupId, rows[0]!.id, role, calendars],
    );
  return { id: rows[0]!.id, email };
}

export function logIn(
  app: Pick<TestApp, "call">,
  account: Record<string, unknown>,
  version: ApiVersion = "v3",
): Promise<Answer> {
  return app.call(`${version}/sessions/login?locale=en`, { method: "POST", body: { account } });
}

/** Logs in and returns the token. */
export async function tokenOf(
  app: Pick<TestApp, "call">,
  groupId: number,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const answer = await logIn(app, { email, password, group_id: groupId });
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.text}`);
  return answer.body.account_token as string;
}

/** Waits for the `count`th mail to an address. */
export async function mailTo(mails: MailServer, email: string, count = 1): Promise<ReceivedMail> {
  for (;;) {
    const all = mails.received.filter(({ to }) => to.includes(email));
    if (all.length >= count) return all[count - 1]!;
    await mails.waitFor(mails.received.length + 1);
  }
}

/** Returns the address that the button of a mail opens. */
export function linkOf({ mail }: ReceivedMail): URL {
  const address = /https?:\/\/\S+\/login\?\S+/.exec(mail.text ?? "")?.[0];
  if (address === undefined) throw new Error(`no link in: ${mail.text ?? ""}`);
  return new URL(address);
}
