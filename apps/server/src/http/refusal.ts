import type { Detail } from "@rendezvous/contract/details";
import type { ErrorCode, ErrorShape } from "@rendezvous/contract/errors";

/** A call refused: the code decides status and texts (error-reply.ts). */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Stands after the code's own text in v1 and v2, for the developer of a client. */
  readonly text?: string | undefined;
  /** Why exactly, for the developer of a client. */
  readonly detail?: Detail | undefined;
  /** What is wrong with which field or parameter. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** What a client goes on with, in v3. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Of the body, where the call has one of its own for this code. */
  readonly shape?: ErrorShape | undefined;
}

export function refuse(code: ErrorCode, details: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...details };
}
