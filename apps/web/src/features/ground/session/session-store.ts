import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import { createStore, type StoreApi, useStore } from "zustand";
import { setSessionToken } from "../../../lib/call-api.ts";
import { now } from "../../../lib/clock.ts";
import { lastingStorage, pageStorage } from "../../../lib/storage.ts";
import { useLoadedGroup } from "../group/page-data.ts";

/** A session in a group; also a guest's, see `isGuest`. */
export interface GroupSession {
  token: string;
  /** Milliseconds since the epoch, by the server's clock. */
  lastSignedAt: number;
  type: "user" | "pro";
  isCallCentre: boolean;
  /** A professional's id, or an account's; 0: a client who logged in with a fiche. */
  accountId: number;
  email: string;
  /** A professional's first and last name, if known. */
  name?: string;
  /** The groups in which a professional works. */
  groups: readonly ProGroup[];
  /** Logged in through an OpenID provider. */
  sso_logged: boolean;
  needPasswordChange: boolean;
  /** Logged in with a password that no longer fulfils the rules. */
  hasWeakPassword?: boolean;
  /** The new password was just saved, which is shown until the next screen, and not after a reload. */
  hasNewPassword?: boolean;
  pendingRdv: Record<string, unknown> | null;
  /** The session is stored for all tabs of this browser, until its token expires. */
  isRemembered: boolean;
  /** Opened from a mail: if clients log in by their fiche, the session ends once the mail's action is done. */
  fromMail: boolean;
  /** Not a login: the token belongs to a booking made here, and gives access to that booking only. */
  isGuest?: boolean;
}

export interface SessionState {
  session: GroupSession | null;
  /** The last session has expired; the login screen says so. */
  isExpired: boolean;
}

export type SessionStore = StoreApi<SessionState>;

const stores = new Map<string, SessionStore>();

function nameOf(urlname: string): string {
  return `rendezvous.session.${urlname}`;
}

/** Returns the store of the session in a group: stored in this tab, or in all tabs of this browser if the person chose so. */
export function sessionStoreOf(urlname: string): SessionStore {
  const existing = stores.get(urlname);
  if (existing) return existing;
  const session = readSession(urlname);
  const store = createStore<SessionState>(() => ({ session, isExpired: false }));
  stores.set(urlname, store);
  publishToken(urlname, session);
  store.subscribe(({ session: present }) => {
    write(urlname, present);
    publishToken(urlname, present);
  });
  return store;
}

/** Returns the session to store, from the answer to a login. */
export function toSession(answer: LoginAnswer, isRemembered: boolean): GroupSession {
  const { pro, account, account_token, sso_logged, needPasswordChange, pendingRdv, groups } = answer;
  return {
    token: account_token,
    lastSignedAt: now(),
    type: pro === null ? "user" : "pro",
    isCallCentre: pro?.call_center ?? false,
    accountId: pro?.id ?? account?.id ?? 0,
    email: pro?.email ?? account?.email ?? "",
    ...(pro && { name: nameOfPro(pro) }),
    groups,
    sso_logged,
    needPasswordChange,
    pendingRdv,
    isRemembered,
    fromMail: false,
  };
}

/** Returns a professional's first and last name; "" without any. */
export function nameOfPro({ firstname, lastname }: NonNullable<LoginAnswer["pro"]>): string {
  return [firstname, lastname].filter(Boolean).join(" ");
}

export function startSession(urlname: string, session: GroupSession): void {
  sessionStoreOf(urlname).setState({ session, isExpired: false });
}

/** After a booking without a login, makes that booking visible among the appointments. */
export function startGuestSession(urlname: string, token: string): void {
  const account = { id: 0, email: "", cancel_apt: null, export_apt: null };
  const answer = { pro: null, account, account_token: token, sso_logged: false, needPasswordChange: false };
  const rest = { needFactor: null, pendingRdv: null, groups: [], fiche: { appointments: [] }, error: null };
  startSession(urlname, { ...toSession({ ...answer, ...rest }, false), isGuest: true });
}

export function updateSession(urlname: string, change: Partial<GroupSession>): void {
  const store = sessionStoreOf(urlname);
  const { session } = store.getState();
  if (session !== null) store.setState({ session: { ...session, ...change } });
}

