import { ERROR_CODES, ERRORS, type ErrorCode, translateKeyOf } from "@rendezvous/contract/ground/errors";

/** `network`: no answer came, so the outcome on the server is unknown; `alpha`: the server does not support the call yet. */
export type FailureCode = ErrorCode | "network" | "alpha";

/** Thrown by a call that did not succeed. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  /** Refused form fields by name, if the code is about a form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The seconds to wait before the next call; 0: the server did not say. */
  readonly waitSeconds: number;
  /** The server's text besides the code; usually empty. */
  readonly serverText: string;
  /** The server's details, if any: `closed`, `taken`, or all faults of a record. */
  readonly detail: unknown;

  constructor(
    code: FailureCode,
    status: number,
    fields: Readonly<Record<string, string>> = {},
    waitSeconds = 0,
    serverText = "",
    detail: unknown = null,
  ) {
    super(code);
    this.name = "ApiFailure";
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.waitSeconds = waitSeconds;
    this.serverText = serverText;
    this.detail = detail;
  }

  /** True for failures that a retry may cure, because the server has not refused the call itself. */
  get isPassing(): boolean {
    return this.code === "network" || this.status === 429 || this.status >= 500;
  }
}

interface ReadableBody {
  message?: unknown;
  messages?: { errors?: unknown; fields?: unknown };
  error?: unknown;
  translate_key?: unknown;
  temp_email?: unknown;
  detail?: unknown;
  details?: unknown;
}

/**
 * Reads an answer of status 400 or more: `messages.errors` of v3, else `message`; the first item's `error` of v1 and
 * v2; `translate_key` if there is nothing else. An answer without any of them means that the session has expired.
 */
export function readFailure(status: number, body: unknown, waitSeconds = 0): ApiFailure {
  const read = (Array.isArray(body) ? body[0] : body) as ReadableBody | null | undefined;
  const errors = read?.messages?.errors;
  const messages: unknown[] = [errors, read?.message, read?.error].flat();
  const code = messages.find(isErrorCode);
  const text = messages.find((one): one is string => typeof one === "string" && !isErrorCode(one));
  const named = code ?? codeOfKey(read) ?? codeOfStatus(status, read);
  return new ApiFailure(
    named,
    status,
    fieldsOf(read?.messages?.fields),
    waitSeconds || 0,
    text ?? "",
    read?.details ?? read?.detail,
  );
}

/** A password reset answers `translate_key`; a change to an existing address answers `temp_email`. */
function codeOfKey(read: ReadableBody | null | undefined): ErrorCode | undefined {
  if (typeof read?.temp_email === "string") return "email_already_exists";
  return ERROR_CODES.find((code) => translateKeyOf(code) === read?.translate_key);
}

function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(ERRORS, text);
}

function codeOfStatus(status: number, body: unknown): ErrorCode {
  if (status >= 500) return status === 503 ? "unavailable" : "internal_error";
  if (status === 429) return "too_many_requests";
  if (status === 413) return "payload_too_large";
  const isEmpty = body === null || body === undefined;
  return isEmpty || status === 401 ? "expired_connection" : "bad_request";
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, String(fault)]));
}
