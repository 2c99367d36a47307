import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

type Claims = Record<string, unknown>;

export interface OpenIdProvider {
  readonly issuer: string;
  /** The claims of each user name; names without an entry have none. */
  readonly people: Map<string, Claims>;
  /** Changes the tokens issued from now on, and signs them with the provider's own key or another one. */
  forge(change: ((claims: Claims) => Claims) | null, key?: "own" | "another"): void;
  /** Returns a token with exactly these claims. */
  sign(claims: Claims, header?: Claims, key?: "own" | "another"): string;
  /** The results of the logout notices sent to clients. */
  readonly backchannelLogouts: { readonly client_id: string; readonly error: string | null }[];
  stop(): Promise<void>;
}

export interface OpenIdClient {
  readonly client_id: string;
  /** Undefined: a public client. */
  readonly client_secret?: string;
  readonly redirect_uris: string[];
  readonly post_logout_redirect_uris?: string[];
  /** The address for logout notices, and whether they must contain the session's id. */
  readonly backchannel_logout_uri?: string;
  readonly backchannel_logout_session_required?: boolean;
}

const HOUR = 3600;

function makeKey(): KeyObject {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
}

/** Starts a real OpenID provider on a free port of this machine that accepts any name with any password. */
export async function startOpenIdProvider(clients: readonly OpenIdClient[]): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [ownKey, anotherKey] = [makeKey(), makeKey()];
  const people = new Map<string, Claims>();
  let change: ((claims: Claims) => Claims) | null = null;
  let signingKey = ownKey;

  const provider = new Provider(issuer, {
    clients: clients.map((client) => ({
      ...client,
      redirect_uris: [...client.redirect_uris],
      response_types: ["code"],
      grant_types: ["authorization_code"],
      token_endpoint_auth_method: client.client_secret === undefined ? "none" : "client_secret_basic",
    })),
    jwks: { keys: [{ ...ownKey.export({ format: "jwk" }), kid: "own", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["for tests"] },
    claims: { email: ["email", "email_verified"] },
    pkce: { required: () => true },
    features: { backchannelLogout: { enabled: true } },
    // The library's own fetch refuses addresses of this machine, where the clients run.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    ttl: { Grant: HOUR, IdToken: HOUR, Session: HOUR, Interaction: HOUR, AccessToken: HOUR },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    // Skips the consent page; only the login is shown.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider: own } = oidc;
      const grantId = session?.grantIdFor(client!.clientId);
      if (grantId !== undefined) return own.Grant.find(grantId);
      const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | null;
    if (change && context.path === "/token" && body?.id_token)
      context.body = { ...body, id_token: signAgain(body.id_token, change, signingKey) };
  });
  const backchannelLogouts: OpenIdProvider["backchannelLogouts"] = [];
  provider.on("backchannel.success", (_context, { clientId }) =>
    backchannelLogouts.push({ client_id: clientId, error: null }),
  );
  provider.on("backchannel.error", (_context, { message }, { clientId }) =>
    backchannelLogouts.push({ client_id: clientId, error: message }),
  );
  server.on("request", provider.callback());
  return {
    issuer,
    people,
    backchannelLogouts,
    forge(next, key = "own") {
      change = next;
      signingKey = key === "own" ? ownKey : anotherKey;
    },
    sign: (claims, header = {}, key = "own") =>
      signText(
        `${toPart({ alg: "RS256", kid: "own", ...header })}.${toPart(claims)}`,
        key === "own" ? ownKey : anotherKey,
      ),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function signAgain(token: string, change: (claims: Claims) => Claims, key: KeyObject): string {
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  return signText(`${header}.${toPart(change(claims))}`, key);
}

function toPart(content: Claims): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}

function signText(text: string, key: KeyObject): string {
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

/** The cookies of one browser. */
export type Cookies = Map<string, string>;

async function request(address: URL, cookies: Cookies, body?: Record<string, string>): Promise<Response> {
  const response = await fetch(address, {
    redirect: "manual",
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    ...(body && { method: "POST", body: new URLSearchParams(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return response;
}

/** Logs out at the provider like a browser, directly or through a link that leads there. */
export async function logOutAtProvider(address: string, cookies: Cookies): Promise<void> {
  const page = await (await request(new URL(address), cookies)).text();
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? "";
  const done = await request(new URL("/session/end/confirm", address), cookies, { xsrf, logout: "yes" });
  if (done.status >= 400) throw new Error(`${done.status} ${await done.text()}`);
}

/** Logs in at the provider under a name, or cancels, like a browser. Returns the address it is sent back to. */
export async function visitProvider(
  address: string,
  login: string | null,
  cookies: Cookies = new Map(),
): Promise<URL> {
  const { origin } = new URL(address);
  const open = async (target: string, body?: Record<string, string>): Promise<string> => {
    const response = await request(new URL(target, origin), cookies, body);
    const next = response.headers.get("location");
    if (next === null) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return next;
  };
  const interaction = await open(address);
  const resume =
    login === null
      ? await open(`${interaction}/abort`)
      : await open(interaction, { prompt: "login", login, password: "any" });
  return new URL(await open(resume));
}
