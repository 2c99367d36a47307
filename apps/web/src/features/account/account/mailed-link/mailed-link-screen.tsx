import { type FormEvent, useEffect, useState } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toFiches, toLogin, toRegister, toResetPassword } from "../../../ground/group/paths.ts";
import { type Credentials, login } from "../../../ground/session/api/login.ts";
import { startSession, toSession, useSession } from "../../../ground/session/session-store.ts";
import styles from "../account.module.css";
import { AccountScreen } from "../account-screen.tsx";
import { CallFailure, isRefusedWith, useFailureText } from "../../../ground/group/call-failure.tsx";
import type { MailedLink } from "./mailed-link.ts";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useCompleteLogin } from "../login/use-complete-login.ts";
import { Link, useNavigate } from "../../../../lib/navigation.tsx";

/** The screen of a mailed link. It explains the action, which only the button starts, since mail scanners open links too. */
export function MailedLinkScreen({ link }: { link: MailedLink }) {
  const phrases = useLazyPhrases("account");
  const { mailed } = phrases;
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const { completeLoginWith } = useCompleteLogin();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  /** The last submitted password. A missing password is an error only after an attempt. */
  const [tried, setTried] = useState("");
  const isChange = link.kind === "emailChange" || link.kind === "ficheEmail";
  const following = useSingleFlightMutation({
    mutationFn: () => login(group.id, credentialsOf(link, password), isChange ? session?.token : null),
    onSuccess: (answer) => {
      if (link.kind !== "emailChange")
        return completeLoginWith(answer, isChange && (session?.isRemembered ?? false));
      startSession(group.urlname, toSession(answer, session?.isRemembered ?? false));
      return navigate({ ...toLogin(group.urlname), state: { email: link.temp_email }, replace: true });
    },
  });
  const { error } = following;
  const isPasswordAsked = isRefusedWith(error, "passwordError");
  const isDead = isRefusedWith(error, "dead_key");
  useEffect(() => {
    if (isPasswordAsked) document.getElementById("present-password")?.focus();
  }, [isPasswordAsked]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (following.isPending) return;
    setTried(password);
    following.mutate();
  }
  const { title, text, button } = {
    activation: {
      title: mailed.activationHeading,
      text: mailed.activationText,
      button: mailed.activationButton,
    },
    reset: { title: mailed.resetHeading, text: mailed.resetText, button: mailed.resetButton },
    emailChange: {
      title: mailed.emailHeading,
      text: mailed.emailText({ email: link.temp_email }),
      button: mailed.emailButton,
    },
    ficheEmail: {
      title: mailed.emailHeading,
      text: mailed.ficheEmailText({ email: link.temp_email }),
      button: mailed.emailButton,
    },
    founder: {
      title: mailed.founderHeading,
      text: mailed.founderText({ group: group.name }),
      button: mailed.founderButton,
    },
    invitation: {
      title: mailed.invitationHeading,
      text: mailed.invitationText({ group: group.name }),
      button: mailed.invitationButton,
    },
    fiche: {
      title: mailed.ficheHeading,
      text: mailed.ficheText({ group: group.name }),
      button: mailed.ficheButton,
    },
  }[link.kind];
  return (
    // The pressed button is removed, so the title takes the focus.
    <AccountScreen key={isDead ? "dead" : "alive"} title={title} text={isDead ? "" : text}>
      {isDead ? (
        <DeadLink kind={link.kind} failure={error} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          {(isPasswordAsked || password !== "") && (
            <PasswordField
              id="present-password"
              label={mailed.emailPassword}
              value={password}
              error={tried !== "" && isPasswordAsked ? failureText(error) : null}
              hint={mailed.emailPasswordHint}
              autoComplete="current-password"
              onType={setPassword}
            />
          )}
          {!isPasswordAsked && !following.isPending && <CallFailure failure={error} />}
          <SubmitButton text={button} isReady isPending={following.isPending} />
        </form>
      )}
    </AccountScreen>
  );
}

type LinkTarget = ReturnType<typeof toLogin | typeof toRegister | typeof toResetPassword>;

/** The link was used or has expired: offers the login, or another link. */
function DeadLink({ kind, failure }: { kind: MailedLink["kind"]; failure: unknown }) {
  const phrases = useLazyPhrases("account");
  const { group } = useLoadedGroup();
  const { mailed } = phrases;
  const login = { to: toLogin(group.urlname), text: phrases.login.submit };
  const again = (to: LinkTarget) => ({ to, text: mailed.newLink });
  const [first, second] = {
    activation: [login, again(toRegister(group.urlname))],
    reset: [again(toResetPassword(group.urlname)), login],
    emailChange: [{ to: toFiches(group.urlname), text: mailed.toInformation }],
    ficheEmail: [{ to: toFiches(group.urlname), text: mailed.toInformation }],
    founder: [login],
    invitation: [login],
    fiche: [again(toResetPassword(group.urlname))],
  }[kind];
  return (
    <div className={styles.form}>
      {kind === "invitation" || kind === "founder" ? (
        <Notice look="problem">{mailed.invitationDead}</Notice>
      ) : (
        <CallFailure failure={failure} />
      )}
      {first && (
        <Link className={buttonClass("main", true)} {...first.to}>
          {first.text}
        </Link>
      )}
      {second && (
        <Link className={buttonClass("quiet", true)} {...second.to}>
          {second.text}
        </Link>
      )}
    </div>
  );
}

function credentialsOf({ kind, key, temp_email }: MailedLink, password: string): Credentials {
  if (kind === "fiche") return { ficheKey: key };
  if (kind === "ficheEmail") return { ficheKey: key, temp_email };
  if (kind === "reset") return { oubliKey: key };
  if (kind === "invitation" || kind === "founder") return { oubliKey: key, password };
  return { validation_key: key, ...(kind === "emailChange" && { temp_email, password }) };
}
