import type { IncomingHttpHeaders } from "node:http";
import { LOCALES } from "@rendezvous/contract/office/group-file/fields";
import { LANGUAGE_COOKIE } from "@rendezvous/contract/site/language-cookie";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** The languages in which professionals may write. */
const LANGUAGES: ReadonlySet<string> = new Set(LOCALES);

/** Returns the product's language: `fr` for `fr-CA` and `fr_CA`; undefined for a language that the product lacks. */
export function toLanguage(locale: string | undefined): string | undefined {
  const language = locale?.slice(0, 10).toLowerCase().split(/[-_]/, 1)[0];
  return language !== undefined && LANGUAGES.has(language) ? language : undefined;
}

/** Returns the languages that a browser accepts, most preferred first. */
export function acceptedLanguages(headers: IncomingHttpHeaders): string[] {
  const accepted = headers["accept-language"];
  if (accepted === undefined) return [];
  return accepted
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().split(";");
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { language: toLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(
      (entry): entry is { language: string; weight: number } =>
        entry.language !== undefined && entry.weight > 0,
    )
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}

/** Returns the languages in which a group writes its texts; the main language is always among them. */
export function enabledLocales(group: GroupRecord): string[] {
  const listed = (group.fields.enabled_locales ?? "").split(",").map((locale) => locale.trim());
  return [...new Set([group.fields.locale, ...listed.filter((locale) => LANGUAGES.has(locale))])];
}

const STORED = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/** Returns the language that the visitor chose at an earlier visit. */
function storedLanguage(headers: IncomingHttpHeaders): string | undefined {
  return toLanguage(STORED.exec(headers.cookie ?? "")?.[1]);
}

/**
 * Returns the language of an answer (docs/decisions/0012-the-chosen-language.md): the requested one; otherwise the one chosen
 * earlier or the browser's, if the group enables it; otherwise the group's own; otherwise English. A group with one language
 * ignores the earlier choice, because it shows no switch to change it back.
 */
export function chooseLocale(
  requested: string | undefined,
  headers: IncomingHttpHeaders,
  group: GroupRecord | null,
): string {
  const language = toLanguage(requested);
  if (language) return language;
  const stored = storedLanguage(headers);
  const accepted = [...(stored ? [stored] : []), ...acceptedLanguages(headers)];
  if (!group) return accepted[0] ?? "en";
  if (accepted.length === 0) return group.fields.locale;
  const enabled = enabledLocales(group);
  return accepted.find((language) => enabled.includes(language)) ?? group.fields.locale;
}
