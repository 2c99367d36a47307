import { randomBytes } from "node:crypto";
import type { Database, Queryable } from "./database/database.ts";

/** What the installation made up at its first start and keeps. */
export interface Installation {
  /** The site's own public key. */
  readonly apiKey: string;
  /** Signs the links in mails, and seals what is stored. */
  readonly secret: string;
}

async function settle(database: Queryable, key: string, value: string): Promise<string> {
  await database.query(
    "insert into settings (key, value) values ($1, to_jsonb($2::text)) on conflict do nothing",
    [key, value],
  );
  const { rows } = await database.query<{ value: string }>("select value from settings where key = $1", [
    key,
  ]);
  return rows[0]!.value;
}

/** The secret that signs the links in mails and seals what is stored, made where there is none yet. */
export function settleSecret(database: Queryable): Promise<string> {
  return settle(database, "mail_secret", randomBytes(32).toString("base64url"));
}

/** Several processes may start at once: the first one's values stay. A configured API key is added to the known ones. */
export async function prepareInstallation(
  database: Database,
  configuredKey: string | undefined,
): Promise<Installation> {
  const secret = await settleSecret(database);
  const apiKey = configuredKey ?? (await settle(database, "api_key", randomBytes(16).toString("hex")));
  await database.query(
    "insert into api_keys (key, name) values ($1, 'This site') on conflict (key) do nothing",
    [apiKey],
  );
  return { apiKey, secret };
}
