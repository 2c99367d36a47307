import { buttonClass } from "../../../../components/button.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toLogin, toRegister, toResetPassword } from "../../../ground/group/paths.ts";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { forgotPassword } from "../api.ts";
import { ResetForm } from "./reset-form.tsx";
import { SendAgain } from "../mailed-link/send-again.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { Link, useLocation } from "../../../../lib/navigation.tsx";

/** The screen for a forgotten password, or for a new login link in groups whose clients have no passwords. */
export function ResetPage() {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const isAsked = useLocation().state.isForPro ?? false;
  const isByFiche = group.user_login_profile === "Fiche";
  const { reset } = phrases;
  // If clients log in with the organisation's own login, only professionals have a password here.
  if (isAsked || group.sso_login_only)
    return (
      <AccountScreen title={reset.heading} text={reset.textForPro}>
        <ResetForm />
        <p className={styles.links}>
          <Link className={styles.link} {...toLogin(group.urlname)}>
            {phrases.login.toLogin}
          </Link>
        </p>
      </AccountScreen>
    );
  return (
    <AccountScreen
      title={isByFiche ? reset.byFicheHeading : reset.heading}
      text={isByFiche ? reset.byFicheText : reset.text}
    >
      <ResetForm isByFiche={isByFiche} />
      {!isByFiche && (
        <p className={styles.links}>
          <Link className={styles.link} {...toLogin(group.urlname)}>
            {phrases.login.toLogin}
          </Link>
          {group.open && (
            <Link className={styles.link} {...toRegister(group.urlname)}>
              {phrases.register.submit}
            </Link>
          )}
        </p>
      )}
    </AccountScreen>
  );
}

/** Says that the link was mailed and has to be opened. */
export function ResetConfirmPage() {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const email = useLocation().state.email;
  const { resetConfirm } = phrases;
  if (email === undefined)
    return (
      <AccountScreen title={resetConfirm.heading} text={resetConfirm.textUnknown}>
        <Link className={buttonClass("main", true)} {...toResetPassword(group.urlname)}>
          {phrases.reset.submit}
        </Link>
      </AccountScreen>
    );
  return (
    <AccountScreen title={resetConfirm.heading} text={resetConfirm.text({ email })}>
      <SendAgain
        hint={resetConfirm.hint}
        button={resetConfirm.again}
        done={resetConfirm.sentAgain({ email })}
        send={() => forgotPassword(group.id, email)}
        toOther={toResetPassword(group.urlname)}
      />
    </AccountScreen>
  );
}