/** Ends the session, because the token is no longer valid; `isExpired` unless the person has logged out. */
export function endSession(urlname: string, isExpired: boolean): void {
  sessionStoreOf(urlname).setState({ session: null, isExpired });
}

/** Called when another tab has logged in or out. */
export function reloadSession(urlname: string): void {
  const store = sessionStoreOf(urlname);
  const name = nameOf(urlname);
  // A session that is stored for all tabs ends in all of them.
  if (store.getState().session?.isRemembered && lastingStorage.getItem(name) === null)
    pageStorage.removeItem(name);
  const session = readSession(urlname);
  if (session?.token !== store.getState().session?.token) store.setState({ session });
}

/** Returns the stored session, if it has not expired; removes an expired one. */
function readSession(urlname: string): GroupSession | null {
  const name = nameOf(urlname);
  const text = lastingStorage.getItem(name) ?? pageStorage.getItem(name);
  if (text === null) return null;
  const session = { ...(JSON.parse(text) as GroupSession), hasNewPassword: false };
  if (now() < tokenExpiresAt(session.lastSignedAt)) return session;
  write(urlname, null);
  return null;
}

/** Stores the session for the next page of this tab; the present page does not change. */
export function storeSession(urlname: string, session: GroupSession): void {
  write(urlname, session);
}

/** The key that stores the group of the last professional's session, of this tab and of this browser. It stays after a logout. */
const PRO_WITH = "rendezvous.pro-with";

/** Whether a professional has ever logged in with this browser, in any group. */
export function isProsBrowser(): boolean {
  return lastingStorage.getItem(PRO_WITH) !== null;
}

/** Returns a professional's valid session in another group. */
export function findProSessionOfOtherGroup(
  urlname: string,
): { urlname: string; session: GroupSession } | null {
  const other = pageStorage.getItem(PRO_WITH) ?? lastingStorage.getItem(PRO_WITH);
  const session = other === null || other === urlname ? null : readSession(other);
  return other !== null && session?.type === "pro" ? { urlname: other, session } : null;
}

function write(urlname: string, session: GroupSession | null): void {
  if (session?.type === "pro")
    for (const storage of [lastingStorage, pageStorage]) storage.setItem(PRO_WITH, urlname);
  const name = nameOf(urlname);
  const text = JSON.stringify(session);
  if (session?.isRemembered) lastingStorage.setItem(name, text);
  else lastingStorage.removeItem(name);
  if (session === null) pageStorage.removeItem(name);
  else pageStorage.setItem(name, text);
}

/** A guest, and a person who must set a password first, count as visitors. */
function publishToken(urlname: string, session: GroupSession | null): void {
  const isNobody = session === null || session.needPasswordChange || session.isGuest;
  const token = isNobody ? null : session.token;
  setSessionToken(token, () => endSession(urlname, true));
}

/** Removes the stored session, shortly before the page is left. */
export function forgetStoredSession(urlname: string): void {
  write(urlname, null);
}

/** Returns the session in the page's group; a guest counts as not logged in. */
export function useSession(): SessionState {
  const { group } = useLoadedGroup();
  const state = useStore(sessionStoreOf(group.urlname));
  return state.session?.isGuest ? { ...state, session: null } : state;
}

/** Returns the session, or the guest's after a booking without a login. */
export function useSessionOrGuest(): GroupSession | null {
  const { group } = useLoadedGroup();
  return useStore(sessionStoreOf(group.urlname), ({ session }) => session);
}

/**
 * Whether the session's catalogue differs from that of visitors: call-centre agents see more, professionals limited to some
 * calendars less.
 */
export function hasOwnCatalogue(session: GroupSession | null, groupId: number): boolean {
  const home = session?.groups.find(({ id }) => id === groupId);
  return home !== undefined && (home.call_center || home.calendars !== null);
}

/** Whether a person is logged in and may book. */
export function useIsLoggedIn(urlname: string): boolean {
  return useStore(
    sessionStoreOf(urlname),
    ({ session }) => session !== null && !session.needPasswordChange && !session.isGuest,
  );
}
