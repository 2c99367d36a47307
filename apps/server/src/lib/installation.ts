import { randomBytes } from "node:crypto";
import type { Database, Queryable } from "./database/database.ts";

/** Values that the installation generated at its first start. */
export interface Installation {
  /** The site's own public key. */
  readonly apiKey: string;
  /** Signs the links in mails and encrypts stored values. */
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

/** Returns the secret that signs the links in mails and encrypts stored values; creates it on first use. */
export function findOrCreateSecret(database: Queryable): Promise<string> {
  return settle(database, "mail_secret", randomBytes(32).toString("base64url"));
}

/**
 * Several processes may start at the same time; the first one's values are used. A configured API key is added to the valid ones.
 */
export async function prepareInstallation(
  database: Database,
  configuredKey: string | undefined,
): Promise<Installation> {
  const secret = await findOrCreateSecret(database);
  const apiKey = configuredKey ?? (await settle(database, "api_key", randomBytes(16).toString("hex")));
  await database.query(
    "insert into api_keys (key, name) values ($1, 'This site') on conflict (key) do nothing",
    [apiKey],
  );
  return { apiKey, secret };
}
