import type { Language } from "@rendezvous/phrases/language";
import type { StepName } from "@rendezvous/domain/sequence/model";
import { FLOW_PARAMETERS, readAskedFlow } from "@rendezvous/domain/appointment/asked-flow";
import { withoutParameters } from "../../lib/without-parameters.ts";

/**
 * Every URL of the product. The query string stays as it came on every navigation, because a host page or a mail may have put
 * something there that is read later; but on another screen the link no longer asks for an appointment.
 */
function leaveFlow(query: string): string {
  return withoutParameters(query, FLOW_PARAMETERS);
}

function inGroup(urlname: string, screen: string): string {
  return `${groupAddress(urlname, "")}/${screen}`;
}

/** What stands after `/book/` in a path. */
export function stepIn(pathname: string): string | undefined {
  return /^\/[^/]+\/book\/([^/]+)\/?$/.exec(pathname)?.[1];
}

export function toGroup(urlname: string) {
  return { path: groupAddress(urlname, ""), search: leaveFlow } as const;
}

export function toHome(urlname: string) {
  return { path: inGroup(urlname, "home"), search: leaveFlow } as const;
}

/** Whether that is the path of a home page. */
export function isHome(pathname: string): boolean {
  return /^\/[^/]+\/home\/?$/.test(pathname);
}

/** Where a booking begins. */
export function toBook(urlname: string) {
  return { path: inGroup(urlname, "book"), search: leaveFlow } as const;
}

export function toStep(urlname: string, step: StepName) {
  return { path: inGroup(urlname, `book/${step}`), search: leaveFlow } as const;
}

/** Where the group is, or a calendar with an address of its own. The query stays whole: the way back needs it. */
export function toMap(urlname: string, calendarId: number | null = null) {
  const path = inGroup(urlname, calendarId === null ? "map" : `map/${calendarId}`);
  return { path, search: (query: string) => query } as const;
}

export function isMap(pathname: string): boolean {
  return /^\/[^/]+\/map(?:\/|$)/.test(pathname);
}

/** What no visitor may see; the query of the page it was asked for says nothing there. */
export const TO_NOT_FOUND = { path: "/not_found", search: () => "" } as const;

/** Where clients cannot log in here, since the organisation's own site does that. */
export const TO_UNAUTHORIZED = {
  path: "/inactive",
  search: keepRest,
  state: { message: "unauthorized" },
} as const;

/** The keys of mailed links, and what is said beside them: gone once the link has been followed. */
const LINK_PARAMETERS = [
  "validation_key",
  "oubliKey",
  "ficheKey",
  "key",
  "veventKey",
  "temp_email",
  "from_mail",
  "deletion_key",
  "account_id",
  "group",
  "sso",
];

/** A mail led here, or a login elsewhere: the query holds what is to be done first. */
export function isMailedLink(query: string): boolean {
  return withoutParameters(query, LINK_PARAMETERS) !== query;
}

function keepRest(query: string): string {
  return withoutParameters(query, LINK_PARAMETERS);
}

function leaveAll(query: string): string {
  return leaveFlow(keepRest(query));
}

function askForList(query: string): string {
  const rest = keepRest(query);
  return readAskedFlow(rest) === null ? [rest, "list_rdv=1"].filter(Boolean).join("&") : rest;
}

/** Where the booking stands, or its login. */
export function toBooking(urlname: string) {
  return { ...toStep(urlname, "login"), search: leaveAll } as const;
}

export function toAppointments(urlname: string) {
  return { path: inGroup(urlname, "appointments"), search: leaveAll } as const;
}

/** With what the address asks of one of the appointments. */
export function toAskedAppointments(urlname: string) {
  return { ...toAppointments(urlname), search: keepRest } as const;
}

/** Where a login leads: to the appointments when the address asks for them, else on with the booking. */
export function toAfterLogin(urlname: string, query: string) {
  return readAskedFlow(query) === null ? toBooking(urlname) : toAskedAppointments(urlname);
}

/** Leads back to the appointments: what the address asks for stays in it. */
export function toLoginForAppointments(urlname: string) {
  return { ...toLogin(urlname), search: askForList } as const;
}

