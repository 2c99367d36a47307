import type { ErrorCode } from "@rendezvous/contract/errors";

/** What an error text may mention. `phone` is empty when the group has published none. */
export interface ErrorParameters {
  phone: string;
}

export type ErrorPhrase = string | ((parameters: ErrorParameters) => string);

/** One text for every code the server may answer: what happened, then what to do next. */
export type ErrorPhrases = Readonly<Record<ErrorCode, ErrorPhrase>>;

export function fillErrorPhrase(phrase: ErrorPhrase, parameters: Partial<ErrorParameters> = {}): string {
  return typeof phrase === "string" ? phrase : phrase({ phone: "", ...parameters });
}
