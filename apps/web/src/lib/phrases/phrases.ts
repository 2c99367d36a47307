import type { BrowserPhrases } from "@rendezvous/phrases/catalogues";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import type { Language } from "@rendezvous/phrases/language";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";
import { createContext, useContext } from "react";
import { ApiFailure } from "../api-failure.ts";

export interface Wording {
  language: Language;
  /** The locale for dates and prices. */
  dateLocale: string;
  phrases: BrowserPhrases;
}

export const WordingContext = createContext<Wording | null>(null);

export function useWording(): Wording {
  const wording = useContext(WordingContext);
  if (wording === null) throw new Error("useWording is used before a language was loaded");
  return wording;
}

/** Returns the texts of the screens in the visitor's language. */
export function usePhrases(): ScreenPhrases {
  return useWording().phrases.screen;
}

export function useDateLocale(): string {
  return useWording().dateLocale;
}

/** Returns the message about a failed call. `phone` is the group's, or empty. */
export function failureText(phrases: BrowserPhrases, failure: unknown, phone: string): string {
  if (!(failure instanceof ApiFailure)) return phrases.screen.error.unknown;
  if (failure.code === "network" || failure.code === "alpha") return phrases.screen.error[failure.code];
  return fillErrorPhrase(phrases.error[failure.code], {
    phone: phone.replaceAll(" ", "\u00a0"),
    waitSeconds: failure.waitSeconds,
  });
}

/** Returns how long to wait after too many calls; null for any other failure. */
export function useRateLimitText(failure: unknown): string | null {
  const { phrases } = useWording();
  const isWait = failure instanceof ApiFailure && failure.code === "too_many_requests";
  return isWait ? failureText(phrases, failure, "") : null;
}
