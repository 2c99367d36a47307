import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { createContext } from "../context.ts";
import { isAccessKey } from "../http/access-key.ts";
import type { Context } from "../http/context.ts";
import type { Database, DatabaseAddress } from "../lib/database/database.ts";
import type { OutgoingFetch } from "../lib/outgoing-fetch.ts";
import { createLog } from "../lib/log.ts";
import type { LimitTable } from "../http/limits.ts";
import { hashToken } from "../features/ground/session/token-data.ts";
import { noteRefusal } from "./provoked-refusals.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { whenDone } from "./when-done.ts";

/** A Tuesday, 10:00 in Paris. */
export const TEST_NOW = Date.parse("2026-12-01T09:00:00Z");

export interface TestClock {
  now(): number;
  /** Stops the clock at an instant. */
  set(instant: number | string): void;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; untyped, so that each test reads what it needs. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Undefined: sends the installation's own key. */
  apikey?: string | null;
}

export interface TestApp {
  readonly url: string;
  readonly context: Context;
  readonly db: Database;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** All log output, one JSON line each. */
  readonly logLines: string[];
  /** Sends HTTP to the listening server with the API key: `call("v3/groups/1/calendars")`. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Adds a token of a client who booked, valid for two hours. */
  addFicheToken(groupId: number, ficheId: number): Promise<string>;
  /** Stops the app before the end of the test, for a test that continues without it. */
  stop(): Promise<void>;
}

const NO_LIMITS: LimitTable = {
  found: {},
  invite: {},
  login: {},
  register: {},
  reset: {},
  book: {},
  move: {},
  cancel: {},
  arrive: {},
  mail: {},
  factor: {},
  feed: {},
  sandbox: {},
  hold: {},
  wish: {},
  search: {},
  test: {},
  download: {},
  delete: {},
  confirm: {},
  preview: {},
  upload: {},
  operate: {},
};

export interface TestAppOptions {
  config?: Partial<Config>;
  readsPerMinute?: number;
  /** Without these, only the number of calls is limited. */
  limits?: Partial<LimitTable>;
  /** A picture that takes longer than this is not drawn; milliseconds. */
  drawWithinMs?: number;
  /** The process that reads connected calendars. */
  fetchCalendar?: OutgoingFetch;
  /** Set it to start a second server on the same database. */
  database?: TestDatabase;
  /** Another address of the database, such as a pooler's. */
  address?: DatabaseAddress;
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

/**
 * Starts the real app on its own database; the clock stands at `TEST_NOW` until a test moves it. The app stops with the test that
 * started it, or after the last test of the file if started outside a test.
 */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { readsPerMinute = 1_000_000 } = options;
  const database = options.database ?? (await createTestDatabase());
  let present = TEST_NOW;
  const clock: TestClock = {
    now: () => present,
    set(instant) {
      present = typeof instant === "number" ? instant : Date.parse(instant);
    },
  };
  const logLines: string[] = [];
  const defaults = readConfig({ MEETING_HOST: "meet.example.org" });
  if (!defaults.ok) throw new Error(defaults.errors.join("\n"));
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-app-"));
  const config = { ...defaults.config, dataDir, backups: undefined, ...options.config };
  const log = createLog("info", { write: (line) => void logLines.push(line) });
  const context = await createContext({
    config,
    address: options.address ?? database.connection,
    clock,
    log,
    readsPerMinute,
    ...(options.drawWithinMs !== undefined && { drawWithinMs: options.drawWithinMs }),
    fetchCalendar: options.fetchCalendar,
    limits: options.limits ? { ...NO_LIMITS, ...options.limits } : null,
  });
  const app = createApp(context);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      await app.close();
      await context.close();
      await rm(dataDir, { recursive: true });
    })());
  whenDone(stop);

  return {
    url,
    context,
    db: context.db,
    database,
    clock,
    logLines,
    call(path, { method = "GET", body, token, headers = {}, apikey = context.installation.apiKey } = {}) {
      const address = new URL(`${url}/api/${path}`);
      const isKey = isAccessKey(token);
      const inQuery = token !== undefined && !isKey;
      const extra = [apikey !== null && `apikey=${apikey}`, inQuery && `token=${token}`].filter(Boolean);
      const bearer = isKey ? { authorization: `Bearer ${token}` } : {};
      if (extra.length > 0) address.search += `${address.search === "" ? "?" : "&"}${extra.join("&")}`;
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
      return ask(address.href, {
        method,
        headers: { ...json, ...bearer, ...headers },
        ...(text !== undefined && { body: text }),
      }).then((answer) => {
        noteRefusal(method, path, answer.status, answer.body);
        return answer;
      });
    },
    get: (path, headers = {}) => ask(`${url}${path}`, { headers, redirect: "manual" }),
    async addFicheToken(groupId, ficheId) {
      const token = `tk-${crypto.randomUUID()}`;
      await context.db.query(
        "insert into fiche_tokens (group_id, token_hash, fiche_id, expires_at) values ($1, $2, $3, $4)",
        [groupId, hashToken(token), ficheId, new Date(present + 2 * 60 * 60 * 1000)],
      );
      return token;
    },
    stop,
  };
}
