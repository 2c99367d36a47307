import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";
import type { GroupRecord, SsoSettings } from "@rendezvous/domain/group/group-record";
import type { Log } from "../../../lib/log.ts";
import {
  fetchFromAnyNetwork,
  fetchFromPublicNetwork,
  type OutgoingFetch,
} from "../../../lib/outgoing-fetch.ts";
import type { Database } from "../../../lib/database/database.ts";
import { UNCHANGED_SECRET } from "../../../lib/hide-encrypted-secrets.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import { listSealedProviders, saveProvider } from "./provider-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly ssoProviders: SsoProviders;
  }
}

/** The metadata of the groups' OpenID providers, fetched at most once an hour. */
export interface SsoProviders {
  /** Returns null for a group without a provider, or when it cannot be reached; the log contains the reason. */
  find(group: GroupRecord): Promise<Configuration | null>;
  /** Fetches the metadata now, without the cache; throws when the provider does not answer. */
  ask(provider: SsoSettings, groupId: number): Promise<Configuration>;
  /** Calls providers, only at addresses that the installation allows. */
  readonly fetch: OutgoingFetch;
}

const FRESH_MS = 3_600_000;
/** The metadata of a provider take tens of kilobytes. */
const MAX_CACHED = 200;
/** Short, because the visitor sees an empty page while the server waits for the provider. */
export const PROVIDER_TIMEOUT_SECONDS = 5;
const SECRET_SALT = "client secret of an OpenID provider";

/** The context that a secret is encrypted for, so that it cannot be used in another group or sent to another issuer. */
interface SealedFor {
  readonly groupId: number;
  readonly issuer: string;
}

const nameOf = ({ groupId, issuer }: SealedFor): string => `${groupId} ${issuer}`;

/** Returns the encrypted secret for the table; no answer contains it (lib/hide-encrypted-secrets.ts). */
export function sealClientSecret(clientSecret: string, secret: string, sealedFor: SealedFor): string {
  return sealText(clientSecret, secret, SECRET_SALT, nameOf(sealedFor));
}

/** Returns null for a secret that was encrypted by another installation or for another group or issuer. */
export function openClientSecret(sealed: string, secret: string, sealedFor: SealedFor): string | null {
  return openBoundTo(sealed, secret, nameOf(sealedFor));
}

function openBoundTo(sealed: string, secret: string, boundTo: string): string | null {
  try {
    return openText(sealed, secret, SECRET_SALT, boundTo);
  } catch {
    return null;
  }
}

/** Runs at the start: encrypts secrets of an older version again, bound to their group. */
export async function bindClientSecrets(database: Database, secret: string): Promise<void> {
  for (const { groupId, sso } of await listSealedProviders(database)) {
    const opened = openBoundTo(sso.client_secret_sealed!, secret, "");
    if (opened === null) continue;
    const client_secret_sealed = sealClientSecret(opened, secret, { groupId, issuer: sso.issuer });
    await saveProvider(database, groupId, { ...sso, client_secret_sealed });
  }
}

interface WrittenSecret {
  readonly client_secret?: string | undefined;
  readonly client_secret_sealed?: string | undefined;
}

/**
 * Returns the settings for the table, with the secret encrypted. An unchanged secret keeps its ciphertext, so that nothing
 * differs. Returns null when the secret must be entered again: it was encrypted elsewhere, or entered for another issuer and
 * would be sent to this one.
 */
export function sealProvider<Provider extends WrittenSecret & { readonly issuer: string }>(
  { client_secret: written, client_secret_sealed: sealed, ...provider }: Provider,
  before: (WrittenSecret & { readonly issuer: string }) | null | undefined,
  secret: string,
  groupId: number,
): (Omit<Provider, keyof WrittenSecret> & { readonly client_secret_sealed?: string }) | null {
  const sealedFor = { groupId, issuer: provider.issuer };
  const open = (text: string | undefined) =>
    text === undefined ? null : openClientSecret(text, secret, sealedFor);
  const stored = open(before?.client_secret_sealed) === null ? undefined : before?.client_secret_sealed;
  if (written !== undefined)
    return {
      ...provider,
      client_secret_sealed:
        stored !== undefined && open(stored) === written
          ? stored
          : sealClientSecret(written, secret, sealedFor),
    };
  if (sealed === undefined) return provider;
  // A draft and the history contain the ciphertext itself; every other caller only learns that a secret exists.
  const own = sealed === UNCHANGED_SECRET ? stored : open(sealed) === null ? undefined : sealed;
  return own === undefined ? null : { ...provider, client_secret_sealed: own };
}

/** Returns only the error's own message, because data from the provider may contain names and tokens. */
export function describeSsoFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "no error" };
  const { message } = error;
  const code = "code" in error ? error.code : undefined;
  const answer = "error" in error ? error.error : undefined;
  return { message, code, answer };
}

export function createSsoProviders(secret: string, log: Log, isInsideAllowed: boolean): SsoProviders {
  const outgoing = isInsideAllowed ? fetchFromAnyNetwork : fetchFromPublicNetwork;
  const ask: SsoProviders["ask"] = (provider, groupId) => askProvider(provider, groupId, secret, outgoing);
  const cache = new Map<
    string,
    { readonly requestedAt: number; readonly configuration: Promise<Configuration> }
  >();
  return {
    ask,
    fetch: outgoing,
    async find({ id, fields: { sso } }) {
      if (!sso) return null;
      // The cache key contains the settings, so that changed settings count as another provider.
      const key = JSON.stringify([id, sso.issuer, sso.client_id, sso.client_secret_sealed]);
      const present = performance.now();
      const cached = cache.get(key);
      const answer =
        cached && present - cached.requestedAt < FRESH_MS
          ? cached
          : { requestedAt: present, configuration: ask(sso, id) };
      cache.delete(key);
      cache.set(key, answer);
      if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
      try {
        return await answer.configuration;
      } catch (error) {
        // A failure is not cached, so the next visitor tries again.
        if (cache.get(key) === answer) cache.delete(key);
        log.warn(
          { groupId: id, issuer: sso.issuer, ...describeSsoFailure(error) },
          "an OpenID provider does not answer",
        );
        return null;
      }
    },
  };
}

async function askProvider(
  { issuer, client_id, client_secret_sealed }: SsoSettings,
  groupId: number,
  secret: string,
  outgoing: OutgoingFetch,
): Promise<Configuration> {
  const opened =
    client_secret_sealed === undefined
      ? undefined
      : openClientSecret(client_secret_sealed, secret, { groupId, issuer });
  if (opened === null) throw new Error("another installation has sealed the client secret");
  const isHttps = issuer.startsWith("https:");
  return discovery(new URL(issuer), client_id, {}, opened === undefined ? None() : authenticate(opened), {
    // Checks the signature even though the token comes directly from the provider.
    execute: [enableNonRepudiationChecks, ...(isHttps ? [] : [allowInsecureRequests])],
    timeout: PROVIDER_TIMEOUT_SECONDS,
    [customFetch]: outgoing,
  });
}

/** Uses Basic if the provider supports it, which is the default when it names no method. */
function authenticate(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}
