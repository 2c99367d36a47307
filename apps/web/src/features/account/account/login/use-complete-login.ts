import type { SignedIn } from "@rendezvous/contract/people/session";
import { readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { isPreselecting } from "@rendezvous/domain/embedding/is-preselecting";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { replaceKeepingDraft } from "../../../../lib/page/leave-page.ts";
import { isPageStorageAvailable, pageStorage } from "../../../../lib/storage.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useBookingStore } from "../../../visit/booking/booking-store.ts";
import { hasBegunBooking, keepPendingRdv } from "../../../visit/booking/pending-rdv.ts";
import { useEmbedding } from "../../../visit/embedding/embedding.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import {
  groupAddress,
  resumeAddress,
  toAfterLogin,
  toRequestedScreen,
  toFactorStep,
  toManage,
  toProScreen,
  toSetPassword,
} from "../../../ground/group/paths.ts";
import { isFromMail } from "../../../ground/session/is-from-mail.ts";
import { isOwner } from "../../../ground/session/use-is-owner.ts";
import {
  type LoggedIn,
  startSession,
  storeSession,
  toSession,
} from "../../../ground/session/session-store.ts";
import { useLocation, useNavigate, useQueryText } from "../../../../lib/navigation.tsx";

const KEPT_AS = "rendezvous.asked-screen";

/**
 * Stores the path of the screen that needs the login, because the provider does not pass it on and the page is loaded again when
 * the client returns.
 */
export function keepRequestedScreen(next: string | undefined): void {
  if (next === undefined) pageStorage.removeItem(KEPT_AS);
  else pageStorage.setItem(KEPT_AS, next);
}

export function readRequestedScreen(urlname: string): string | undefined {
  const stored = pageStorage.getItem(KEPT_AS);
  return stored?.startsWith(`${groupAddress(urlname, "")}/`) ? stored : undefined;
}

/**
 * Returns the screen after the login: the screen or appointment that needed it, possibly stored before leaving for a provider, or
 * else the booking. A professional who has not begun a booking, and followed no link to one, gets the day; the owner of an
 * unpublished group gets the back office.
 */
export function useDestination(before?: string) {
  const { group } = useLoadedGroup();
  const { urlname } = group;
  const booking = useBookingStore();
  const link = useEmbedding();
  // Stored at the first render, because the address loses its state on the way to the screen.
  const [next] = useState(useLocation().state.next ?? before);
  const [query] = useState(useQueryText());
  const isAsked = next !== undefined || readRequestedFlow(query) !== null;
  const isPrefilling = Object.keys({ ...link.fiche, ...link.vevent }).length > 0;
  function to(session: LoggedIn) {
    if (next) return toRequestedScreen(next);
    const isBooking = hasBegunBooking(booking) || isPreselecting(link) || isPrefilling;
    if (session.type !== "pro" || isAsked || isBooking) return toAfterLogin(urlname, query);
    return group.inactive && isOwner(session, group.id)
      ? toManage(urlname)
      : toProScreen(urlname, "calendar");
  }
  return { next, isAsked, to };
}

/**
 * Continues after a login: sets a required password, or opens the screen that needed the login, or continues the booking, which
 * may be stored in this tab or in the account.
 */
export function useCompleteLogin(before?: string) {
  const { group } = useLoadedGroup();
  const { language } = useWording();
  const booking = useBookingStore();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const destination = useDestination(before);
  const { next } = destination;
  const fromMail = isFromMail(useQueryText());

  function completeLogin(loggedIn: LoggedIn): void {
    const { urlname } = group;
    const session = { ...loggedIn, fromMail };
    queryClient.removeQueries({ queryKey: ["fiches"] });
    if (session.needPasswordChange) {
      startSession(urlname, session);
      navigate({ ...toSetPassword(urlname, session.accountId, next), replace: true });
      return;
    }
    if (destination.isAsked) {
      startSession(urlname, session);
      navigate({ ...destination.to(session), replace: true });
      return;
    }
    const { pendingRdv } = session;
    const ready: LoggedIn = { ...session, pendingRdv: null };
    const waits = pendingRdv !== null && !hasBegunBooking(booking) && isPageStorageAvailable();
    const query = waits ? keepPendingRdv(urlname, pendingRdv) : null;
    if (query === null) {
      startSession(urlname, ready);
      navigate({ ...destination.to(session), replace: true });
      return;
    }
    // Loads the page again, because the link's preselection is read from the address.
    storeSession(urlname, ready);
    replaceKeepingDraft(resumeAddress(urlname, query, language));
  }

  return {
    completeLogin,
    /** `more`: fields of the session that the answer does not contain. */
    completeLoginWith: (answer: SignedIn, isRemembered: boolean, more: Partial<LoggedIn> = {}) => {
      const { needFactor, account_token: token } = answer;
      if (needFactor === null) completeLogin({ ...toSession(answer, isRemembered), ...more });
      else {
        const half = { token, kinds: needFactor.kinds, isRemembered };
        navigate({ ...toFactorStep(group.urlname, half, next), replace: true });
      }
    },
  };
}
