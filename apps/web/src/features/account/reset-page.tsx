import { Link, Navigate, useRouterState } from "@tanstack/react-router";
import { buttonClass } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { useKnownGroup } from "../group/first-data.ts";
import { toLogin, toRegister, toResetPassword } from "../group/paths.ts";
import styles from "./account.module.css";
import { AccountScreen } from "./account-screen.tsx";
import { ResetForm } from "./reset-form.tsx";
import { useAccountPhrases } from "./use-account-phrases.ts";

/** A forgotten password, or a new login link where clients have none. */
export function ResetPage() {
  const phrases = useAccountPhrases();
  const { group } = useKnownGroup();
  const isByFiche = group.user_login_profile === "Fiche";
  const { reset } = phrases;
  // An organisation's own login knows the passwords, and nobody here does.
  if (group.sso_login_only) return <Navigate {...toLogin(group.urlname)} replace />;
  return (
    <AccountScreen
      title={isByFiche ? reset.byFicheHeading : reset.heading}
      text={isByFiche ? reset.byFicheText : reset.text}
    >
      <ResetForm />
      {!isByFiche && (
        <p className={styles.links}>
          <Link className={styles.link} {...toLogin(group.urlname)}>
            {phrases.login.toLogin}
          </Link>
          <Link className={styles.link} {...toRegister(group.urlname)}>
            {phrases.register.submit}
          </Link>
        </p>
      )}
    </AccountScreen>
  );
}

/** Asked for: the link in the mailbox is next. */
export function ResetConfirmPage() {
  const phrases = useAccountPhrases();
  const { group } = useKnownGroup();
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const { resetConfirm } = phrases;
  return (
    <Message
      title={resetConfirm.heading}
      text={email === undefined ? resetConfirm.textUnknown : resetConfirm.text({ email })}
    >
      <p className={styles.text}>{resetConfirm.hint}</p>
      <Link className={buttonClass("quiet")} {...toResetPassword(group.urlname)}>
        {phrases.registerConfirm.otherAddress}
      </Link>
    </Message>
  );
}
