import { Link, Navigate, useRouterState } from "@tanstack/react-router";
import { buttonClass } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { useKnownGroup } from "../group/first-data.ts";
import { toBooking, toLogin, toRegister } from "../group/paths.ts";
import { useSession } from "../session/session-store.ts";
import styles from "./account.module.css";
import { AccountScreen } from "./account-screen.tsx";
import { ClosedRegistration } from "./closed-registration.tsx";
import { RegisterForm } from "./register-form.tsx";
import { useAccountPhrases } from "./use-account-phrases.ts";

/** Creating an account with an address. */
export function RegisterPage() {
  const phrases = useAccountPhrases();
  const { group } = useKnownGroup();
  const { session } = useSession();
  if (session !== null) return <Navigate {...toBooking(group.urlname)} replace />;
  // Clients without accounts, and those of an organisation's own login, have nothing to register.
  if (group.user_login_profile === "Fiche" || group.sso_login_only)
    return <Navigate {...toLogin(group.urlname)} replace />;
  const { register } = phrases;
  return (
    <AccountScreen
      title={group.open ? register.heading : register.closedHeading}
      text={group.open ? register.text : ""}
    >
      {group.open ? <RegisterForm /> : <ClosedRegistration />}
      <p className={styles.links}>
        <Link className={styles.link} {...toLogin(group.urlname)}>
          {`${phrases.login.again} ${phrases.login.toLogin}`}
        </Link>
      </p>
    </AccountScreen>
  );
}

/** Registered: the link in the mailbox is next. */
export function RegisterConfirmPage() {
  const phrases = useAccountPhrases().registerConfirm;
  const { group } = useKnownGroup();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  return (
    <Message
      title={phrases.heading}
      text={email === undefined ? phrases.textUnknown : phrases.text({ email })}
    >
      <p className={styles.text}>{phrases.hint}</p>
      <Link className={buttonClass("quiet")} {...toRegister(group.urlname)}>
        {phrases.otherAddress}
      </Link>
    </Message>
  );
}
