import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import type { Fault } from "@rendezvous/contract/fault";
import type { Transaction } from "../../../lib/database/database.ts";
import { settleSecret } from "../../../lib/installation.ts";
import { sealProvider } from "../../people/sso/sso-providers.ts";

type Fields = Readonly<Record<string, unknown>>;

export type Sealed =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Of the settings: the secret of a login provider is stored and written into the history only sealed, and never answered. */
export async function sealSecret(
  connection: Transaction,
  groupId: number,
  before: Fields,
  fields: Fields,
): Promise<Sealed> {
  const { sso } = fields as { sso?: SsoSettings | null };
  if (!sso) return { ok: true, fields };
  const stored = (before as { sso?: SsoSettings | null }).sso;
  const provider = sealProvider(sso, stored, await settleSecret(connection), groupId);
  if (provider) return { ok: true, fields: { ...fields, sso: provider } };
  // Only the secret itself helps.
  return { ok: false, faults: [{ path: "sso.client_secret", code: "required" }] };
}