export function toLogin(urlname: string) {
  return { path: inGroup(urlname, "login"), search: keepRest } as const;
}

export function toPersonalData(urlname: string) {
  return { path: inGroup(urlname, "personal_data"), search: keepRest } as const;
}

/** The screens for which one has to be logged in. */
export type AskedScreen = "fiches" | "personal_data" | ProScreen;

/** The screens of professionals, as their paths call them. */
export type ProScreen = "search_fiche" | "calendar";

export function toProScreen(urlname: string, screen: ProScreen) {
  return { path: inGroup(urlname, screen), search: keepRest } as const;
}

export function toFiches(urlname: string) {
  return { path: inGroup(urlname, "fiches"), search: keepRest } as const;
}

/** The login that leads to a screen which needs one. */
export function toLoginFor(urlname: string, next: AskedScreen) {
  return { ...toLogin(urlname), state: { next } } as const;
}

export function toRegister(urlname: string) {
  return { path: inGroup(urlname, "register"), search: keepRest } as const;
}

export function toRegisterConfirm(urlname: string) {
  return { path: inGroup(urlname, "register_confirm"), search: keepRest } as const;
}

export function toResetPassword(urlname: string, isForPro = false) {
  return {
    path: inGroup(urlname, "reset_password"),
    search: keepRest,
    ...(isForPro && { state: { isForPro } }),
  } as const;
}

export function toResetPasswordConfirm(urlname: string, email: string) {
  return {
    path: inGroup(urlname, "reset_password_confirm"),
    search: keepRest,
    state: { email },
  } as const;
}

/** The group is named in the query, or a reload would not know whose page it is. */
export function toSetPassword(urlname: string, accountId: number) {
  const search = (query: string): string => {
    const own = `account_id=${accountId}&group=${encodeURIComponent(urlname)}`;
    return [keepRest(query), own].filter((part) => part !== "").join("&");
  };
  return { path: "/set_password", search } as const;
}

/** The page on which a booking goes on that was begun elsewhere, with the query it was begun with. */
export function resumeAddress(urlname: string, query: string, language: string): string {
  return addressInLanguage(`${groupAddress(urlname, "")}/book/login`, query, language);
}

/** The way to the group's OpenID provider: the server knows it. It leads back with the query of this page. */
export function ssoAddress(urlname: string, query: string): string {
  return withQuery(`${groupAddress(urlname, "")}/sso/start`, withoutParameters(query, LINK_PARAMETERS));
}

/** Where a logout leads: to a new page, which holds nothing of the session. */
export function loggedOutAddress(
  group: { readonly urlname: string; readonly store_chain: boolean },
  isFiche: boolean,
  query: string,
): string {
  const rest = withoutParameters(query, [...LINK_PARAMETERS, ...FLOW_PARAMETERS]);
  if (group.store_chain) return withQuery("/disconnected", rest);
  const start = groupAddress(group.urlname, "");
  return withQuery(`${start}/${isFiche ? "book" : "login"}`, rest);
}

/** A booking anew, on a page of its own. */
export function bookAddress(urlname: string, query: string): string {
  return withQuery(`${groupAddress(urlname, "")}/book`, query);
}

/** Another group, or this one anew: a page of the server's, not a screen. */
export function groupAddress(urlname: string, query: string): string {
  return withQuery(`/${encodeURIComponent(urlname)}`, query);
}

/** The page in which the group's tags run. */
export function trackingAddress(urlname: string): string {
  return `${groupAddress(urlname, "")}/tracking`;
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

type LegalPage = "terms" | "terms-fr" | "privacy" | "accessibility";

/** To a page of the service itself. There are a French and an English one: in Brittany one reads the French one. */
export function legalLink(page: LegalPage, language: Language) {
  const hrefLang = language === "fr" || language === "br" ? "fr" : "en";
  return { href: `/legal/${page}.${hrefLang}.html`, hrefLang } as const;
}

/** France has terms of its own; so has a group that names no country. */
export function termsOf(country: string): LegalPage {
  return country === "" || country.toUpperCase() === "FR" ? "terms-fr" : "terms";
}
