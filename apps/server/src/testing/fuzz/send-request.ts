import type { Caller } from "./callers.ts";
import type { ReceivedAnswer } from "./check-answer.ts";
import type { LearnedValues } from "./learned-values.ts";
import { type RandomRequest, RawBody } from "./random-requests.ts";

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Fills in the caller and the learned values. */
export function toSentRequest(request: RandomRequest, caller: Caller, values: LearnedValues): SentRequest {
  const { call, body, headers } = request;
  const filled = values.fill(request.path) as Record<string, unknown>;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText(filled[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...(values.fill(request.query) as object),
    ...(values.fill(caller.query) as object),
  }))
    if (value !== undefined) query.append(name, toText(value));
  const all = { ...(values.fill(headers) as Record<string, unknown>), ...caller.headers };
  const hasBody = body !== undefined && call.method !== "get";
  return {
    method: call.method.toUpperCase(),
    path: `${path}?${query.toString()}`,
    headers: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, toHeader(value)]])),
    ),
    body: hasBody ? toBody(values.fill(body)) : undefined,
  };
}

function toBody(body: unknown): string | undefined {
  return body instanceof RawBody ? body.text : JSON.stringify(body);
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(",");
  return (typeof value === "string" ? value : JSON.stringify(value ?? null)).toWellFormed();
}

/** A header has no line breaks, and no characters beyond Latin-1. */
function toHeader(value: unknown): string {
  return toText(value)
    .replaceAll(/[^\u0020-\u007e]/g, "?")
    .trim();
}

export async function sendRequest(
  url: string,
  { method, path, headers, body }: SentRequest,
): Promise<ReceivedAnswer> {
  const stop = new AbortController();
  const options = { method, headers, redirect: "manual", signal: stop.signal } as const;
  const response = await fetch(url + path, { ...options, ...(body !== undefined && { body }) });
  const isEndless = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const text = isEndless ? "" : await response.text();
  if (isEndless) stop.abort();
  return { status: response.status, headers: response.headers, text };
}

/** Returns the request as a command for a shell. */
export function toCommand(url: string, { method, path, headers, body }: SentRequest): string {
  const parts = [
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ];
  return `curl -X ${method} ${quote(url + path)} ${parts.join(" ")}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
