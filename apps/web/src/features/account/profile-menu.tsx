import { profileOf } from "@rendezvous/domain/deployment/profile";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarDays, CircleUser, LogOut, ShieldCheck, UserPen } from "lucide-react";
import { useRef } from "react";
import { Button, buttonClass } from "../../components/button.tsx";
import { PopoverButton } from "../../components/popover-button.tsx";
import { QuestionDialog } from "../../components/question-dialog.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { useBookingStore } from "../booking/booking-store.ts";
import { useKnownGroup } from "../group/first-data.ts";
import {
  TO_DISCONNECTED,
  toAppointments,
  toFiches,
  toGroup,
  toLogin,
  toPersonalData,
} from "../group/paths.ts";
import { logout } from "../session/api/logout.ts";
import { endSession, type LoggedIn, useSession } from "../session/session-store.ts";
import styles from "./account-actions.module.css";
import { useAccountPhrases } from "./use-account-phrases.ts";

/** What somebody who is logged in may do anywhere. */
export function ProfileMenu() {
  const { session } = useSession();
  return session === null ? null : <Menu session={session} />;
}

function Menu({ session }: { session: LoggedIn }) {
  const { header } = usePhrases();
  const { group } = useKnownGroup();
  const phrases = useAccountPhrases().menu;
  const { hidesLastMenuEntries } = profileOf(group.deployment);
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useLogout(session);
  return (
    <>
      <PopoverButton
        className={`${buttonClass("plain")} ${styles.button}`}
        popoverLabel={phrases.heading}
        renderContent={(close) => (
          <div className={styles.menu}>
            <p className={styles.who}>{session.email}</p>
            {session.type === "user" && (
              <Link className={buttonClass("plain")} {...toAppointments(group.urlname)} onClick={close}>
                <CalendarDays size={18} aria-hidden="true" />
                {phrases.appointments}
              </Link>
            )}
            {session.type === "user" && (
              <Link className={buttonClass("plain")} {...toFiches(group.urlname)} onClick={close}>
                <UserPen size={18} aria-hidden="true" />
                {phrases.information}
              </Link>
            )}
            {!hidesLastMenuEntries && session.type === "user" && (
              <Link className={buttonClass("plain")} {...toPersonalData(group.urlname)} onClick={close}>
                <ShieldCheck size={18} aria-hidden="true" />
                {phrases.personalData}
              </Link>
            )}
            {!(hidesLastMenuEntries && session.type === "user") && (
              <Button
                look="plain"
                onClick={() => {
                  close();
                  dialog.current?.showModal();
                }}
              >
                <LogOut size={18} aria-hidden="true" />
                {phrases.logout}
              </Button>
            )}
          </div>
        )}
      >
        <CircleUser size={20} aria-hidden="true" />
        <span className={styles.word}>{header.account}</span>
      </PopoverButton>
      <QuestionDialog
        ref={dialog}
        title={phrases.logoutTitle}
        actions={
          <>
            <Button onClick={() => dialog.current?.close()}>{phrases.logoutNo}</Button>
            <Button look="danger" onClick={() => leave()}>
              {phrases.logout}
            </Button>
          </>
        }
      >
        <p>{phrases.logoutText}</p>
      </QuestionDialog>
    </>
  );
}

/**
 * Nothing of the person stays behind, also when the server cannot be told: then the token ends by itself.
 * Whoever has just cancelled is told so where they arrive.
 */
export function useLogout(session: LoggedIn): (after?: "cancelled") => void {
  const { group } = useKnownGroup();
  const { startAgain, leaveCancelled } = useBookingStore().getState();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (after) => {
    logout(session.token).catch(() => undefined);
    if (after === "cancelled") leaveCancelled();
    else startAgain();
    endSession(group.urlname, false);
    queryClient.clear();
    const isFiche = session.type === "user" && session.accountId === 0;
    const way = isFiche ? toGroup(group.urlname) : toLogin(group.urlname);
    // The question before has said that what is typed goes.
    void navigate({ ...(group.store_chain ? TO_DISCONNECTED : way), ignoreBlocker: true });
  };
}
