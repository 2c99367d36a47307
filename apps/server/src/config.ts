import { isIP } from "node:net";
import { resolve } from "node:path";

declare module "./http/context.ts" {
  interface Context {
    readonly config: Config;
  }
}

export type Environment = "development" | "alpha" | "preprod" | "sandbox" | "master";
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** undefined = the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Past a pooler, where `databaseUrl` leads to one that lends its connections by transaction. */
  databaseDirectUrl: string | undefined;
  /** off: statements without names, for a pooler that does not know them. */
  preparedStatements: boolean;
  /** Where visitors reach the site, without a closing slash. */
  publicUrl: string;
  /** undefined = each mail becomes a file in `dataDir`/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where mails go when `environment` is not master. */
  mailRedirectAddress: string | undefined;
  /** undefined = an SMS is only a line of the log. */
  smsGatewayUrl: string | undefined;
  smsGatewayToken: string | undefined;
  /** undefined = made at the first start and kept in the database. */
  apiKey: string | undefined;
  apiKeyRequired: boolean;
  /** Where the client finds API v3, by partner variant; undefined = the same origin. */
  v3Hosts: { default: string | undefined; hads: string | undefined; sncf: string | undefined };
  /** Where the client asks for the session on a partner's document site; undefined = the same origin. */
  partnerSessionHost: string | undefined;
  meetingHost: string | undefined;
  /** Where the tiles of maps come from, {z}, {x} and {y} in it, and who is to be named on them; undefined = maps are not drawn. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** Whose X-Forwarded headers to believe: those of this number of proxies, counted from the nearest, or of these addresses. */
  trustProxy: false | number | string[];
  rateLimit: boolean;
  /** Whether anybody may make a group, under /new. */
  signUp: boolean;
  /** Whether the page without a group lists the groups that show themselves to everybody. */
  directory: boolean;
  /** Whether login providers may be in the server's own network. */
  ssoInside: boolean;
  logLevel: LogLevel;
  environment: Environment;
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; errors: string[] };

