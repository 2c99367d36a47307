import { CHOICE_STEPS } from "@rendezvous/domain/sequence/model";
import { languageOf } from "@rendezvous/phrases/language";
import { enabledLocales } from "../../../http/locale.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The same page in a language, or in whichever fits the visitor (`x-default`). */
export interface Alternate {
  readonly language: string;
  readonly address: string;
}

/** Where search engines are to find a page that they may show. */
export interface PageAddress {
  readonly canonical: string;
  /** Empty where the group is in one language. */
  readonly alternates: readonly Alternate[];
}

/** The pages of a group that anybody may find: where it begins, and where one books. */
export type FoundPage = "home" | "book";

/** The languages that a group's pages can be had in. */
function languagesOf(group: GroupRecord): string[] {
  return enabledLocales(group).filter((locale) => languageOf(locale) !== null);
}

function pathOf({ urlname }: GroupRecord, page: FoundPage, hasHome: boolean): string {
  return hasHome ? `/${urlname}/${page}` : `/${urlname}`;
}

/** A group's own address without a language, as visitors are given it. */
export function foundAddress(
  publicUrl: string,
  group: GroupRecord,
  page: FoundPage,
  hasHome: boolean,
): string {
  return `${publicUrl}${pathOf(group, page, hasHome)}`;
}

/** A page that may be found, with its languages; `asked` is the language that its address names. */
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
 * Which page of a group lies under a path below it; null for those that nobody is to find by a search: accounts, later steps of
 * a booking, what is not there.
 */
export function foundPageAt(path: string, urlname: string, hasHome: boolean): FoundPage | null {
  const [, first = "", screen = "", step = "", ...more] = path.replace(/\/$/, "").split("/");
  if (first.toLowerCase() !== urlname || more.length > 0) return null;
  if (step === "" && (screen === "" || screen === "home")) return hasHome ? "home" : "book";
  return screen === "book" && (step === "" || FIRST_STEPS.includes(step)) ? "book" : null;
}
