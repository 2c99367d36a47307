import { resolve } from "node:path";
import { isSecret, readSources, type Setting } from "./setting-sources.ts";
import {
  isThisMachine,
  isProxy,
  isTileTemplate,
  hasOnlyHost,
  toBoolean,
  toTrustedProxies,
} from "./setting-values.ts";
import type { BackupFolder } from "./lib/backup/backup-folder.ts";
import { readTracing, type TracingSettings } from "./lib/tracing/settings.ts";
import { type AntsSettings, readAnts } from "./features/networks/ants/settings.ts";
import { readSas, type SasSettings } from "./features/networks/sas/settings.ts";
import { readCalendarProviders } from "./calendar-provider-settings.ts";
import type { ProviderClients } from "./features/office/connected/providers/providers.ts";
import { type MetricsSettings, readMetrics } from "./metrics-settings.ts";

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
  /** For how long a server that was told to stop goes on answering, so that load balancers find out. */
  drainSeconds: number;
  dataDir: string;
  /** undefined: use the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A direct connection to the database, needed when `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** off: send statements without names, for a pooler that does not support prepared statements. */
  preparedStatements: boolean;
  /** The folder for backups, with one of each day and one before each migration; undefined: the operator makes the backups. */
  backups: BackupFolder | undefined;
  metrics: MetricsSettings | undefined;
  tracing: TracingSettings | undefined;
  /** The name of this installation among several, and the database that says which has a group; undefined: it is the only one. */
  cell: { name: string; directoryUrl: string } | undefined;
  /** The address of the site for visitors, without a trailing slash. */
  publicUrl: string;
  /** undefined: write each mail to a file in `dataDir`/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The address that receives all mails when `environment` is not master. */
  mailRedirectAddress: string | undefined;
  /** undefined: write each SMS to the log only. */
  smsGatewayUrl: string | undefined;
  smsGatewayToken: string | undefined;
  /** undefined: generate the key at the first start and store it in the database. */
  apiKey: string | undefined;
  apiKeyRequired: boolean;
  /** The address of API v3 for the client, by partner variant; undefined: the same origin. */
  v3Hosts: { default: string | undefined; hads: string | undefined; sncf: string | undefined };
  /** The address that the client asks for the session on a partner's document site; undefined: the same origin. */
  partnerSessionHost: string | undefined;
  meetingHost: string | undefined;
  /** The URL template of map tiles, with {z}, {x} and {y}, and the attribution to show; undefined: draw no maps. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** The proxies whose X-Forwarded headers are trusted: a number of proxies counted from the nearest, or a list of addresses. */
  trustProxy: false | number | string[];
  rateLimit: boolean;
  /** Whether anyone may create a group, under /new. */
  signUp: boolean;
  /** Whether the page without a group lists the public groups. */
  directory: boolean;
  /** Whether login providers may be inside the server's own network. */
  ssoInside: boolean;
  /** Whether connected calendars may be inside the server's own network. */
  calendarsInside: boolean;
  /** The providers of calendars with which the installation is registered. */
  calendarProviders: ProviderClients;
  /** The network for appointments about identity documents; off unless it is set up. */
  ants: AntsSettings;
  /** The network of emergency regulators; off unless it is set up. */
  sas: SasSettings;
  logLevel: LogLevel;
  environment: Environment;
};

export type ConfigResult = { settings: Setting[] } & (
  | { ok: true; config: Config }
  | { ok: false; errors: string[] }
);

