import type { ProGroup } from "@rendezvous/contract/group";
import type { SignedIn } from "@rendezvous/contract/session";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import { createStore, type StoreApi, useStore } from "zustand";
import { setSessionToken } from "../../lib/call-api.ts";
import { now } from "../../lib/clock.ts";
import { lastingStorage } from "../../lib/lasting-storage.ts";
import { pageStorage } from "../../lib/page-storage.ts";
import { useKnownGroup } from "../group/first-data.ts";

/** A session with a group. */
export interface LoggedIn {
  token: string;
  /** Milliseconds since the epoch, by the server's clock. */
  lastSignedAt: number;
  type: "user" | "pro";
  isCallCentre: boolean;
  /** 0 = an anonymous customer, logged in by a fiche; a professional's own. */
  accountId: number;
  email: string;
  /** Those in which a professional works. */
  groups: readonly ProGroup[];
  /** An OpenID provider vouched for them. */
  sso_logged: boolean;
  needPasswordChange: boolean;
  /** They logged in with a password that the rules no longer take. */
  hasWeakPassword?: boolean;
  /** They have just set a password, and are told so until they go on; a page that is loaded does not tell it again. */
  hasNewPassword?: boolean;
  pendingRdv: Record<string, unknown> | null;
  /** Kept for every tab of this browser, as long as the token lives. */
  isRemembered: boolean;
  /** Opened from a mail: where clients log in by their fiche, the session ends after what the mail asked for. */
  fromMail: boolean;
  /** Not a login: the token is that of a booking made here, and proves that booking alone. */
  isGuest?: boolean;
}

export interface SessionState {
  session: LoggedIn | null;
  /** The last session has expired: the login says so. */
  isExpired: boolean;
}

export type SessionStore = StoreApi<SessionState>;

const stores = new Map<string, SessionStore>();

function nameOf(urlname: string): string {
  return `rendezvous.session.${urlname}`;
}

/** Who is logged in with a group: in this tab, or in this browser where they asked for it. */
export function sessionStoreOf(urlname: string): SessionStore {
  const known = stores.get(urlname);
  if (known) return known;
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

/** What a login answers, as it is kept. */
export function toSession(answer: SignedIn, isRemembered: boolean): LoggedIn {
  const { pro, account, account_token, sso_logged, needPasswordChange, pendingRdv, groups } = answer;
  return {
    token: account_token,
    lastSignedAt: now(),
    type: pro === null ? "user" : "pro",
    isCallCentre: pro?.call_center ?? false,
    accountId: pro?.id ?? account?.id ?? 0,
    email: pro?.email ?? account?.email ?? "",
    groups,
    sso_logged,
    needPasswordChange,
    pendingRdv,
    isRemembered,
    fromMail: false,
  };
}

export function startSession(urlname: string, session: LoggedIn): void {
  sessionStoreOf(urlname).setState({ session, isExpired: false });
}

/** After a booking without a login, shows that booking among the appointments. */
export function startGuestSession(urlname: string, token: string): void {
  const account = { id: 0, email: "", cancel_apt: null, export_apt: null };
  const answer = { pro: null, account, account_token: token, sso_logged: false, needPasswordChange: false };
  const rest = { pendingRdv: null, groups: [], fiche: { appointments: [] }, error: null };
  startSession(urlname, { ...toSession({ ...answer, ...rest }, false), isGuest: true });
}

export function changeSession(urlname: string, change: Partial<LoggedIn>): void {
  const store = sessionStoreOf(urlname);
  const { session } = store.getState();
  if (session !== null) store.setState({ session: { ...session, ...change } });
}

/** The token is of no use any more; `isExpired` where that is not what the person wanted. */
export function endSession(urlname: string, isExpired: boolean): void {
  sessionStoreOf(urlname).setState({ session: null, isExpired });
}

/** Another tab of this browser has logged in or out. */
export function readSessionAgain(urlname: string): void {
  const store = sessionStoreOf(urlname);
  const name = nameOf(urlname);
  // What was kept for every tab is gone from all of them at once.
  if (store.getState().session?.isRemembered && lastingStorage.getItem(name) === null)
    pageStorage.removeItem(name);
  const session = readSession(urlname);
  if (session?.token !== store.getState().session?.token) store.setState({ session });
}

/** What is stored and still good; an expired token is cleared away. */
function readSession(urlname: string): LoggedIn | null {
  const name = nameOf(urlname);
  const text = lastingStorage.getItem(name) ?? pageStorage.getItem(name);
  if (text === null) return null;
  const session = { ...(JSON.parse(text) as LoggedIn), hasNewPassword: false };
  if (now() < tokenExpiresAt(session.lastSignedAt)) return session;
  write(urlname, null);
  return null;
}

/** Keeps it for the next page of this tab; the present one goes on as it was. */
export function storeSession(urlname: string, session: LoggedIn): void {
  write(urlname, session);
}

/** Names the group with which a professional is logged in: they are with one at a time. */
const PRO_WITH = "rendezvous.pro-with";

/** A professional's session with another group than this page's, while it is good. */
export function proElsewhere(urlname: string): { urlname: string; session: LoggedIn } | null {
  const other = lastingStorage.getItem(PRO_WITH) ?? pageStorage.getItem(PRO_WITH);
  const session = other === null || other === urlname ? null : readSession(other);
  return other !== null && session?.type === "pro" ? { urlname: other, session } : null;
}

function write(urlname: string, session: LoggedIn | null): void {
  if (session?.type === "pro")
    (session.isRemembered ? lastingStorage : pageStorage).setItem(PRO_WITH, urlname);
  const name = nameOf(urlname);
  const text = JSON.stringify(session);
  if (session?.isRemembered) lastingStorage.setItem(name, text);
  else lastingStorage.removeItem(name);
  if (session === null) pageStorage.removeItem(name);
  else pageStorage.setItem(name, text);
}

/** Until a required password is set, and as a guest, the session counts as a visitor. */
function publishToken(urlname: string, session: LoggedIn | null): void {
  const isNobody = session === null || session.needPasswordChange || session.isGuest;
  const token = isNobody ? null : session.token;
  setSessionToken(token, () => endSession(urlname, true));
}

/** Nothing of it is kept for any page that comes; the present one is about to go. */
export function forgetStoredSession(urlname: string): void {
  write(urlname, null);
}

/** Who is logged in with the group of the page; a guest has not logged in. */
export function useSession(): SessionState {
  const { group } = useKnownGroup();
  const state = useStore(sessionStoreOf(group.urlname));
  return state.session?.isGuest ? { ...state, session: null } : state;
}

/** The same, or the guest who has booked here without a login. */
export function useSessionOrGuest(): LoggedIn | null {
  const { group } = useKnownGroup();
  return useStore(sessionStoreOf(group.urlname), ({ session }) => session);
}

/** Whether the group offers the session something else than visitors: a call-centre agent more, whoever keeps to some calendars less. */
export function isOfferedOther(session: LoggedIn | null, groupId: number): boolean {
  const home = session?.groups.find(({ id }) => id === groupId);
  return home !== undefined && (home.call_center || home.calendars !== null);
}

/** Logged in, and free to book. */
export function useIsLogged(urlname: string): boolean {
  return useStore(
    sessionStoreOf(urlname),
    ({ session }) => session !== null && !session.needPasswordChange && !session.isGuest,
  );
}
