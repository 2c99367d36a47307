import { PASSWORD_MIN } from "@rendezvous/domain/account/password";
import { type FormEvent, useState } from "react";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CheckBox } from "../../../../components/fields/choice-fields.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toResetPassword } from "../../../ground/group/paths.ts";
import { login } from "../../../ground/session/api/login.ts";
import styles from "../account.module.css";
import { CallFailure, isRefusedWith, useFailureText } from "../../../ground/group/call-failure.tsx";
import { EmailField, isValidEmail, useTypedEmail } from "../email-field.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useCompleteLogin } from "./use-complete-login.ts";
import { Link } from "../../../../lib/navigation.tsx";

interface Props {
  /** Shows the form for professionals, in a group whose clients log in by other ways. */
  isForPro?: boolean;
}

/** E-mail address and password; the same for clients and professionals. */
export function LoginForm({ isForPro = false }: Props) {
  const phrases = useLazyPhrases("account");
  const failureText = useFailureText();
  const { group } = useLoadedGroup();
  const { completeLoginWith } = useCompleteLogin();
  const [email, setEmail] = useTypedEmail();
  const [password, setPassword] = useState("");
  const [isRemembered, setRemembered] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const entering = useSingleFlightMutation({
    mutationFn: () => login(group.id, { email: email.trim(), password }),
    onSuccess: (answer) =>
      completeLoginWith(answer, isRemembered, { hasWeakPassword: answer.needPasswordChange }),
  });
  const isShort = password.length < PASSWORD_MIN;
  const isWrong = isRefusedWith(entering.error, "passwordError");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (entering.isPending) return;
    setSubmitted(true);
    if (!isValidEmail(email)) return document.getElementById("login-email")?.focus();
    if (isShort) return document.getElementById("login-password")?.focus();
    entering.mutate(undefined, {
      onError: (failure) => {
        if (isRefusedWith(failure, "passwordError")) document.getElementById("login-password")?.focus();
      },
    });
  }
  function passwordError(): string | null {
    if (isWrong) return failureText(entering.error);
    return isSubmitted && isShort ? phrases.login.passwordLength : null;
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField id="login-email" value={email} isSubmitted={isSubmitted} onType={setEmail} />
      <PasswordField
        id="login-password"
        label={phrases.password}
        value={password}
        error={passwordError()}
        autoComplete="current-password"
        onType={(typed) => {
          setPassword(typed);
          if (isWrong) entering.reset();
        }}
      />
      <CheckBox label={phrases.login.remember} isChecked={isRemembered} onChange={setRemembered} />
      {!isWrong && !entering.isPending && <CallFailure failure={entering.error} />}
      <SubmitButton
        text={phrases.login.submit}
        reason={isValidEmail(email) ? phrases.login.passwordLength : phrases.missing.email}
        isReady={isValidEmail(email) && !isShort}
        isPending={entering.isPending}
      />
      <p className={styles.links}>
        <Link className={styles.link} {...toResetPassword(group.urlname, isForPro)}>
          {phrases.login.forgot}
        </Link>
      </p>
    </form>
  );
}
