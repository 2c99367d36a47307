import type { StepName } from "@rendezvous/domain/sequence/model";
import { withoutParameters } from "../../lib/without-parameters.ts";

/**
 * Every URL of the product. The query string stays as it came on every navigation (`keepSearch`), because a host page
 * or a mail may have put something there that is read later.
 */
function keepSearch(before: { query?: string | undefined }) {
  return { query: before.query ?? "" };
}

export function toGroup(urlname: string) {
  return { to: "/$urlname", params: { urlname }, search: keepSearch } as const;
}

export function toStep(urlname: string, step: StepName) {
  return { to: "/$urlname/book/$step", params: { urlname, step }, search: keepSearch } as const;
}

/** Another group, or this one anew: a page of the server's, not a screen. */
export function groupAddress(urlname: string, query: string): string {
  return withQuery(`/${encodeURIComponent(urlname)}`, query);
}

/** The product's own start page. */
export function startAddress(query: string): string {
  return withQuery("/", query);
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** The present page in another language: the texts of a group come from the server. */
export function addressInLanguage(pathname: string, query: string, language: string): string {
  const rest = withoutParameters(query, ["locale"]);
  return withQuery(pathname, `${rest}${rest === "" ? "" : "&"}locale=${language}`);
}

export const ACCESSIBILITY_ADDRESS = "/legal/accessibility.html";

/** France has terms of its own; so has a group that names no country. SPEC.md section 2. */
export function termsAddress(country: string): string {
  return country === "" || country.toUpperCase() === "FR" ? "/legal/terms-fr.html" : "/legal/terms.html";
}