const ENVIRONMENTS: readonly Environment[] = ["development", "alpha", "preprod", "sandbox", "master"];
const LOG_LEVELS: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Reads the settings; an empty value counts as unset. Returns all mistakes at once, as readable texts. */
export function readConfig(environment: NodeJS.ProcessEnv): ConfigResult {
  const reader = createReader(environment);
  const { text, flag, oneOf, webAddress } = reader;
  const { port, host } = readPlace(reader);
  const publicUrl = webAddress("PUBLIC_URL", "https://book.example.org") ?? defaultUrl(host, port);
  const isProduction = (text("ENVIRONMENT") ?? "master").toLowerCase() === "master";
  const config: Config = {
    port,
    host,
    drainSeconds: readDrain(reader),
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    ...readDatabase(reader),
    ...readBackups(reader),
    metrics: readMetrics(reader, port),
    tracing: readTracing(reader),
    cell: readCell(reader),
    publicUrl,
    ...readMail(reader, publicUrl),
    ...readSms(reader),
    apiKey: reader.matching("API_KEY", /^[0-9a-f]{32}$/, "32 hexadecimal characters, in lower case"),
    apiKeyRequired: flag("API_KEY_REQUIRED", true),
    v3Hosts: {
      default: webAddress("V3_HOST_DEFAULT", "https://api.example.org"),
      hads: webAddress("V3_HOST_HADS", "https://api.example.org"),
      sncf: webAddress("V3_HOST_SNCF", "https://api.example.org"),
    },
    partnerSessionHost: webAddress("PARTNER_SESSION_HOST", "https://documents.example.org"),
    meetingHost: reader.matching(
      "MEETING_HOST",
      /^[a-z0-9.-]+(:\d+)?$/i,
      "a host name like meet.example.org",
    ),
    mapTiles: readMapTiles(reader),
    trustProxy: readTrust(reader),
    rateLimit: flag("RATE_LIMIT", true),
    signUp: flag("SIGN_UP", false),
    directory: flag("DIRECTORY", false),
    ssoInside: flag("SSO_INSIDE", isThisMachine(publicUrl)),
    calendarsInside: flag("CALENDARS_INSIDE", false),
    calendarProviders: readCalendarProviders(reader),
    ants: readAnts(reader),
    sas: readSas(reader),
    logLevel: oneOf("LOG_LEVEL", LOG_LEVELS, isProduction ? "warn" : "info"),
    environment: oneOf("ENVIRONMENT", ENVIRONMENTS, "master"),
  };
  const unread = reader.unread().map((name) => `${name} in CONFIG_FILE is no setting`);
  const errors = [...reader.sourceErrors, ...unread, ...reader.errors];
  const settings = reader.list();
  return errors.length > 0 ? { ok: false, errors, settings } : { ok: true, config, settings };
}

type Reader = ReturnType<typeof createReader>;

/** Each function reads one setting and adds its mistake to `errors`. */
function createReader(environment: NodeJS.ProcessEnv) {
  const errors: string[] = [];
  const { text, list, unread, errors: sourceErrors } = readSources(environment);
  const reject = (name: string, expected: string): void => {
    // The value may contain a password, so the message shows it only for settings that cannot contain one.
    const shown = isSecret(name) ? "" : `, not "${text(name) ?? ""}"`;
    errors.push(`${name} must be ${expected}${shown}`);
  };
  const matching = (name: string, pattern: RegExp, expected: string): string | undefined => {
    const value = text(name);
    if (value !== undefined && !pattern.test(value)) reject(name, expected);
    return value;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const setting = text(name)?.toLowerCase();
    const match = values.find((value) => value === (setting ?? fallback));
    if (!match) reject(name, `one of ${values.join(", ")}`);
    return match ?? fallback;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const setting = text(name);
    const answer = setting === undefined ? fallback : toBoolean(setting);
    if (answer === undefined) reject(name, "on or off");
    return answer ?? fallback;
  };
  const address = (name: string, schemes: string[], example: string): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !schemes.includes(url.protocol)) reject(name, `an address like ${example}`);
    // A # in a password must be percent-encoded; otherwise a part of the password would become the host.
    else if (url.hash !== "") reject(name, `an address like ${example}, with # written as %23`);
    return value;
  };
  const webAddress = (name: string, example: string): string | undefined => {
    const value = address(name, ["http:", "https:"], example)?.replace(/\/+$/, "");
    if (value !== undefined && URL.canParse(value) && new URL(value).href !== `${new URL(value).origin}/`)
      reject(name, `an address without a path, like ${example}`);
    return value;
  };
  return { errors, sourceErrors, list, unread, text, reject, matching, oneOf, flag, address, webAddress };
}

function readPlace({ text, reject }: Reader): Pick<Config, "port" | "host"> {
  const port = Number(text("PORT") ?? 3000);
  if (!/^\d{1,5}$/.test(text("PORT") ?? "3000") || port < 1 || port > 65_535)
    reject("PORT", "a number from 1 to 65535");
  const host = text("HOST") ?? "127.0.0.1";
  if (!/^[\w.:-]+$/.test(host)) reject("HOST", "an address of this machine, like 127.0.0.1 or 0.0.0.0");
  return { port, host };
}

/** The packaged service is killed when it takes longer to stop. */
const LONGEST_DRAIN_SECONDS = 15;

function readDrain({ text, reject }: Reader): number {
  const seconds = Number(text("DRAIN_SECONDS") ?? 0);
  if (!(seconds >= 0 && seconds <= LONGEST_DRAIN_SECONDS))
    reject("DRAIN_SECONDS", `a number of seconds from 0 to ${LONGEST_DRAIN_SECONDS}`);
  return seconds;
}

