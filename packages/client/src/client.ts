import type { Calls } from "../generated/types.ts";

export type * from "../generated/types.ts";

export interface ClientOptions {
  /** `https://rdv.example.org`. */
  readonly url: string;
  /** An access key; a page in a browser sends the site key as `apikey` in the query instead. */
  readonly key?: string;
  readonly fetch?: typeof fetch;
}

/** `GET /groups/{id}/interventions`. */
export type Route = keyof Calls;
export type AnswerOf<Called extends Route> = Calls[Called]["answer"];
export type PartsOf<Called extends Route> = Calls[Called]["parts"];

/** The parts of a call may be left out if none is required. */
type Parts<Called extends Route> =
  object extends PartsOf<Called> ? [parts?: PartsOf<Called>] : [parts: PartsOf<Called>];

interface RefusalBody {
  readonly message?: string;
  readonly detail?: string;
  readonly details?: unknown;
  readonly messages?: { readonly fields?: Readonly<Record<string, string>> };
}

/** The server has refused a call. */
export class CallRefused extends Error {
  readonly status: number;
  /** `availabletimeslots`. */
  readonly code: string;
  /** The detail of the refusal, such as `taken`. */
  readonly detail: string | undefined;
  readonly details: unknown;
  /** The wrong fields, each with its problem: `{ firstphone: "empty" }`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody) {
    const fields = body.messages?.fields ?? {};
    const reasons = Object.entries(fields).map(([name, problem]) => `${name}: ${problem}`);
    if (body.detail !== undefined) reasons.unshift(body.detail);
    super(
      [`${status} ${body.message ?? ""}`, ...(reasons.length > 0 ? [`(${reasons.join(", ")})`] : [])].join(
        " ",
      ),
    );
    this.fields = fields;
    this.status = status;
    this.code = body.message ?? "";
    this.detail = body.detail;
    this.details = body.details;
  }
}

type Value = string | number | boolean | null | undefined;

interface AnyParts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
}

/** After 429 and 503 a call waits once, for as long as the server says but at most this. */
const LONGEST_WAIT_SECONDS = 60;

/** Returns a function that makes calls of v3 by their route. A call that answers a file returns a Blob. */
export function createClient({ url, key, fetch: send = fetch }: ClientOptions) {
  return async function call<Called extends Route>(
    route: Called,
    ...[parts = {}]: Parts<Called>
  ): Promise<AnswerOf<Called>> {
    const { path = {}, query = {}, body, idempotencyKey, ifMatch }: AnyParts = parts;
    const [method = "GET", template = ""] = route.split(" ");
    const address = new URL(url.replace(/\/$/, "") + "/api/v3" + fill(template, path));
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
    const request: RequestInit = {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        ...(ifMatch !== undefined && { "if-match": ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const isRepeatable = method === "GET" || idempotencyKey !== undefined;
    let answer = await send(address, request).catch((lost: unknown) => {
      if (isRepeatable) return send(address, request);
      throw lost;
    });
    const mayRepeat = isRepeatable || answer.status === 429;
    const wait = Number(answer.headers.get("retry-after") ?? NaN);
    if ((answer.status === 429 || answer.status === 503) && mayRepeat && wait <= LONGEST_WAIT_SECONDS) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      answer = await send(address, request);
    }
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    const value: unknown = isJson ? await answer.json() : await answer.blob();
    if (!answer.ok) throw new CallRefused(answer.status, isJson ? (value as object) : {});
    return value as AnswerOf<Called>;
  };
}

function fill(template: string, path: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}
