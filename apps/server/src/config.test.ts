import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { describeSettings } from "./setting-sources.ts";

function errorsOf(environment: NodeJS.ProcessEnv): string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.errors;
}

function configOf(environment: NodeJS.ProcessEnv): Config {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.errors.join("\n"));
  return result.config;
}

test("without any setting the server starts on this machine with the embedded database", () => {
  const config = configOf({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    preparedStatements: true,
    publicUrl: "http://127.0.0.1:3000",
    smtpUrl: undefined,
    mailFrom: "no-reply@127.0.0.1",
    mailRedirectAddress: undefined,
    apiKey: undefined,
    apiKeyRequired: true,
    trustProxy: false,
    rateLimit: true,
    logLevel: "warn",
    environment: "master",
  });
  expect(config.dataDir.endsWith("/data")).toBe(true);
});

test("requests are logged everywhere but in production, unless LOG_LEVEL says otherwise", () => {
  for (const ENVIRONMENT of ["development", "alpha", "preprod", "sandbox"])
    expect(configOf({ ENVIRONMENT }).logLevel).toBe("info");
  expect(configOf({ ENVIRONMENT: "master" }).logLevel).toBe("warn");
  expect(configOf({ ENVIRONMENT: "master", LOG_LEVEL: "info" }).logLevel).toBe("info");
  expect(configOf({ ENVIRONMENT: "development", LOG_LEVEL: "error" }).logLevel).toBe("error");
});