const ENVIRONMENTS: readonly Environment[] = ["development", "alpha", "preprod", "sandbox", "master"];
const LOG_LEVELS: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Reads the settings from the environment; an empty value counts as unset. Answers all mistakes at once, in words. */
export function readConfig(environment: NodeJS.ProcessEnv): ConfigResult {
  const errors: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const reject = (name: string, expected: string): void => {
    // The value may hold a password, so it is shown only where none can be in it.
    const shown = /_URL$|_TOKEN$|^API_KEY$/.test(name) ? "" : `, not "${text(name) ?? ""}"`;
    errors.push(`${name} must be ${expected}${shown}`);
  };

  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const given = text(name)?.toLowerCase();
    const found = values.find((value) => value === (given ?? fallback));
    if (!found) reject(name, `one of ${values.join(", ")}`);
    return found ?? fallback;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const given = text(name);
    const answer = given === undefined ? fallback : toBoolean(given);
    if (answer === undefined) reject(name, "on or off");
    return answer ?? fallback;
  };
  const address = (name: string, schemes: string[], example: string): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (!url || !schemes.includes(url.protocol)) reject(name, `an address like ${example}`);
    // What stands behind it was meant as a password, and would make a part of it the host.
    else if (url.hash !== "") reject(name, `an address like ${example}, with # written as %23`);
    return given;
  };
  const database = (name: string): string | undefined =>
    address(name, ["postgres:", "postgresql:"], "postgres://user:password@host:5432/database");
  const webAddress = (name: string, example: string): string | undefined => {
    const given = address(name, ["http:", "https:"], example)?.replace(/\/+$/, "");
    if (given !== undefined && URL.canParse(given) && new URL(given).href !== `${new URL(given).origin}/`)
      reject(name, `an address without a path, like ${example}`);
    return given;
  };

  const port = Number(text("PORT") ?? 3000);
  if (!/^\d{1,5}$/.test(text("PORT") ?? "3000") || port < 1 || port > 65_535)
    reject("PORT", "a number from 1 to 65535");
  const host = text("HOST") ?? "127.0.0.1";
  if (!/^[\w.:-]+$/.test(host)) reject("HOST", "an address of this machine, like 127.0.0.1 or 0.0.0.0");
  const trustProxy = toTrust(text("TRUST_PROXY"));
  if (Array.isArray(trustProxy) && !trustProxy.every(isProxy))
    reject("TRUST_PROXY", "on, off, a number of proxies, or their addresses (10.0.0.1, 10.1.0.0/16)");
  const publicUrl = webAddress("PUBLIC_URL", "https://book.example.org") ?? defaultUrl(host, port);
  const apiKey = text("API_KEY");
  if (apiKey && !/^[0-9a-f]{32}$/.test(apiKey)) reject("API_KEY", "32 hexadecimal characters, in lower case");
  const mailFrom =
    text("MAIL_FROM") ?? `no-reply@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : "localhost"}`;
  if (!/^[^@\s]+@[^@\s]+$|<[^@\s<>]+@[^@\s<>]+>$/.test(mailFrom)) {
    reject("MAIL_FROM", 'an e-mail address, with or without a name ("Name <name@example.org>")');
  }
  const mailRedirectAddress = text("MAIL_REDIRECT_ADDRESS");
  if (mailRedirectAddress && !/^[^@\s<>]+@[^@\s<>]+$/.test(mailRedirectAddress)) {
    reject("MAIL_REDIRECT_ADDRESS", "an e-mail address");
  }
  const smtpUrl = address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example.org:587");
  if (smtpUrl && !namesOnlyHost(smtpUrl))
    reject("SMTP_URL", "an address of a host alone, like smtp://mail.example.org:587, with / written as %2F");
  const smsGatewayUrl = address("SMS_GATEWAY_URL", ["http:", "https:"], "https://sms.example.org/messages");
  if (smsGatewayUrl && /^\w+:\/+[^/?#]*@/.test(smsGatewayUrl))
    reject("SMS_GATEWAY_URL", "an address without a user or password: set SMS_GATEWAY_TOKEN");
  const smsGatewayToken = text("SMS_GATEWAY_TOKEN");
  if (smsGatewayToken && !/^[\x21-\x7E]+$/.test(smsGatewayToken))
    reject("SMS_GATEWAY_TOKEN", "of the letters, digits and signs of ASCII, without a space");
  const meetingHost = text("MEETING_HOST");
  if (meetingHost && !/^[a-z0-9.-]+(:\d+)?$/i.test(meetingHost)) {
    reject("MEETING_HOST", "a host name like meet.example.org");
  }
  const tilesUrl = text("MAP_TILES_URL");
  const attribution = text("MAP_ATTRIBUTION") ?? "";
  if (tilesUrl && !isTileTemplate(tilesUrl))
    reject("MAP_TILES_URL", "an address like https://tiles.example.org/{z}/{x}/{y}.png");
  if (tilesUrl && attribution === "")
    errors.push(
      "MAP_TILES_URL needs MAP_ATTRIBUTION: whom the tiles are from, as their licence asks it to be said",
    );

  if (text("DATABASE_DIRECT_URL") !== undefined && text("DATABASE_URL") === undefined)
    errors.push("DATABASE_DIRECT_URL says where the database of DATABASE_URL is: set that as well");
  if (text("PREPARED_STATEMENTS") !== undefined && text("DATABASE_DIRECT_URL") === undefined)
    errors.push("PREPARED_STATEMENTS is for a pooler: set DATABASE_DIRECT_URL as well");

  const isProduction = (text("ENVIRONMENT") ?? "master").toLowerCase() === "master";
  const config: Config = {
    port,
    host,
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    databaseUrl: database("DATABASE_URL"),
    databaseDirectUrl: database("DATABASE_DIRECT_URL"),
    preparedStatements: flag("PREPARED_STATEMENTS", true),
    publicUrl,
    smtpUrl,
    mailFrom,
    mailRedirectAddress,
    smsGatewayUrl,
    smsGatewayToken,
    apiKey,
    apiKeyRequired: flag("API_KEY_REQUIRED", true),
    v3Hosts: {
      default: webAddress("V3_HOST_DEFAULT", "https://api.example.org"),
      hads: webAddress("V3_HOST_HADS", "https://api.example.org"),
      sncf: webAddress("V3_HOST_SNCF", "https://api.example.org"),
    },
    partnerSessionHost: webAddress("PARTNER_SESSION_HOST", "https://documents.example.org"),
    meetingHost,
    mapTiles: tilesUrl === undefined ? undefined : { url: tilesUrl, attribution },
    trustProxy,
    rateLimit: flag("RATE_LIMIT", true),
    signUp: flag("SIGN_UP", false),
    directory: flag("DIRECTORY", false),
    ssoInside: flag("SSO_INSIDE", isHere(publicUrl)),
    logLevel: oneOf("LOG_LEVEL", LOG_LEVELS, isProduction ? "warn" : "info"),
    environment: oneOf("ENVIRONMENT", ENVIRONMENTS, "master"),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, config };
}

/** Nothing else is read of it; an address that is none has been refused before. */
function namesOnlyHost(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname, pathname } = new URL(address);
  return hostname !== "" && /^\/?$/.test(pathname);
}

/** Of one host, which the page's policy has to name; `{r}` stands for "@2x" on fine screens. */
function isTileTemplate(template: string): boolean {
  const named = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");
  if (!["x", "y", "z"].every((name) => named.includes(name))) return false;
  if (!named.every((name) => ["x", "y", "z", "r"].includes(name))) return false;
  if (!URL.canParse(template) || !/^https?:$/.test(new URL(template).protocol)) return false;
  return !/[{}]|%7b/i.test(new URL(template).host);
}

function toBoolean(value: string): boolean | undefined {
  if (/^(on|true|t|yes|1)$/i.test(value)) return true;
  return /^(off|false|f|no|0)$/i.test(value) ? false : undefined;
}

function toTrust(value: string | undefined): Config["trustProxy"] {
  if (value === undefined) return false;
  if (/^\d+$/.test(value)) return Number(value);
  const isOn = toBoolean(value);
  // The nearest proxy alone: what stands before its own entry is written by the client and cannot be trusted.
  if (isOn !== undefined) return isOn ? 1 : false;
  return value.split(",").map((proxy) => proxy.trim());
}

/** An address, a range of addresses, or one of the ranges that Fastify knows by name. */
function isProxy(proxy: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(proxy)) return true;
  const [address = "", bits, ...rest] = proxy.split("/");
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return width > 0 && fits && rest.length === 0;
}

/** On this very machine one tries things out. */
function isHere(address: string): boolean {
  return (
    URL.canParse(address) &&
    ["localhost", "127.0.0.1", "[::1]", "0.0.0.0"].includes(new URL(address).hostname)
  );
}

function defaultUrl(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
