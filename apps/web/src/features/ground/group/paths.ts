import type { Language } from "@rendezvous/phrases/language";
import type { StepName } from "@rendezvous/domain/sequence/model";
import { FLOW_PARAMETERS, readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { hasTrackers } from "@rendezvous/domain/tracking/has-trackers";
import { withoutParameters } from "../../../lib/page/without-parameters.ts";

/**
 * Every URL of the product. Navigation leaves the query string as it is, because a host page or a mail may have added parameters
 * that are read later; only the parameters that request an action on an appointment are removed on other screens.
 */
function leaveFlow(query: string): string {
  return withoutParameters(query, FLOW_PARAMETERS);
}

function inGroup(urlname: string, screen: string): string {
  return `${groupAddress(urlname, "")}/${screen}`;
}

/** Returns the part of a path after `/book/`. */
export function stepOfPath(pathname: string): string | undefined {
  return /^\/[^/]+\/book\/([^/]+)\/?$/.exec(pathname)?.[1];
}

export function toGroup(urlname: string) {
  return { path: groupAddress(urlname, ""), search: leaveFlow } as const;
}

export function toHome(urlname: string) {
  return { path: inGroup(urlname, "home"), search: leaveFlow } as const;
}

/** Whether the path is that of a home page. */
export function isHomePath(pathname: string): boolean {
  return /^\/[^/]+\/home\/?$/.test(pathname);
}

/** The start of a booking. */
export function toBookingStart(urlname: string) {
  return { path: inGroup(urlname, "book"), search: leaveFlow } as const;
}

export function toStep(urlname: string, step: StepName) {
  return { path: inGroup(urlname, `book/${step}`), search: leaveFlow } as const;
}

/** The map of the group, or of a calendar with a different address. The whole query stays, since the link back needs it. */
export function toMap(urlname: string, calendarId: number | null = null) {
  const path = inGroup(urlname, calendarId === null ? "map" : `map/${calendarId}`);
  return { path, search: (query: string) => query } as const;
}

export function isMapPath(pathname: string): boolean {
  return /^\/[^/]+\/map(?:\/|$)/.test(pathname);
}

/** Whether the path is that of a professionals' page. */
export function isProfessionalsPath(pathname: string): boolean {
  return /^\/[^/]+\/(?:calendar|manage|search_fiche|security)(?:\/|$)/.test(pathname);
}

/** For screens that the visitor may not see; the query of the original page is dropped. */
export const TO_NOT_FOUND = { path: "/not_found", search: () => "" } as const;

/** For groups whose clients can log in only on the organisation's own site. */
export const TO_UNAUTHORIZED = {
  path: "/inactive",
  search: keepRest,
  state: { message: "unauthorized" },
} as const;

/** Query parameters of mailed links; removed once the link has been followed. */
const LINK_PARAMETERS = [
  "validation_key",
  "oubliKey",
  "invitation",
  "ficheKey",
  "key",
  "veventKey",
  "temp_email",
  "from_mail",
  "will_come",
  "deletion_key",
  "notice_key",
  "account_id",
  "group",
  "sso",
];

/** Whether the page was opened from a mail or after a login elsewhere, so that its query names an action to do first. */
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
  return readRequestedFlow(rest) === null ? [rest, "list_rdv=1"].filter(Boolean).join("&") : rest;
}

/** The booking, or its login. */
export function toBookingOrLogin(urlname: string) {
  return { ...toStep(urlname, "login"), search: leaveAll } as const;
}

export function toAppointments(urlname: string) {
  return { path: inGroup(urlname, "appointments"), search: leaveAll } as const;
}

/** The appointments; the query's requested action stays. */
export function toRequestedAppointments(urlname: string) {
  return { ...toAppointments(urlname), search: keepRest } as const;
}

/** The screen after a login: the appointments if the query requests them, otherwise the booking. */
export function toScreenAfterLogin(urlname: string, query: string) {
  return readRequestedFlow(query) === null ? toBookingOrLogin(urlname) : toRequestedAppointments(urlname);
}

/** A login that leads back to the appointments and preserves the query's requested action. */
export function toLoginForAppointments(urlname: string) {
  return { ...toLogin(urlname), search: askForList } as const;
}

export function toLogin(urlname: string) {
  return { path: inGroup(urlname, "login"), search: keepRest } as const;
}

export function toPersonalData(urlname: string) {
  return { path: inGroup(urlname, "personal_data"), search: keepRest } as const;
}

/** The screens of professionals, as they are named in paths. */
export type ProScreen = "search_fiche" | "calendar" | "manage" | "security";

