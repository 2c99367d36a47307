import { CHOICE_STEPS } from "@rendezvous/domain/sequence/model";
import { languageOf } from "@rendezvous/phrases/language";
import { enabledLocales } from "../../../http/locale.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The same page in a language, or in the one that fits the visitor (`x-default`). */
export interface LanguageAlternate {
  readonly language: string;
  readonly address: string;
}

/** The addresses of a public page for search engines. */
export interface PageAddress {
  readonly canonical: string;
  /** Empty when the group has one language. */
  readonly alternates: readonly LanguageAlternate[];
}

/** The public pages of a group: its start page and its booking. */
export type PublicPage = "home" | "book";

/** Returns the languages of a group's pages. */
function languagesOf(group: GroupRecord): string[] {
  return enabledLocales(group).filter((locale) => languageOf(locale) !== null);
}

function pathOf({ urlname }: GroupRecord, page: PublicPage, hasHome: boolean): string {
  return hasHome ? `/${urlname}/${page}` : `/${urlname}`;
}

/** Returns the address of a group's public page without a language, as visitors get it. */
export function publicPageUrl(
  publicUrl: string,
  group: GroupRecord,
  page: PublicPage,
  hasHome: boolean,
): string {
  return `${publicUrl}${pathOf(group, page, hasHome)}`;
}

/**
 * Returns the address of a public page and of its versions in other languages; `requestedLocale` is the language in the address.
 */
export function pageAddress(
  address: string,
  group: GroupRecord,
  requestedLocale: string | null,
): PageAddress {
  const languages = languagesOf(group);
  if (languages.length < 2) return { canonical: address, alternates: [] };
  const inLanguage = (language: string) => `${address}?locale=${language}`;
  return {
    canonical:
      requestedLocale !== null && languages.includes(requestedLocale) ? inLanguage(requestedLocale) : address,
    alternates: [
      ...languages.map((language) => ({ language, address: inLanguage(language) })),
      { language: "x-default", address },
    ],
  };
}

const FIRST_STEPS: readonly string[] = CHOICE_STEPS;

/**
 * Returns which public page of a group has this path; null for pages hidden from search engines: accounts, later steps of a
 * booking, and unknown paths.
 */
export function publicPageAt(path: string, urlname: string, hasHome: boolean): PublicPage | null {
  const [, first = "", screen = "", step = "", ...more] = path.replace(/\/$/, "").split("/");
  if (first.toLowerCase() !== urlname || more.length > 0) return null;
  if (step === "" && (screen === "" || screen === "home")) return hasHome ? "home" : "book";
  return screen === "book" && (step === "" || FIRST_STEPS.includes(step)) ? "book" : null;
}
