import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { hasPreselection } from "@rendezvous/domain/embedding/has-preselection";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { replacePreservingInput } from "../../../../lib/page/leave-page.ts";
import { isPageStorageAvailable, pageStorage } from "../../../../lib/storage.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useBookingStore } from "../../../visit/booking/booking-store.ts";
import { hasUnsavedBooking, storePendingRdv } from "../../../visit/booking/pending-rdv.ts";
import { useEmbedding } from "../../../visit/embedding/embedding.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import {
  groupAddress,
  resumeBookingAddress,
  toScreenAfterLogin,
  toRequestedScreen,
  toFactorStep,
  toManage,
  toProScreen,
  toSetPassword,
} from "../../../ground/group/paths.ts";
import { isFromMail } from "../../../ground/session/is-from-mail.ts";
import { isOwner } from "../../../ground/session/use-is-owner.ts";
import {
  type GroupSession,
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
export function storeRequestedScreen(next: string | undefined): void {
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
  function to(session: GroupSession) {
    if (next) return toRequestedScreen(next);
    const isBooking = hasUnsavedBooking(booking) || hasPreselection(link) || isPrefilling;
    if (session.type !== "pro" || isAsked || isBooking) return toScreenAfterLogin(urlname, query);
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

  function completeLogin(loggedIn: GroupSession): void {
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
    const ready: GroupSession = { ...session, pendingRdv: null };
    const waits = pendingRdv !== null && !hasUnsavedBooking(booking) && isPageStorageAvailable();
    const query = waits ? storePendingRdv(urlname, pendingRdv) : null;
    if (query === null) {
      startSession(urlname, ready);
      navigate({ ...destination.to(session), replace: true });
      return;
    }
    // Loads the page again, because the link's preselection is read from the address.
    storeSession(urlname, ready);
    replacePreservingInput(resumeBookingAddress(urlname, query, language));
  }

  return {
    completeLogin,
    /** `more`: session fields that the server's answer lacks. */
    completeLoginWith: (answer: LoginAnswer, isRemembered: boolean, more: Partial<GroupSession> = {}) => {
      const { needFactor, account_token: token } = answer;
      if (needFactor === null) completeLogin({ ...toSession(answer, isRemembered), ...more });
      else {
        const half = { token, kinds: needFactor.kinds, isRemembered };
        navigate({ ...toFactorStep(group.urlname, half, next), replace: true });
      }
    },
  };
}
