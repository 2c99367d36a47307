import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import {
  CalendarDays,
  CircleUser,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Search,
  Settings2,
  ShieldCheck,
  UserPen,
} from "lucide-react";
import { useId, useRef } from "react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { PopoverButton } from "../../../../components/popups/popover-button.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { wouldLoseText } from "../../../../lib/page/leave-page.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useBookingStore } from "../../../visit/booking/booking-store.ts";
import { hasUnsavedBooking } from "../../../visit/booking/pending-rdv.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { LegalLinks } from "../../../ground/group/group-footer.tsx";
import { LanguageSwitch } from "../../../ground/group/language-switch.tsx";
import {
  toAppointments,
  toFiches,
  toLogin,
  toManage,
  toPersonalData,
  toProScreen,
  toSearchFiche,
} from "../../../ground/group/paths.ts";
import { type GroupSession, useSessionOrGuest } from "../../../ground/session/session-store.ts";
import { useOtherGroups } from "../../../ground/session/use-other-groups.ts";
import styles from "./account-actions.module.css";
import { OtherGroups } from "./other-groups.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLogout } from "./use-logout.ts";
import { Link, type NavigationTarget } from "../../../../lib/navigation.tsx";

interface Props {
  /** The class of the menu's button in the professionals' frame; without it the button looks like the header's. */
  entryClass?: string | undefined;
}

/** The menu of the session, on every screen. A logout shows a question only if something would be lost. */
export function ProfileMenu({ entryClass }: Props) {
  const session = useSessionOrGuest();
  return session === null ? null : <Menu session={session} entryClass={entryClass} />;
}

function Menu({ session, entryClass }: Props & { session: GroupSession }) {
  const { header } = usePhrases();
  const { menu: phrases, sending } = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { urlname } = group;
  const { hidesLastMenuEntries } = deploymentProfileOf(group.deployment);
  // A guest session comes from a booking, which does not prove who the person is.
  const isClient = session.type === "user" && !session.isGuest;
  const isOnDesk = entryClass !== undefined;
  const otherGroups = useOtherGroups();
  // The desk's frame shows the other groups and the pages of professionals beside this menu.
  const others = isOnDesk ? [] : otherGroups;
  const hasProPages = session.type === "pro" && !isOnDesk;
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const booking = useBookingStore();
  const { logOut, isLoggingOut } = useLogout(session);
  return (
    <>
      <PopoverButton
        className={entryClass ?? `${buttonClass("plain")} ${styles.button}`}
        popoverLabel={phrases.heading}
        renderContent={(close) => {
          const link = (to: NavigationTarget, Icon: LucideIcon, text: string) => (
            <Link className={buttonClass("plain")} {...to} onClick={close}>
              <Icon size={18} aria-hidden="true" />
              {text}
            </Link>
          );
          return (
            <div className={styles.menu}>
              {session.email !== "" && <p className={styles.who}>{session.email}</p>}
              {hasProPages && link(toProScreen(urlname, "calendar"), CalendarDays, phrases.calendar)}
              {session.type === "user" && link(toAppointments(urlname), CalendarDays, phrases.appointments)}
              {session.isGuest && link(toLogin(urlname), LogIn, header.login)}
              {isClient && link(toFiches(urlname), UserPen, phrases.information)}
              {!hidesLastMenuEntries &&
                isClient &&
                link(toPersonalData(urlname), ShieldCheck, phrases.personalData)}
              {hasProPages && link(toSearchFiche(urlname, null), Search, phrases.records)}
              {/* Every professional may open at least one page of the back office. */}
              {hasProPages && link(toManage(urlname), Settings2, phrases.manage)}
              {others.length > 0 && (
                <>
                  <p className={styles.who} id={heading}>
                    {phrases.groups}
                  </p>
                  <OtherGroups others={others} labelledBy={heading} />
                </>
              )}
              {session.type === "pro" && link(toProScreen(urlname, "security"), KeyRound, phrases.security)}
              {isOnDesk && <LanguageSwitch enabledLocales={group.enabled_locales} />}
              {!(hidesLastMenuEntries && session.type === "user") && (
                <Button
                  look="plain"
                  isBusy={isLoggingOut}
                  onClick={() => {
                    if (!hasUnsavedBooking(booking) && !wouldLoseText()) return logOut();
                    close();
                    dialog.current?.showModal();
                  }}
                >
                  <LogOut size={18} aria-hidden="true" />
                  {isLoggingOut ? sending : phrases.logout}
                </Button>
              )}
              {isOnDesk && (
                <div className={styles.legal}>
                  <LegalLinks group={group} />
                </div>
              )}
            </div>
          );
        }}
      >
        <CircleUser size={isOnDesk ? 22 : 20} aria-hidden="true" />
        <span className={isOnDesk ? undefined : styles.word}>{header.account}</span>
      </PopoverButton>
      <QuestionDialog
        ref={dialog}
        title={phrases.logoutTitle}
        dismiss={phrases.logoutNo}
        actions={
          <Button look="danger" isBusy={isLoggingOut} onClick={() => logOut()}>
            {isLoggingOut ? sending : phrases.logout}
          </Button>
        }
      >
        <p>{phrases.logoutText}</p>
      </QuestionDialog>
    </>
  );
}
