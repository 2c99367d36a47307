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
import type { Log } from "../../lib/log.ts";
import { fetchInside, fetchOutside, type OutgoingFetch } from "../../lib/outgoing-fetch.ts";
import { openText, sealText } from "../../lib/sealed-text.ts";

declare module "../../http/context.ts" {
  interface Context {
    readonly ssoProviders: SsoProviders;
  }
}

/** What the groups' OpenID providers say of themselves, asked once an hour at most. */
export interface SsoProviders {
  /** null for a group without one, and where it cannot be reached: the log says why. */
  find(group: GroupRecord): Promise<Configuration | null>;
  /** Now, whatever was told before; throws where it does not answer. */
  ask(provider: SsoSettings): Promise<Configuration>;
  /** How providers are called: no further than the installation lets them. */
  readonly fetch: OutgoingFetch;
}

const FRESH_MS = 3_600_000;
/** Someone looks at an empty page meanwhile. */
export const TIMEOUT_SECONDS = 5;
const SECRET_SALT = "client secret of an OpenID provider";

/** As it is stored and exported: only this installation can open it. */
export function sealClientSecret(clientSecret: string, secret: string): string {
  return sealText(clientSecret, secret, SECRET_SALT);
}

/** null for one that another installation sealed. */
export function openClientSecret(sealed: string, secret: string): string | null {
  try {
    return openText(sealed, secret, SECRET_SALT);
  } catch {
    return null;
  }
}

interface WrittenSecret {
  readonly client_secret?: string | undefined;
  readonly client_secret_sealed?: string | undefined;
}

/**
 * Settings as they are stored, with the secret sealed; one that is the same as `before` keeps its seal, so that nothing differs. null for
 * a secret that another installation sealed, which would fail every client who logs in, and for one that was given for another issuer and
 * would be sent to this one.
 */
export function sealProvider<Provider extends WrittenSecret & { readonly issuer: string }>(
  { client_secret: written, client_secret_sealed: sealed, ...provider }: Provider,
  before: (WrittenSecret & { readonly issuer: string }) | null | undefined,
  secret: string,
): (Omit<Provider, keyof WrittenSecret> & { readonly client_secret_sealed?: string }) | null {
  const isForAnother = sealed === before?.client_secret_sealed && provider.issuer !== before?.issuer;
  if (written === undefined && sealed !== undefined && isForAnother) return null;
  const opened = written ?? (sealed === undefined ? undefined : openClientSecret(sealed, secret));
  if (opened === null) return null;
  if (opened === undefined) return provider;
  const kept = before?.client_secret_sealed;
  const isSame = kept !== undefined && openClientSecret(kept, secret) === opened;
  return { ...provider, client_secret_sealed: isSame ? kept : (sealed ?? sealClientSecret(opened, secret)) };
}

/** The error's own words; what the provider sent beside them may hold names and tokens. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "no error" };
  const { message } = error;
  const code = "code" in error ? error.code : undefined;
  const answer = "error" in error ? error.error : undefined;
  return { message, code, answer };
}

export function createSsoProviders(secret: string, log: Log, isInsideAllowed: boolean): SsoProviders {
  const outgoing = isInsideAllowed ? fetchInside : fetchOutside;
  const ask = (provider: SsoSettings): Promise<Configuration> => askProvider(provider, secret, outgoing);
  const known = new Map<string, { readonly askedAt: number; readonly found: Promise<Configuration> }>();
  return {
    ask,
    fetch: outgoing,
    async find({ id, fields: { sso } }) {
      if (!sso) return null;
      // Other settings are another provider.
      const key = JSON.stringify([id, sso.issuer, sso.client_id, sso.client_secret_sealed]);
      const present = performance.now();
      const kept = known.get(key);
      const asked = kept && present - kept.askedAt < FRESH_MS ? kept : { askedAt: present, found: ask(sso) };
      known.set(key, asked);
      try {
        return await asked.found;
      } catch (error) {
        // What failed is asked again by the next visitor.
        if (known.get(key) === asked) known.delete(key);
        log.warn(
          { groupId: id, issuer: sso.issuer, ...describeFailure(error) },
          "an OpenID provider does not answer",
        );
        return null;
      }
    },
  };
}

async function askProvider(
  { issuer, client_id, client_secret_sealed }: SsoSettings,
  secret: string,
  outgoing: OutgoingFetch,
): Promise<Configuration> {
  const opened =
    client_secret_sealed === undefined ? undefined : openClientSecret(client_secret_sealed, secret);
  if (opened === null) throw new Error("another installation has sealed the client secret");
  const isHttps = issuer.startsWith("https:");
  return discovery(new URL(issuer), client_id, {}, opened === undefined ? None() : authenticate(opened), {
    // The signature is looked at although the token comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(isHttps ? [] : [allowInsecureRequests])],
    timeout: TIMEOUT_SECONDS,
    [customFetch]: outgoing,
  });
}

/** Basic where the provider takes it, which is what one does that says nothing. */
function authenticate(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}
