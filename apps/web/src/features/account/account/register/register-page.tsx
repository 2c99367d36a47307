import { buttonClass } from "../../../../components/button.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toBookingOrLogin, toLogin, toRegister } from "../../../ground/group/paths.ts";
import { useSession } from "../../../ground/session/session-store.ts";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { ExistingClientsNotice } from "../existing-clients-notice.tsx";
import { ClosedRegistration } from "./closed-registration.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SendAgain } from "../mailed-link/send-again.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useRegister } from "./use-register.ts";
import { Link, Navigate, useLocation } from "../../../../lib/navigation.tsx";

/** The screen that creates an account. */
export function RegisterPage() {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  if (session !== null) return <Navigate {...toBookingOrLogin(group.urlname)} replace />;
  // If clients have no accounts, or log in with the organisation's own login, there is nothing to register.
  if (group.user_login_profile === "Fiche" || group.sso_login_only)
    return <Navigate {...toLogin(group.urlname)} replace />;
  const { register } = phrases;
  return (
    <AccountScreen
      title={group.open ? register.heading : register.closedHeading}
      text={group.open && !group.reserved ? register.text : ""}
    >
      {group.open && <ExistingClientsNotice />}
      {group.open && group.reserved && <p className={styles.text}>{register.textKnown}</p>}
      {group.open ? <RegisterForm /> : <ClosedRegistration />}
      <p className={styles.links}>
        <Link className={styles.link} {...toLogin(group.urlname)}>
          {`${phrases.login.again} ${phrases.login.toLogin}`}
        </Link>
      </p>
    </AccountScreen>
  );
}

/**
 * Says that the activation link was mailed and has to be opened. Without a registration before it, the screen does not claim that
 * a mail was sent.
 */
export function RegisterConfirmPage() {
  const phrases = useLazyPhrases("account");
  const { registerConfirm } = phrases;
  const { group } = useLoadedGroup();
  const register = useRegister();
  const { email, optIns } = useLocation().state;
  if (email === undefined)
    return (
      <AccountScreen title={registerConfirm.headingUnknown} text={registerConfirm.textUnknown}>
        <Link className={buttonClass("main", true)} {...toRegister(group.urlname)}>
          {phrases.register.submit}
        </Link>
      </AccountScreen>
    );
  return (
    <AccountScreen title={registerConfirm.heading} text={registerConfirm.text({ email })}>
      <SendAgain
        hint={registerConfirm.hint}
        button={registerConfirm.again}
        done={registerConfirm.sentAgain({ email })}
        send={() => register(email, optIns)}
        toOther={toRegister(group.urlname)}
      />
    </AccountScreen>
  );
}
