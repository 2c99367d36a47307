import { ExternalLink, LogIn } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { ssoAddress } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { ExistingClientsNotice } from "../existing-clients-notice.tsx";
import { LoginForm } from "./login-form.tsx";
import { isFramed, receiveSession } from "./sso-window.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { storeRequestedScreen, useCompleteLogin } from "./use-complete-login.ts";
import { useLocation, useQueryText } from "../../../../lib/navigation.tsx";

const FAILURES = ["denied", "expired", "unavailable", "failed"] as const;
export type SsoFailure = (typeof FAILURES)[number];

/** Returns the outcome of the login at the OpenID provider from the page's query; null without an outcome. */
export function readSsoOutcome(query: string): SsoFailure | "done" | null {
  const outcome = new URLSearchParams(query).get("sso");
  return outcome === "done" ? outcome : (FAILURES.find((failure) => failure === outcome) ?? null);
}

/** The login of a group whose clients log in only at its OpenID provider: one button. */
export function SsoLogin({ notice, failure }: { notice: ReactNode; failure: SsoFailure | null }) {
  const phrases = useLazyPhrases("account").sso;
  const { group } = useLoadedGroup();
  return (
    <AccountScreen title={phrases.heading} text={phrases.text({ group: group.name })}>
      {notice}
      <ExistingClientsNotice />
      <SsoProblem failure={failure} />
      <SsoButton look="main" />
      <ProLogin />
    </AccountScreen>
  );
}

/** The login with a password, for professionals of a group with an OpenID provider. */
export function ProLogin() {
  const phrases = useLazyPhrases("account").sso;
  return (
    <details className={styles.aside}>
      <summary>{phrases.pro}</summary>
      <LoginForm isForPro />
    </details>
  );
}

/** The provider's button beside a login with a password. */
export function SsoLoginOption({ failure }: { failure: SsoFailure | null }) {
  const phrases = useLazyPhrases("account").sso;
  const { group } = useLoadedGroup();
  if (group.sso_label === null) return null;
  return (
    <div className={styles.form}>
      <SsoProblem failure={failure} />
      <SsoButton look="quiet" />
      <p className={styles.or}>{phrases.or}</p>
    </div>
  );
}

function SsoProblem({ failure }: { failure: SsoFailure | null }) {
  const phrases = useLazyPhrases("account").sso;
  const { group } = useLoadedGroup();
  if (failure === null) return null;
  const isOurs = failure === "failed" || failure === "unavailable";
  return (
    <Notice look={isOurs ? "problem" : "hint"}>
      <p>
        {phrases[failure]} {isOurs && group.phone !== "" && phrases.call}
      </p>
      {isOurs && <PhoneLink phone={group.phone} />}
    </Notice>
  );
}

function SsoButton({ look }: { look: "main" | "quiet" }) {
  const phrases = useLazyPhrases("account").sso;
  const { group } = useLoadedGroup();
  const { completeLoginWith } = useCompleteLogin();
  const query = useQueryText();
  const next = useLocation().state.next;
  const { urlname } = group;
  const take = useEffectEvent(completeLoginWith);
  const isApart = isFramed();
  useEffect(
    () => (isApart ? receiveSession(urlname, (answer) => take(answer, false)) : undefined),
    [isApart, urlname],
  );
  const Icon = isApart ? ExternalLink : LogIn;
  return (
    <>
      <a
        className={buttonClass(look, true)}
        href={ssoAddress(urlname, query)}
        onClick={() => storeRequestedScreen(next)}
        {...(isApart && { target: "_blank", rel: "opener" })}
      >
        <Icon className={styles.icon} size={18} aria-hidden="true" />
        <span lang={group.sso_lang}>{group.sso_label || phrases.submit}</span>
      </a>
      {isApart && <p className={styles.small}>{phrases.newWindow}</p>}
    </>
  );
}
