import type { Transaction } from "../../lib/database.ts";
import { settleSecret } from "../../lib/installation.ts";
import { sealClientSecret } from "../sso/sso-providers.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Of the settings: the secret of a login provider is stored, answered and written into the history only sealed. */
export async function sealSecret(connection: Transaction, fields: Fields): Promise<Fields> {
  const { sso } = fields as { sso?: { client_secret?: string } | null };
  if (!sso?.client_secret) return fields;
  const { client_secret, ...provider } = sso;
  const sealed = sealClientSecret(client_secret, await settleSecret(connection));
  return { ...fields, sso: { ...provider, client_secret_sealed: sealed } };
}
