import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import type { Fault } from "@rendezvous/contract/ground/fault";
import type { Transaction } from "../../../lib/database/database.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { sealProvider } from "../../people/sso/sso-providers.ts";

type Fields = Readonly<Record<string, unknown>>;

export type SealResult =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Encrypts the secret of a login provider in the settings, for the tables and the history; no answer ever contains it. */
export async function sealSecret(
  connection: Transaction,
  groupId: number,
  before: Fields,
  fields: Fields,
): Promise<SealResult> {
  const { sso } = fields as { sso?: SsoSettings | null };
  if (!sso) return { ok: true, fields };
  const stored = (before as { sso?: SsoSettings | null }).sso;
  const provider = sealProvider(sso, stored, await findOrCreateSecret(connection), groupId);
  if (provider) return { ok: true, fields: { ...fields, sso: provider } };
  // The stored secret cannot be decrypted, so the owner must enter it.
  return { ok: false, faults: [{ path: "sso.client_secret", code: "required" }] };
}
