import type { PageData } from "@rendezvous/contract/site/page-data";
import type { AnswerOf, DraftRoute, CallPartsOf, V3Route } from "@rendezvous/contract/v3-calls";
import { ApiFailure, readFailure } from "./api-failure.ts";
import { checkClock } from "./clock.ts";

interface ApiSettings {
  apiKey: string;
  /** Empty: the same origin. */
  host: string;
  /** The host of the call for the present session; empty: the same origin. */
  sessionHost: string;
  locale: string;
  /** The kind of installation: "development" logs each call, "alpha" may lack some calls. */
  environment: PageData["environment"];
  /** The group that every call names, where several cells share the site. */
  callGroup?: PageData["callGroup"];
  /** The key of the draft that the page previews. */
  preview?: PageData["preview"];
}

let settings: ApiSettings = { apiKey: "", host: "", sessionHost: "", locale: "en", environment: "master" };

/** Called once, before the first call. */
export function setApiSettings(next: ApiSettings): void {
  settings = next;
}

let sessionToken: string | null = null;
let onRefused: (() => void) | null = null;

/** Sets the token of every call without its own; `refused` is called when the server no longer accepts it. */
export function setSessionToken(token: string | null, refused: () => void): void {
  sessionToken = token;
  onRefused = refused;
}

interface Settings {
  /** Replaces the session's token; null: none. */
  token?: string | null | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
interface Call extends Settings {
  path?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: unknown;
}
/** The arguments that the contract defines for the call; optional if all of them are. */
type Arguments<Called extends V3Route> = Called extends DraftRoute
  ? [call: CallPartsOf<Called> & Settings & NamesDraft]
  : object extends CallPartsOf<Called>
    ? [call?: CallPartsOf<Called> & Settings]
    : [call: CallPartsOf<Called> & Settings];

/** Every caller says which draft, so that no change of a draft is published by oversight; null: the published catalogue. */
interface NamesDraft {
  readonly query: { readonly draft_id: number | null };
}

const TIMEOUT_MS = 20_000;
/** The pace of a body that the server waits for, too: 16 kB a second. */
const BYTES_PER_MS = 16;

/** Returns the v3 address of a call, with the API key, without a limit for lists, and with the query's parameters. */
export function urlOfCall<Called extends V3Route>(route: Called, ...[call]: Arguments<Called>): string {
  return urlOf(route, call ?? {});
}

function urlOf(route: V3Route, call: Call): string {
  const path = route
    .slice(route.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(call.path?.[part] ?? "")));
  const query = new URLSearchParams({ apikey: settings.apiKey, results: "all", locale: settings.locale });
  const token = call.token === undefined ? sessionToken : call.token;
  if (token) query.set("token", token);
  if (settings.callGroup && !path.startsWith("/groups/")) query.set("group_id", String(settings.callGroup));
  if (settings.preview !== undefined) query.set("preview", settings.preview);
  for (const [name, value] of Object.entries(call.query ?? {})) appendTo(query, name, value);
  const host = (route === "GET /sessions/current" && settings.sessionHost) || settings.host;
  return `${host}/api/v3${path}?${query.toString()}`;
}

type QueryValue = string | number | boolean | object | null | undefined;

/** Appends a parameter: a list becomes `name[]=1&name[]=2`, with records `name[0][field]=1`; leaves out null and undefined. */
function appendTo(query: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") return query.set(name, String(value));
  for (const [key, item] of Object.entries(value))
    if (Array.isArray(value) && typeof item !== "object") query.append(`${name}[]`, String(item));
    else appendTo(query, `${name}[${key}]`, item);
}

/** Makes a call and returns the body of its answer. Throws an ApiFailure if the answer is not a success, or missing. */
export async function callApi<Called extends V3Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<AnswerOf<Called>> {
  return readBody(await answerOf(route, call ?? {}));
}

/** Makes a call; returns its answer, and whether that is from before the server lost its database. Throws like `callApi`. */
export async function callWithAge<Called extends V3Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<{ readonly answer: AnswerOf<Called>; readonly isStale: boolean }> {
  const response = await answerOf(route, call ?? {});
  const isStale = response.headers.get("warning")?.startsWith("110") ?? false;
  return { answer: await readBody<Called>(response), isStale };
}

async function readBody<Called extends V3Route>(response: Response): Promise<AnswerOf<Called>> {
  const body: unknown = await response.json().catch(() => null);
  // A success always has a body; without one, the answer was cut off or came from a public network's login page.
  if (body === null) throw new ApiFailure("network", 0);
  return body as AnswerOf<Called>;
}

/** Makes a call and returns a file. Throws like `callApi`. */
export async function fetchFile<Called extends V3Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<Blob> {
  const response = await answerOf(route, call ?? {});
  return response.blob();
}

/** Makes a call and returns a response to read as a stream, however long that takes. Throws like `callApi`. */
export async function streamFile<Called extends V3Route>(
  route: Called,
  ...[call]: Arguments<Called>
): Promise<Response> {
  return answerOf(route, call ?? {}, null);
}

const NOT_THERE = [404, 405, 501];

/** Statuses that say enough without a body. */
const SPEAKING = [401, 413, 429];

/** Whether the answer contains a reason; that of an unknown path contains none. */
function saysWhy(body: unknown): boolean {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === "string" && !["not_found", "method_not_allowed"].includes(message);
}

/** Returns a function that throws for an answer that did not come wholly: what gave the call up, or a failure of the network. */
function throwCutOff({ signal }: Call): (cause: unknown) => never {
  return (cause) => {
    throw signal?.aborted ? cause : new ApiFailure("network", 0);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function answerOf(route: V3Route, call: Call, mostMs: number | null = TIMEOUT_MS): Promise<Response> {
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const uploadMs = Math.ceil((body?.length ?? 0) / BYTES_PER_MS);
  const limits = [call.signal ?? [], mostMs === null ? [] : AbortSignal.timeout(mostMs + uploadMs)].flat();
  const token = call.token === undefined ? sessionToken : null;
  const response = await fetch(urlOf(route, call), {
    method: route.slice(0, route.indexOf(" ")),
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(call.body !== undefined && { "content-type": "application/json" }),
      ...call.headers,
    },
    body,
    signal: AbortSignal.any(limits),
  }).catch(throwCutOff(call));
  checkClock(response.headers.get("date"));
  // Only in development, so that a visitor's console stays empty.
  if (settings.environment === "development") console.debug(route, response.status);
  if (response.ok) return response;
  const text = await response.text().catch(throwCutOff(call));
  const refusal = parse(text);
  if (settings.environment === "alpha" && NOT_THERE.includes(response.status) && !saysWhy(refusal))
    throw new ApiFailure("alpha", response.status);
  // A proxy that finds no server, or blocks the call, answers with its own page: that says nothing about the session.
  if (refusal === null && text !== "" && !SPEAKING.includes(response.status) && response.status < 500)
    throw new ApiFailure("network", 0);
  const failure = readFailure(response.status, refusal, Number(response.headers.get("retry-after")));
  if (failure.code === "expired_connection" && token !== null && token === sessionToken) onRefused?.();
  throw failure;
}
