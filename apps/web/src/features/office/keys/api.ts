import type { AccessKey } from "@rendezvous/contract/people/access-key-calls";
import type { Scope } from "@rendezvous/domain/permission/scopes";
import { callApi } from "../../../lib/call-api.ts";

export async function listAccessKeys(groupId: number, signal: AbortSignal): Promise<AccessKey[]> {
  const { access_keys } = await callApi("GET /groups/{id}/access_keys", { path: { id: groupId }, signal });
  return access_keys;
}

export interface NewAccessKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** RFC 3339; null: never expires. */
  readonly expires_at: string | null;
}

/**
 * Returns the key itself, which is shown only this once; with the same `idempotencyKey`, a repeated call creates no second key.
 */
export async function createAccessKey(
  groupId: number,
  { name, scopes, expires_at }: NewAccessKey,
  idempotencyKey: string,
): Promise<string> {
  const { access_key } = await callApi("POST /groups/{id}/access_keys", {
    path: { id: groupId },
    body: { access_key: { name, scopes: [...scopes], expires_at } },
    headers: { "idempotency-key": idempotencyKey },
  });
  return access_key.key;
}

export async function revokeAccessKey(groupId: number, keyId: number): Promise<void> {
  await callApi("DELETE /groups/{id}/access_keys/{keyId}", { path: { id: groupId, keyId } });
}