/** A login whose password was correct, before the second factor. */
export interface HalfWay {
  readonly token: string;
  readonly kinds: readonly ("totp" | "passkey")[];
  readonly isRemembered: boolean;
}

/** The second step of a login; afterwards the requested screen. */
export function toFactorStep(urlname: string, half: HalfWay, next: string | undefined) {
  return {
    path: inGroup(urlname, "login"),
    search: keepRest,
    state: { half, ...(next && { next }) },
  } as const;
}

export function toProScreen(urlname: string, screen: ProScreen) {
  return { path: inGroup(urlname, screen), search: keepRest } as const;
}

/** A professional's search, with the open record, a new one, or none. */
export function toSearchFiche(urlname: string, opened: number | "new" | null) {
  const screen = toProScreen(urlname, "search_fiche");
  return opened === null ? screen : { ...screen, path: `${screen.path}/${opened}` };
}

/** A page of the back office, with the open record; without a page its overview. */
export function toManage(urlname: string, page?: string, record?: number | "new" | "several") {
  const screen = toProScreen(urlname, "manage");
  return { ...screen, path: [screen.path, page, record].filter((part) => part !== undefined).join("/") };
}

export function toFiches(urlname: string) {
  return { path: inGroup(urlname, "fiches"), search: keepRest } as const;
}

/** The login, which opens the screen of the path `next` afterwards, if there is one; the query stays meanwhile. */
export function toLoginFor(urlname: string, next: string | undefined) {
  return { ...toLogin(urlname), ...(next !== undefined && { state: { next } }) } as const;
}

/** The screen that required the login. */
export function toRequestedScreen(path: string) {
  return { path, search: keepRest } as const;
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

/** The path contains no group, so the query names it; otherwise the group would be lost in a reload. */
export function toSetPassword(urlname: string, accountId: number, next?: string) {
  const search = (query: string): string => {
    const own = `account_id=${accountId}&group=${encodeURIComponent(urlname)}`;
    return [keepRest(query), own].filter((part) => part !== "").join("&");
  };
  return { path: "/set_password", search, ...(next !== undefined && { state: { next } }) } as const;
}

/** The address at which a booking that was begun elsewhere continues, with its original query. */
export function resumeBookingAddress(urlname: string, query: string, language: string): string {
  return addressInLanguage(`${groupAddress(urlname, "")}/book/login`, query, language);
}

/** The server's address that redirects to the group's OpenID provider, which leads back with this page's query. */
export function ssoAddress(urlname: string, query: string): string {
  return withQuery(`${groupAddress(urlname, "")}/sso/start`, withoutParameters(query, LINK_PARAMETERS));
}

/** The address after a logout: a page load, so that nothing of the session stays in memory. */
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

/** A page load that begins a new booking. */
export function bookAddress(urlname: string, query: string): string {
  return withQuery(`${groupAddress(urlname, "")}/book`, query);
}

/** The page of a group, which the server renders; a page load, not a change of screen. */
export function groupAddress(urlname: string, query: string): string {
  return withQuery(`/${encodeURIComponent(urlname)}`, query);
}

export function loginAddress(urlname: string, query: string): string {
  return withQuery(inGroup(urlname, "login"), query);
}

/** The page that runs the group's tracking tags. */
export function trackingAddress(urlname: string): string {
  return `${groupAddress(urlname, "")}/tracking`;
}

/** The start page, without a group. */
export function startAddress(query: string): string {
  return withQuery("/", query);
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

/** The present page in another language; a page load, because a group's texts come from the server. */
export function addressInLanguage(pathname: string, query: string, language: string): string {
  const rest = withoutParameters(query, ["locale"]);
  return withQuery(pathname, `${rest}${rest === "" ? "" : "&"}locale=${language}`);
}

type LegalPage = "terms" | "terms-fr" | "privacy" | "accessibility";

/**
 * A link to a page of the service itself, in French or in English; Breton readers get the French one. If the group tracks
 * visitors, the page also names the recipients of the data.
 */
export function legalLink(page: LegalPage, language: Language, group: Group | null = null) {
  const hrefLang = language === "fr" || language === "br" ? "fr" : "en";
  const query = group !== null && hasTrackers(group) ? `group=${encodeURIComponent(group.urlname)}` : "";
  return { href: withQuery(`/legal/${page}.${hrefLang}.html`, query), hrefLang } as const;
}

/** France, the default country, has different terms. */
export function termsPageOf(country: string): LegalPage {
  return country === "" || country.toUpperCase() === "FR" ? "terms-fr" : "terms";
}
