import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { buttonClass } from "../../components/button.tsx";
import { failureText, useWording } from "../../lib/phrases.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { toLogin, toRegister, toResetPassword } from "../group/paths.ts";
import { type Credentials, login } from "../session/api/login.ts";
import { startSession, toSession, useSession } from "../session/session-store.ts";
import styles from "./account.module.css";
import { AccountScreen } from "./account-screen.tsx";
import { CallFailure, isRefused } from "./call-failure.tsx";
import type { MailedLink } from "./mailed-link.ts";
import { PasswordField } from "./password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountPhrases } from "./use-account-phrases.ts";
import { useEnter } from "./use-enter.ts";

/** What the link of a mail leads to: it says what will happen, and nothing happens before the button is pressed. */
export function MailedKey({ link }: { link: MailedLink }) {
  const phrases = useAccountPhrases();
  const { mailed } = phrases;
  const wording = useWording();
  const { group } = useKnownGroup();
  const { session } = useSession();
  const { enterAs } = useEnter();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  /** The password that was sent: without one, asking for it is no reproach. */
  const [tried, setTried] = useState("");
  const isChange = link.kind === "emailChange";
  const following = useMutation({
    mutationFn: () => login(group.id, credentialsOf(link, password), isChange ? session?.token : null),
    onSuccess: (answer) => {
      if (!isChange) return enterAs(answer, false);
      startSession(group.urlname, toSession(answer, session?.isRemembered ?? false));
      return void navigate({ ...toLogin(group.urlname), state: { email: link.temp_email }, replace: true });
    },
  });
  const { error } = following;
  const isPasswordAsked = isRefused(error, "passwordError");

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
    fiche: {
      title: mailed.ficheHeading,
      text: mailed.ficheText({ group: group.name }),
      button: mailed.ficheButton,
    },
  }[link.kind];
  const newLink = link.kind === "activation" ? toRegister(group.urlname) : toResetPassword(group.urlname);
  return (
    <AccountScreen title={title} text={text}>
      <form className={styles.form} onSubmit={submit}>
        {(isPasswordAsked || password !== "") && (
          <PasswordField
            id="present-password"
            label={mailed.emailPassword}
            value={password}
            error={tried !== "" && isPasswordAsked ? failureText(wording.phrases, error, group.phone) : null}
            autoComplete="current-password"
            onType={setPassword}
          />
        )}
        {!isPasswordAsked && !following.isPending && <CallFailure failure={error} />}
        {isRefused(error, "dead_key") && !isChange ? (
          <Link className={buttonClass("main", true)} {...newLink}>
            {mailed.newLink}
          </Link>
        ) : (
          <SubmitButton text={button} isReady isPending={following.isPending} />
        )}
      </form>
    </AccountScreen>
  );
}

function credentialsOf({ kind, key, temp_email }: MailedLink, password: string): Credentials {
  if (kind === "fiche") return { ficheKey: key };
  if (kind === "reset") return { oubliKey: key };
  return { validation_key: key, ...(kind === "emailChange" && { temp_email, password }) };
}