function readDatabase({
  text,
  errors,
  address,
  flag,
}: Reader): Pick<Config, "databaseUrl" | "databaseDirectUrl" | "preparedStatements"> {
  if (text("DATABASE_DIRECT_URL") !== undefined && text("DATABASE_URL") === undefined)
    errors.push("DATABASE_DIRECT_URL says where the database of DATABASE_URL is: set that as well");
  if (text("PREPARED_STATEMENTS") !== undefined && text("DATABASE_DIRECT_URL") === undefined)
    errors.push("PREPARED_STATEMENTS is for a pooler: set DATABASE_DIRECT_URL as well");
  const database = (name: string): string | undefined =>
    address(name, ["postgres:", "postgresql:"], "postgres://user:password@host:5432/database");
  return {
    databaseUrl: database("DATABASE_URL"),
    databaseDirectUrl: database("DATABASE_DIRECT_URL"),
    preparedStatements: flag("PREPARED_STATEMENTS", true),
  };
}

function readCell({ matching, address, errors }: Reader): Config["cell"] {
  const name = matching("CELL", /^[a-z][a-z0-9-]{0,30}$/, "a name of lower-case letters, digits and -");
  const directoryUrl = address(
    "CELLS_DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/cells",
  );
  if ((name === undefined) !== (directoryUrl === undefined))
    errors.push("CELL and CELLS_DATABASE_URL belong together: set both or none");
  return name !== undefined && directoryUrl !== undefined ? { name, directoryUrl } : undefined;
}

function readBackups({ text, reject }: Reader): Pick<Config, "backups"> {
  const isEmbedded = text("DATABASE_URL") === undefined;
  const folder = text("BACKUP_DIR") ?? (isEmbedded ? resolve(text("DATA_DIR") ?? "data", "backups") : "off");
  const keep = Number(text("BACKUP_KEEP") ?? 14);
  if (!Number.isInteger(keep) || keep < 1 || keep > 1000)
    reject("BACKUP_KEEP", "a number of days from 1 to 1000");
  return { backups: folder.toLowerCase() === "off" ? undefined : { path: resolve(folder), keep } };
}

function readMail(
  { text, reject, matching, address }: Reader,
  publicUrl: string,
): Pick<Config, "smtpUrl" | "mailFrom" | "mailRedirectAddress"> {
  const mailFrom =
    text("MAIL_FROM") ?? `no-reply@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : "localhost"}`;
  if (!/^[^@\s]+@[^@\s]+$|<[^@\s<>]+@[^@\s<>]+>$/.test(mailFrom))
    reject("MAIL_FROM", 'an e-mail address, with or without a name ("Name <name@example.org>")');
  const mailRedirectAddress = matching("MAIL_REDIRECT_ADDRESS", /^[^@\s<>]+@[^@\s<>]+$/, "an e-mail address");
  const smtpUrl = address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example.org:587");
  if (smtpUrl && !hasOnlyHost(smtpUrl))
    reject("SMTP_URL", "an address of a host alone, like smtp://mail.example.org:587, with / written as %2F");
  return { smtpUrl, mailFrom, mailRedirectAddress };
}

function readSms({ reject, matching, address }: Reader): Pick<Config, "smsGatewayUrl" | "smsGatewayToken"> {
  const smsGatewayUrl = address("SMS_GATEWAY_URL", ["http:", "https:"], "https://sms.example.org/messages");
  if (smsGatewayUrl && /^\w+:\/+[^/?#]*@/.test(smsGatewayUrl))
    reject("SMS_GATEWAY_URL", "an address without a user or password: set SMS_GATEWAY_TOKEN");
  const ofAscii = "of the letters, digits and signs of ASCII, without a space";
  return { smsGatewayUrl, smsGatewayToken: matching("SMS_GATEWAY_TOKEN", /^[\x21-\x7E]+$/, ofAscii) };
}

function readMapTiles({ text, reject, errors }: Reader): Config["mapTiles"] {
  const url = text("MAP_TILES_URL");
  const attribution = text("MAP_ATTRIBUTION") ?? "";
  if (url === undefined) return undefined;
  if (!isTileTemplate(url))
    reject("MAP_TILES_URL", "an address like https://tiles.example.org/{z}/{x}/{y}.png");
  if (attribution === "")
    errors.push(
      "MAP_TILES_URL needs MAP_ATTRIBUTION: whom the tiles are from, as their licence asks it to be said",
    );
  return { url, attribution };
}

function readTrust({ text, reject }: Reader): Config["trustProxy"] {
  const trustProxy = toTrustedProxies(text("TRUST_PROXY"));
  if (Array.isArray(trustProxy) && !trustProxy.every(isProxy))
    reject("TRUST_PROXY", "on, off, a number of proxies, or their addresses (10.0.0.1, 10.1.0.0/16)");
  return trustProxy;
}

function defaultUrl(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
