import type { ErrorCode } from "@rendezvous/contract/errors";
import type { PluralPhrase } from "./plural.ts";

/** What an error text may mention. `phone` is empty when the group has published none, `waitSeconds` 0 when it is not known. */
export interface ErrorParameters {
  phone: string;
  waitSeconds: number;
}

export type ErrorPhrase = string | ((parameters: ErrorParameters) => string);

/** One text for every code the server may answer: what happened, then what to do next. */
export type ErrorPhrases = Readonly<Record<ErrorCode, ErrorPhrase>>;

export function fillErrorPhrase(phrase: ErrorPhrase, parameters: Partial<ErrorParameters> = {}): string {
  return typeof phrase === "string" ? phrase : phrase({ phone: "", waitSeconds: 0, ...parameters });
}

/** How long to wait: in minutes, or in hours for what one may do in a day. */
export function fillWait(
  { waitSeconds }: ErrorParameters,
  phrases: { unknown: string; minutes: PluralPhrase; hours: PluralPhrase },
): string {
  if (waitSeconds === 0) return phrases.unknown;
  const minutes = Math.ceil(waitSeconds / 60);
  return minutes < 100 ? phrases.minutes(minutes) : phrases.hours(Math.ceil(minutes / 60));
}
