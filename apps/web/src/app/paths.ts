import type { StepName } from "@rendezvous/domain/sequence/steps";

/**
 * Every URL of the product. The query string stays as it came on every navigation (`search: true`), because a host page
 * or a mail may have put something there that is read later.
 */
export const START_PATH = "/";
export const NOT_FOUND_PATH = "/not_found";
export const INACTIVE_PATH = "/inactive";
export const GROUP_PATH = "/$urlname";
export const STEP_PATH = "/$urlname/book/$step";
export const ERROR_PATH = "/$urlname/error";

export function toGroup(urlname: string) {
  return { to: GROUP_PATH, params: { urlname }, search: true } as const;
}

export function toStep(urlname: string, step: StepName) {
  return { to: STEP_PATH, params: { urlname, step }, search: true } as const;
}

/** Another group, or this one anew: a page of the server's, not a screen. */
export function groupAddress(urlname: string): string {
  return `/${encodeURIComponent(urlname)}`;
}

/** The present page in another language: its texts come from the server. */
export function addressInLanguage(location: { pathname: string; search: string }, language: string): string {
  const query = new URLSearchParams(location.search);
  query.set("locale", language);
  return `${location.pathname}?${query.toString()}`;
}

export const ACCESSIBILITY_ADDRESS = "/legal/accessibility.html";

/** France has terms of its own; so has a group that names no country. SPEC.md section 2. */
export function termsAddress(country: string): string {
  return country === "" || country.toUpperCase() === "FR" ? "/legal/terms-fr.html" : "/legal/terms.html";
}
