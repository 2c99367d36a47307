import type { Detail } from "@rendezvous/contract/ground/details";
import type { ErrorCode, ErrorShape } from "@rendezvous/contract/ground/errors";

/** The refusal of a call: the code determines status and texts (error-reply.ts). */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Added after the code's own text in v1 and v2, for the developer of a client. */
  readonly text?: string | undefined;
  /** The exact reason, for the developer of a client. */
  readonly detail?: Detail | undefined;
  /** The error of each field or parameter. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Data with which a client can continue, in v3. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The shape of the body, if the call has a special one for this code. */
  readonly shape?: ErrorShape | undefined;
}

export function refuse(code: ErrorCode, details: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...details };
}
