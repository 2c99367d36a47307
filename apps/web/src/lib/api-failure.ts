import { ERRORS, type ErrorCode } from "@rendezvous/contract/errors";

/** `network`: no answer came, so nothing is known about what the server did. */
export type FailureCode = ErrorCode | "network";

/** A call that did not succeed. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  /** Refused form fields by name, where the code is about a form. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: FailureCode, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = "ApiFailure";
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  /** True when asking again may help: nothing was decided about the call itself. */
  get isPassing(): boolean {
    return this.code === "network" || this.status === 429 || this.status >= 500;
  }
}

interface ReadableBody {
  message?: unknown;
  messages?: { errors?: unknown; fields?: unknown };
  error?: unknown;
}

/**
 * Reads an answer of status 400 or more: `messages.errors` of v3, else `message`; the first item's `error` of v1 and v2;
 * a body that says nothing means the connection has expired. SPEC.md section 8.
 */
export function readFailure(status: number, body: unknown): ApiFailure {
  const read = (Array.isArray(body) ? body[0] : body) as ReadableBody | null | undefined;
  const errors = read?.messages?.errors;
  const first: unknown = Array.isArray(errors) ? errors[0] : errors;
  const code = [first, read?.message, read?.error].find(isErrorCode);
  return new ApiFailure(code ?? codeOfStatus(status, read), status, fieldsOf(read?.messages?.fields));
}

function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(ERRORS, text);
}

function codeOfStatus(status: number, body: unknown): ErrorCode {
  if (status >= 500) return status === 503 ? "unavailable" : "internal_error";
  if (status === 429) return "too_many_requests";
  const isEmpty = body === null || body === undefined;
  return isEmpty || status === 401 ? "expired_connection" : "bad_request";
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, String(fault)]));
}
