import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import { useEffect } from "react";
import { useStore } from "zustand";
import { now } from "../../../lib/clock.ts";
import { getCurrentSession } from "./api/get-current-session.ts";
import { isFromMail } from "./is-from-mail.ts";
import { updateSession, endSession, nameOfPro, reloadSession, sessionStoreOf } from "./session-store.ts";
import { useQueryText } from "../../../lib/navigation.tsx";

/**
 * Keeps the page's session up to date: checks it with the server at first and whenever its tab becomes visible, ends it when its
 * token expires, even after the device was asleep, and follows logins and logouts in other tabs.
 */
export function useSessionSync(group: { readonly id: number; readonly urlname: string }): void {
  const { id, urlname } = group;
  const store = sessionStoreOf(urlname);
  const lastSignedAt = useStore(store, ({ session }) => session?.lastSignedAt ?? null);
  const fromMail = isFromMail(useQueryText());

  useEffect(() => {
    if (fromMail) updateSession(urlname, { fromMail });
  }, [fromMail, urlname]);

  useEffect(() => {
    refreshSession({ id, urlname });
    const onVisible = () => {
      if (!document.hidden) refreshSession({ id, urlname });
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [id, urlname]);

  useEffect(() => {
    if (lastSignedAt === null) return undefined;
    const end = () => {
      if (now() >= tokenExpiresAt(lastSignedAt)) endSession(urlname, !store.getState().session?.isGuest);
    };
    const timer = setTimeout(end, tokenExpiresAt(lastSignedAt) - now() + 1);
    // Timers do not run while the device sleeps.
    document.addEventListener("visibilitychange", end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", end);
    };
  }, [lastSignedAt, urlname, store]);

  useEffect(() => {
    const onStorage = () => reloadSession(urlname);
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [urlname]);
}

/** Checks with the server whether the session is still valid, and updates its professional's rights. */
export function refreshSession({ id, urlname }: { readonly id: number; readonly urlname: string }): void {
  const store = sessionStoreOf(urlname);
  const { session } = store.getState();
  if (session === null) return;
  getCurrentSession(id, session.token)
    .then(({ pro, account, needPasswordChange, groups }) => {
      if (store.getState().session?.token !== session.token) return;
      if (pro === null && account === null) endSession(urlname, !session.isGuest);
      else {
        // An owner may have changed the professional's rights, calendars and name meanwhile.
        const own = pro && { groups, isCallCentre: pro.call_center, name: nameOfPro(pro) };
        const present = { ...session, needPasswordChange, ...own };
        if (JSON.stringify(present) !== JSON.stringify(session)) updateSession(urlname, present);
      }
    })
    // Without an answer the session stays; other calls will show whether it is valid.
    .catch(() => undefined);
}
