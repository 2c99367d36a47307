import type { Client } from "pg";

const OLDEST = 15;

/** Settings of an operator's own that the statements cannot work with, and what they have to be. */
const REQUIRED_SETTINGS = { datestyle: "ISO", default_transaction_isolation: "read committed" };

/** Throws when the database is too old, cannot hold the texts of every language, or has a setting that breaks the statements. */
export async function requireUsable(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, current_setting(name) as setting from unnest($1::text[]) as name",
    [["server_version_num", "server_encoding", ...Object.keys(REQUIRED_SETTINGS)]],
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const major = Math.floor(Number(settings["server_version_num"]) / 10_000);
  if (major < OLDEST) throw new Error(`it is PostgreSQL ${major}, and ${OLDEST} or newer is needed`);
  const encoding = settings["server_encoding"];
  if (encoding !== "UTF8")
    throw new Error(
      `its encoding is ${encoding}: make it anew with create database ... encoding 'UTF8' template template0`,
    );
  for (const [name, needed] of Object.entries(REQUIRED_SETTINGS))
    if (!settings[name]?.startsWith(needed))
      throw new Error(`its ${name} is ${settings[name]}: alter role ... set ${name} = '${needed}'`);
}
