import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { PluralPhrase } from "./plural.ts";

/** The parameters of an error text. `phone` is empty when the group has published none, `waitSeconds` is 0 when it is unknown. */
export interface ErrorParameters {
  phone: string;
  waitSeconds: number;
}

export type ErrorPhrase = string | ((parameters: ErrorParameters) => string);

/** One text per error code of the server: first the problem, then the next step. */
export type ErrorPhrases = Readonly<Record<ErrorCode, ErrorPhrase>>;

export function fillErrorPhrase(phrase: ErrorPhrase, parameters: Partial<ErrorParameters> = {}): string {
  return typeof phrase === "string" ? phrase : phrase({ phone: "", waitSeconds: 0, ...parameters });
}

/** Returns the waiting time as text: in minutes, or in hours for daily limits. */
export function formatWaitingTime(
  { waitSeconds }: ErrorParameters,
  phrases: { unknown: string; minutes: PluralPhrase; hours: PluralPhrase },
): string {
  if (waitSeconds === 0) return phrases.unknown;
  const minutes = Math.ceil(waitSeconds / 60);
  return minutes < 100 ? phrases.minutes(minutes) : phrases.hours(Math.ceil(minutes / 60));
}
