import { ENDPOINTS, type Endpoint, type EndpointName } from "@rendezvous/contract/endpoints";
import type { FirstData } from "@rendezvous/contract/first-data";
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

export interface Call {
  /** Values of the path's `{name}` parts. */
  path?: Record<string, string | number>;
  /** A list is sent as `name[]=1&name[]=2`; what is null or undefined is left out. */
  query?: Record<string, QueryValue>;
  body?: unknown;
  /** In place of the session's; null = none. */
  token?: string | null | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

const TIMEOUT_MS = 20_000;

/** The v3 address of a call, with the API key, no limit to what is listed, and everything else in its query. */
export function urlOfCall(name: EndpointName, call: Call): string {
  const endpoint: Endpoint = ENDPOINTS[name];
  const path = (endpoint.paths.v3 ?? endpoint.paths.v2 ?? "").replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(call.path?.[part] ?? "")),
  );
  const version = endpoint.paths.v3 === undefined ? "v2" : "v3";
  const query = new URLSearchParams({ apikey: settings.apiKey, results: "all", locale: settings.locale });
  const token = call.token === undefined ? sessionToken : call.token;
  if (token) query.set("token", token);
  for (const [key, value] of Object.entries(call.query ?? {})) appendTo(query, key, value);
  const host = (name === "getCurrentSession" && settings.sessionHost) || settings.host;
  return `${host}/api/${version}${path}?${query.toString()}`;
}

function appendTo(query: URLSearchParams, key: string, value: QueryValue): void {
  if (value === null || value === undefined) return;
  if (typeof value === "object") for (const item of value) query.append(`${key}[]`, String(item));
  else query.set(key, String(value));
}

/** Makes a call and answers its body. Throws an ApiFailure for every answer that is not a success, and for none at all. */
export async function callApi<Answer>(name: EndpointName, call: Call = {}): Promise<Answer> {
  const response = await answerOf(name, call);
  const body: unknown = await response.json().catch(() => null);
  // A success says something: without it, the answer broke off or a public network's own page came in its place.
  if (body === null) throw new ApiFailure("network", 0);
  return body as Answer;
}

/** The same for an answer that is a file. */
export async function fetchFile(name: EndpointName, call: Call): Promise<Blob> {
  const response = await answerOf(name, call);
  return response.blob();
}

const NOT_THERE = [404, 405, 501];

/** An unknown path is answered by nobody's rule. */
function saysWhy(body: unknown): boolean {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === "string" && !["not_found", "method_not_allowed"].includes(message);
}

async function answerOf(name: EndpointName, call: Call): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const token = call.token === undefined ? sessionToken : null;
  const response = await fetch(urlOfCall(name, call), {
    method: ENDPOINTS[name].method,
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
  if (settings.environment === "development") console.debug(ENDPOINTS[name].method, name, response.status);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (settings.environment === "alpha" && NOT_THERE.includes(response.status) && !saysWhy(body))
    throw new ApiFailure("alpha", response.status);
  const failure = readFailure(response.status, body, Number(response.headers.get("retry-after")));
  if (failure.code === "expired_connection" && token !== null && token === sessionToken) onRefused?.();
  throw failure;
}
