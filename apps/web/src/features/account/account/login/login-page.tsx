import { normalizeEmail } from "@rendezvous/domain/account/email";
import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { Message } from "../../../../components/message.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toBookingOrLogin, toRegister, toSetPassword, TO_UNAUTHORIZED } from "../../../ground/group/paths.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { type GroupSession, useSession } from "../../../ground/session/session-store.ts";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { ExistingClientsNotice } from "../existing-clients-notice.tsx";
import { ClosedRegistration } from "../register/closed-registration.tsx";
import { LoginForm } from "./login-form.tsx";
import { MailedLinkScreen } from "../mailed-link/mailed-link-screen.tsx";
import { NoticeAddress } from "../mailed-link/notice-address.tsx";
import { type MailedLink, readMailedLink } from "../mailed-link/mailed-link.ts";
import { RegisterForm } from "../register/register-form.tsx";
import { ResetForm } from "../password/reset-form.tsx";
import { ProLogin, readSsoOutcome, SsoLoginOption, type SsoFailure, SsoLogin } from "./sso-login.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useDestination, readRequestedScreen, useCompleteLogin } from "./use-complete-login.ts";
import { Link, Navigate, useLocation, useQueryText } from "../../../../lib/navigation.tsx";
import { Loading } from "../../../../components/loading.tsx";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { sendSessionToOpener } from "./sso-window.ts";
import { ApiFailure, readFailure } from "../../../../lib/api-failure.ts";

/** The login screen; links in the account's mails lead here as well. */
export function LoginPage() {
  const link = readMailedLink(useQueryText());
  const noticeKey = new URLSearchParams(useQueryText()).get("notice_key");
  const changed = useLocation().state.email;
  const outcome = readSsoOutcome(useQueryText());
  const { session } = useSession();
  if (noticeKey !== null) return <NoticeAddress mailedKey={noticeKey} />;
  // Also set when a confirmation link is opened a second time.
  const present = changed ?? (isOwnAddress(link, session) ? session?.email : undefined);
  if (present !== undefined) return <EmailChanged email={present} />;
  if (link !== null) return <MailedLinkScreen link={link} />;
  if (outcome === "done" && session === null) return <SsoArrival />;
  return <Entrance isStep={false} failure={outcome === "done" ? null : outcome} />;
}

function isOwnAddress(link: MailedLink | null, session: GroupSession | null): boolean {
  return link?.kind === "emailChange" && normalizeEmail(link.temp_email) === session?.email;
}

function EmailChanged({ email }: { email: string }) {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { emailChangedTitle, emailChanged } = phrases.mailed;
  return (
    <Message title={emailChangedTitle} text={emailChanged({ email })}>
      <Link className={buttonClass("main")} {...toBookingOrLogin(group.urlname)}>
        {phrases.continue}
      </Link>
    </Message>
  );
}

/** The login as a step of the booking, with registration beside it. */
export function LoginStep() {
  return <Entrance isStep failure={null} />;
}

function Entrance({ isStep, failure }: { isStep: boolean; failure: SsoFailure | null }) {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { session, isExpired } = useSession();
  const destination = useDestination();
  if (session?.needPasswordChange)
    return <Navigate {...toSetPassword(group.urlname, session.accountId, destination.next)} replace />;
  if (session !== null) return isStep ? null : <Navigate {...destination.to(session)} replace />;
  const expired = isExpired && <Notice look="hint">{phrases.login.expired}</Notice>;
  if (group.sso_login_only && group.sso_label === null) return <Navigate {...TO_UNAUTHORIZED} replace />;
  if (group.sso_login_only) return <SsoLogin notice={expired} failure={failure} />;
  if (group.user_login_profile === "Fiche")
    return (
      <AccountScreen title={phrases.reset.byFicheHeading} text={phrases.reset.byFicheText}>
        {expired}
        <ExistingClientsNotice />
        <ResetForm isByFiche />
        <ProLogin />
      </AccountScreen>
    );
  if (!isStep)
    return (
      <AccountScreen title={phrases.login.heading}>
        {expired}
        <ExistingClientsNotice />
        <SsoLoginOption failure={failure} />
        <LoginForm />
        {/* Before the group is published, only its professionals may log in. */}
        {group.open && !group.inactive && <ToRegister />}
      </AccountScreen>
    );
  const { step } = phrases;
  const isInviting = group.open && !group.reserved;
  const text = isInviting ? step.text({ group: group.name }) : step.textClosed({ group: group.name });
  return (
    <AccountScreen title={step.heading} text={text} isWide>
      {expired}
      {group.open && <ExistingClientsNotice />}
      <div className={styles.parts}>
        <section className={styles.part}>
          <h2>{step.known}</h2>
          <SsoLoginOption failure={failure} />
          <LoginForm />
        </section>
        <section className={styles.part}>
          <h2>{step.fresh}</h2>
          {group.open && (
            <p className={styles.text}>{isInviting ? phrases.register.text : phrases.register.textKnown}</p>
          )}
          {group.open ? <RegisterForm /> : <ClosedRegistration />}
        </section>
      </div>
      {isInviting && (
        <div>
          <PhoneLink phone={group.phone} />
        </div>
      )}
    </AccountScreen>
  );
}

function ToRegister() {
  const phrases = useLazyPhrases("account").register;
  const { group } = useLoadedGroup();
  return (
    <div className={styles.form}>
      <p className={styles.text}>{group.reserved ? phrases.askKnown : phrases.ask}</p>
      <Link className={buttonClass("quiet", true)} {...toRegister(group.urlname)}>
        {phrases.submit}
      </Link>
    </div>
  );
}

/**
 * Shown after the return from the OpenID provider: fetches the session and continues the booking, here or in the frame that
 * opened this window.
 */
function SsoArrival() {
  const phrases = useLazyPhrases("account").sso;
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const { completeLoginWith } = useCompleteLogin(readRequestedScreen(group.urlname));
  const { urlname } = group;
  const { data, error } = useQuery({
    queryKey: ["sso session", urlname],
    queryFn: async () => {
      const answer = await fetchSsoSession(urlname, language);
      return { answer, isTaken: await sendSessionToOpener(urlname, answer) };
    },
    // The server answers this request only once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const goOn = useEffectEvent((answer: LoginAnswer) => completeLoginWith(answer, false));
  useEffect(() => {
    if (data?.isTaken) window.close();
    else if (data !== undefined) goOn(data.answer);
  }, [data]);
  if (error !== null) return <SsoLogin notice={null} failure="expired" />;
  if (data?.isTaken)
    return (
      <Message title={phrases.done} text="">
        {null}
      </Message>
    );
  return <Loading />;
}

const TIMEOUT_MS = 20_000;

/**
 * Fetches the session after the return from the OpenID provider; works once. Only the pages' own host receives the cookie that
 * identifies the session, so this is not a call of the API, which may be on another host.
 */
async function fetchSsoSession(urlname: string, language: string): Promise<LoginAnswer> {
  const response = await fetch(`/${encodeURIComponent(urlname)}/sso/session?locale=${language}`, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiFailure("network", 0);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as LoginAnswer;
  throw readFailure(response.status, body);
}