test("an empty setting counts as unset", () => {
  expect(configOf({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("every mistake is told at once", () => {
  const errors = errorsOf({
    PORT: "eighty",
    RATE_LIMIT: "perhaps",
    ENVIRONMENT: "production",
    API_KEY: "secret",
  });
  expect(errors).toEqual([
    'PORT must be a number from 1 to 65535, not "eighty"',
    "API_KEY must be 32 hexadecimal characters, in lower case",
    'RATE_LIMIT must be on or off, not "perhaps"',
    'ENVIRONMENT must be one of development, alpha, preprod, sandbox, master, not "production"',
  ]);
});

test("a mistaken address is told without the password in it", () => {
  expect(errorsOf({ DATABASE_URL: "mysql://root:hunter2@localhost" })).toEqual([
    "DATABASE_URL must be an address like postgres://user:password@host:5432/database",
  ]);
});

test.each([
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://user:hunter#2@mail.example.org"],
  ["SMTP_URL", "smtp://user:2/hunter@mail.example.org"],
  ["DATABASE_URL", "postgres://user:p@hunter#2@127.0.0.1/rendezvous"],
  ["SMS_GATEWAY_URL", "https://user:hunter2@sms.example.org/messages"],
  ["SMS_GATEWAY_TOKEN", "hunter\n2"],
  ["SMS_GATEWAY_TOKEN", "hunter2€"],
])(
  "%s=%s is refused at the start, for later it would fail at each message, or show what is secret",
  (name, value) => {
    const [error = "", ...more] = errorsOf({ [name]: value });
    expect(error).toMatch(new RegExp(`^${name} must be `));
    expect(error).not.toContain("hunter");
    expect(more).toEqual([]);
  },
);

test.each([
  "smtp://user%40example.org:p%23w@mail.example.org:587",
  "smtps://10.0.0.1?tls.rejectUnauthorized=false",
])("mails may go to %s", (smtpUrl) => expect(configOf({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl));

describe("whose X-Forwarded headers are believed", () => {
  test.each([
    ["off", false],
    ["on", 1],
    ["2", 2],
    ["10.0.0.1, 10.1.0.0/16", ["10.0.0.1", "10.1.0.0/16"]],
    ["loopback, fd00::/8", ["loopback", "fd00::/8"]],
  ])("TRUST_PROXY=%s", (value, expected) => {
    expect(configOf({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });
});

test.each([
  ["PORT", "1e3"],
  ["PORT", "0x50"],
  ["HOST", "a b"],
  ["TRUST_PROXY", "proxy.example.org"],
  ["TRUST_PROXY", "10.0.0.1, 10.0.0.0/99"],
  ["TRUST_PROXY", "-1"],
  ["PUBLIC_URL", "https://example.org/rendezvous"],
  ["PUBLIC_URL", "https://user@example.org"],
  ["V3_HOST_HADS", "https://api.example.org; script-src *"],
])("%s=%s is refused at the start", (name, value) => {
  expect(errorsOf({ [name]: value }).join()).toMatch(new RegExp(`^${name} must be `));
});

test("what is set about a pooler without the rest is refused", () => {
  expect(errorsOf({ DATABASE_DIRECT_URL: "postgres://db/x" }).join()).toContain("set that as well");
  expect(errorsOf({ DATABASE_URL: "postgres://db/x", PREPARED_STATEMENTS: "off" }).join()).toContain(
    "set DATABASE_DIRECT_URL as well",
  );
});

test.each(["no-reply@example.org", "Rendez-vous <no-reply@example.org>"])(
  "mails may come from %s",
  (sender) => {
    expect(configOf({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  },
);

test("a server open to every interface is shown under a name a browser can open", () => {
  expect(configOf({ HOST: "0.0.0.0", PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
});

test("README.md names every setting and no other", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const table = readme.slice(readme.indexOf("## Settings"), readme.indexOf("`GET /healthz`"));
  const documented = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].flatMap(([, name = ""]) =>
    name.endsWith("_FILE") ? [] : [name],
  );
  expect(new Set(documented)).toEqual(new Set(readConfig({}).settings.map(({ name }) => name)));
});

test("maps are drawn with tiles of one host, and say whose they are", () => {
  const url = "https://tiles.example.org/{z}/{x}/{y}{r}.png?key=1";
  expect(configOf({}).mapTiles).toBe(undefined);
  expect(configOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: "© Example" }).mapTiles).toEqual({
    url,
    attribution: "© Example",
  });
  expect(errorsOf({ MAP_TILES_URL: url })).toEqual([expect.stringMatching(/^MAP_TILES_URL needs MAP_ATTR/)]);
});

test.each([
  "https://tiles.example.org/{z}/{x}.png",
  "https://{s}.tiles.example.org/{z}/{x}/{y}.png",
  "https://{x}.tiles.example.org/{z}/{x}/{y}.png",
  "ftp://tiles.example.org/{z}/{x}/{y}.png",
  "/tiles/{z}/{x}/{y}.png",
])("MAP_TILES_URL=%s is refused at the start", (url) => {
  expect(errorsOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: "© Example" })).toEqual([
    "MAP_TILES_URL must be an address like https://tiles.example.org/{z}/{x}/{y}.png",
  ]);
});

test("the embedded database has backups beside it; another one has them where a folder is named", () => {
  const DATABASE_URL = "postgres://u:p@db:5432/rdv";
  expect(configOf({ DATA_DIR: "/srv/rdv" }).backups).toEqual({ path: "/srv/rdv/backups", keep: 14 });
  expect(configOf({ DATABASE_URL }).backups).toBeUndefined();
  expect(configOf({ DATABASE_URL, BACKUP_DIR: "/mnt/safe", BACKUP_KEEP: "30" }).backups).toEqual({
    path: "/mnt/safe",
    keep: 30,
  });
  expect(configOf({ BACKUP_DIR: "off" }).backups).toBeUndefined();
  expect(errorsOf({ BACKUP_KEEP: "0" })).toEqual([
    'BACKUP_KEEP must be a number of days from 1 to 1000, not "0"',
  ]);
});

/** Writes a file for one test. */
function put(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "rendezvous-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "settings");
  writeFileSync(path, content);
  return path;
}

describe("settings in files", () => {
  test("stand in CONFIG_FILE, below those of the environment", () => {
    const CONFIG_FILE = put(
      '# the town hall\nPORT=4000\nMAIL_FROM="Town hall <no-reply@town.example>"\nSIGN_UP=\n',
    );
    expect(configOf({ CONFIG_FILE })).toMatchObject({
      port: 4000,
      mailFrom: "Town hall <no-reply@town.example>",
    });
    expect(configOf({ CONFIG_FILE, PORT: "5000" }).port).toBe(5000);
  });

  test("secrets have a file of their own, named in the environment or in CONFIG_FILE", () => {
    const DATABASE_URL_FILE = put("postgres://u:p@db:5432/rdv\n");
    expect(configOf({ DATABASE_URL_FILE }).databaseUrl).toBe("postgres://u:p@db:5432/rdv");
    const CONFIG_FILE = put(`DATABASE_URL_FILE=${DATABASE_URL_FILE}\n`);
    expect(configOf({ CONFIG_FILE }).databaseUrl).toBe("postgres://u:p@db:5432/rdv");
  });

  test("a slip of the pen, a missing file and a setting given twice are said", () => {
    const CONFIG_FILE = put("PROT=4000\n");
    expect(errorsOf({ CONFIG_FILE })).toEqual(["PROT in CONFIG_FILE is no setting"]);
    expect(errorsOf({ CONFIG_FILE: "/nonexistent/settings" })).toEqual([
      "CONFIG_FILE names /nonexistent/settings, which cannot be read (ENOENT)",
    ]);
    const API_KEY = "0123456789abcdef0123456789abcdef";
    expect(errorsOf({ API_KEY, API_KEY_FILE: put(API_KEY) })).toEqual([
      "API_KEY and API_KEY_FILE are both set: keep one of them",
    ]);
  });

  test("are listed with their place and without passwords", () => {
    const CONFIG_FILE = put("SMTP_URL=smtp://user:hunter2@mail.example.org\n");
    const SMS_GATEWAY_TOKEN = "hunter2";
    const lines = describeSettings(readConfig({ CONFIG_FILE, SMS_GATEWAY_TOKEN, PORT: "eighty" }).settings);
    const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.replace(/ +/g, " ");
    expect(lineOf("PORT")).toBe("PORT eighty (environment)");
    expect(lineOf("SMTP_URL")).toBe(`SMTP_URL smtp://user:***@mail.example.org (${CONFIG_FILE})`);
    expect(lineOf("SMS_GATEWAY_TOKEN")).toBe("SMS_GATEWAY_TOKEN (set) (environment)");
    expect(lineOf("HOST")).toBe("HOST (default)");
    expect(lines.join()).not.toContain("hunter2");
  });
});

test("a server goes on answering for some seconds after it is told to stop, if that fits", () => {
  expect(configOf({}).drainSeconds).toBe(0);
  expect(configOf({ DRAIN_SECONDS: "5" }).drainSeconds).toBe(5);
  expect(errorsOf({ DRAIN_SECONDS: "60" })).toEqual([
    'DRAIN_SECONDS must be a number of seconds from 0 to 15, not "60"',
  ]);
});

test("traces need the address of a collector; the headers are percent-encoded", () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318/";
  const OTEL_EXPORTER_OTLP_HEADERS = "Authorization=Bearer%20a=b, x-team=town";
  expect(configOf({}).tracing).toBeUndefined();
  expect(configOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).tracing).toEqual({
    endpoint: "http://127.0.0.1:4318",
    headers: { authorization: "Bearer a=b", "x-team": "town" },
    share: 1,
    serviceName: "rendezvous",
  });
  expect(errorsOf({ OTEL_EXPORTER_OTLP_HEADERS: "x", OTEL_TRACES_SAMPLER_ARG: "ten" })).toEqual([
    "OTEL_EXPORTER_OTLP_HEADERS must be headers like authorization=Bearer%20secret,x-team=town",
    'OTEL_TRACES_SAMPLER_ARG must be a share of the traces from 0 to 1, not "ten"',
    "OTEL_EXPORTER_OTLP_HEADERS is for OTEL_EXPORTER_OTLP_ENDPOINT: set that as well",
  ]);
});

test("metrics have a port of their own or a token, or are not served", () => {
  const METRICS_TOKEN = "0123456789abcdef";
  expect(configOf({}).metrics).toBeUndefined();
  expect(configOf({ METRICS_PORT: "9100" }).metrics).toEqual({ port: 9100, token: undefined });
  expect(configOf({ METRICS_TOKEN }).metrics).toEqual({ port: undefined, token: METRICS_TOKEN });
  expect(errorsOf({ METRICS_PORT: "3000", METRICS_TOKEN: "short" })).toEqual([
    'METRICS_PORT must be a number from 1 to 65535 other than PORT, not "3000"',
    "METRICS_TOKEN must be 16 or more characters of ASCII, no spaces",
  ]);
});
