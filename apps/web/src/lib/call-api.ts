import type { FirstData } from "@rendezvous/contract/first-data";
import type { AnswerOf, PartsOf, Route } from "@rendezvous/contract/v3-calls";
import { ApiFailure, readFailure } from "./api-failure.ts";
import { checkClock } from "./clock.ts";

interface ApiSettings {
  apiKey: string;
  /** Empty = the same origin. */
  host: string;
  /** The same for asking who is logged in. */
  sessionHost: string;
  locale: string;
  /** Where it runs. */
  environment: FirstData["environment"];
}

let settings: ApiSettings = { apiKey: "", host: "", sessionHost: "", locale: "en", environment: "master" };

/** Told once, before the first call. */
export function setApiSettings(told: ApiSettings): void {
  settings = told;
}

let sessionToken: string | null = null;
let onRefused: (() => void) | null = null;

/** Sent with every call that brings no token of its own; `refused` is told when the server no longer takes it. */
export function setSessionToken(token: string | null, refused: () => void): void {
  sessionToken = token;
  onRefused = refused;
}

interface Settings {
  /** In place of the session's; null = none. */
  token?: string | null | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
interface Call extends Settings {
  path?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: unknown;
}
/** What the contract asks of the call; nothing needs to be written where all of it may be left out. */
type Arguments<Called extends Route> =
  object extends PartsOf<Called> ? [call?: PartsOf<Called> & Settings] : [call: PartsOf<Called> & Settings];

const TIMEOUT_MS = 20_000;

/** The v3 address of a call, with the API key, no limit to what is listed, and everything else in its query. */
export function urlOfCall<Called extends Route>(route: Called, ...[call]: Arguments<Called>): string {
  return urlOf(route, call ?? {});
}

function urlOf(route: Route, call: Call): string {
  const path = route
    .slice(route.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(call.path?.[part] ?? "")));
  const query = new URLSearchParams({ apikey: settings.apiKey, results: "all", locale: settings.locale });
  const token = call.token === undefined ? sessionToken : call.token;
  if (token) query.set("token", token);
  for (const [name, value] of Object.entries(call.query ?? {})) appendTo(query, name, value);
  const host = (route === "GET /sessions/current" && settings.sessionHost) || settings.host;
  return `${host}/api/v3${path}?${query.toString()}`;
}

type QueryValue = string | number | boolean | object | null | undefined;

/** A list is sent as `name[]=1&name[]=2`, records in it as `name[0][field]=1`; what is null or undefined is left out. */
function appendTo(query: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") return query.set(name, String(value));
  for (const [key, item] of Object.entries(value))
    if (Array.isArray(value) && typeof item !== "object") query.append(`${name}[]`, String(item));
    else appendTo(query, `${name}[${key}]`, item);
}

/** Makes a call and answers its body. Throws an ApiFailure for every answer that is not a success, and for none at all. */
export async function callApi<Called extends Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<AnswerOf<Called>> {
  const response = await answerOf(route, call ?? {});
  const body: unknown = await response.json().catch(() => null);
  // A success says something: without it, the answer broke off or a public network's own page came in its place.
  if (body === null) throw new ApiFailure("network", 0);
  return body as AnswerOf<Called>;
}

/** The same for an answer that is a file. */
export async function fetchFile<Called extends Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<Blob> {
  const response = await answerOf(route, call ?? {});
  return response.blob();
}

const NOT_THERE = [404, 405, 501];

/** Whether the answer says why; that of an unknown path does not. */
function saysWhy(body: unknown): boolean {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === "string" && !["not_found", "method_not_allowed"].includes(message);
}

async function answerOf(route: Route, call: Call): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const token = call.token === undefined ? sessionToken : null;
  const response = await fetch(urlOf(route, call), {
    method: route.slice(0, route.indexOf(" ")),
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(call.body !== undefined && { "content-type": "application/json" }),
      ...call.headers,
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    if (call.signal?.aborted) throw cause;
    throw new ApiFailure("network", 0);
  });
  checkClock(response.headers.get("date"));
  // On in development only: a visitor's console stays empty.
  if (settings.environment === "development") console.debug(route, response.status);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (settings.environment === "alpha" && NOT_THERE.includes(response.status) && !saysWhy(body))
    throw new ApiFailure("alpha", response.status);
  const failure = readFailure(response.status, body, Number(response.headers.get("retry-after")));
  if (failure.code === "expired_connection" && token !== null && token === sessionToken) onRefused?.();
  throw failure;
}
