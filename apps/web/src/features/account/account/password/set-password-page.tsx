import { useState, type FormEvent } from "react";
import { checkPassword } from "@rendezvous/domain/account/password";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import { TO_NOT_FOUND } from "../../../ground/group/paths.ts";
import { useSession, type GroupSession } from "../../../ground/session/session-store.ts";
import { AccountScreen } from "../account-screen.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { Navigate, useQueryText } from "../../../../lib/navigation.tsx";
import { runAfterPress } from "../../../../lib/run-after-press.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { now } from "../../../../lib/clock.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import styles from "../account.module.css";
import { updateAccount } from "../api.ts";
import { CallFailure, isRefusedWith } from "../../../ground/group/call-failure.tsx";
import { PasswordField } from "../password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useCompleteLogin } from "../login/use-complete-login.ts";

/** Shown only to the logged-in account, and only while it must set a password. */
export function SetPasswordPage() {
  const phrases = useLazyPhrases("account").setPassword;
  const present = useSession().session;
  const accountId = new URLSearchParams(useQueryText()).get("account_id");
  // Stored at the first render: once the password is set, the form itself opens the next screen, and the address changes.
  const [session] = useState(
    present?.needPasswordChange && accountId === String(present.accountId) ? present : null,
  );
  if (session === null) return <Navigate {...TO_NOT_FOUND} replace />;
  const mustBeChanged = session.type === "pro" ? phrases.mustBeChangedByPro : phrases.mustBeChanged;
  return (
    <AccountScreen title={phrases.heading} text={session.hasWeakPassword ? phrases.tooWeak : mustBeChanged}>
      <SetPasswordForm session={session} />
    </AccountScreen>
  );
}

const RULES_ID = "password-rules";

/** Sets the password that is required before any other action; it is typed twice. */
function SetPasswordForm({ session }: { session: GroupSession }) {
  const { setPassword: phrases, missing } = useLazyPhrases("account");
  const wording = useWording();
  const { group } = useLoadedGroup();
  const { completeLogin } = useCompleteLogin();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const checklist = checkPassword(password, session.email);
  const isSame = password === again;
  const setting = useSingleFlightMutation({
    mutationFn: () => updateAccount(group.id, session, { new_password: password }),
    onSuccess: (token) =>
      completeLogin({
        ...session,
        token,
        lastSignedAt: now(),
        needPasswordChange: false,
        hasNewPassword: true,
      }),
  });
  const isWeak = isRefusedWith(setting.error, "wrongPwd") || (isSubmitted && !checklist.all);
  const isOther = !isSame && (isSubmitted || (isLeft && again !== ""));

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!checklist.all) document.getElementById("new-password")?.focus();
    else if (!isSame) document.getElementById("confirm-password")?.focus();
    else if (!setting.isPending) setting.mutate();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* Password managers save the address along with the password. */}
      <input type="email" autoComplete="username" value={session.email} readOnly hidden />
      <PasswordField
        id="new-password"
        label={phrases.newPassword}
        value={password}
        error={isWeak ? fillErrorPhrase(wording.phrases.error.wrongPwd) : null}
        autoComplete="new-password"
        explainedBy={RULES_ID}
        onType={setPassword}
      />
      <PasswordRules id={RULES_ID} password={password} checklist={checklist} />
      <PasswordField
        id="confirm-password"
        label={phrases.confirmation}
        value={again}
        error={isOther ? phrases.passwordConfirm : null}
        autoComplete="new-password"
        onType={setAgain}
        onLeave={() => runAfterPress(() => setLeft(true))}
      />
      {!setting.isPending && !isWeak && <CallFailure failure={setting.error} />}
      <SubmitButton
        text={phrases.submit}
        reason={checklist.all ? missing.again : missing.rules}
        isReady={checklist.all && isSame}
        isPending={setting.isPending}
      />
    </form>
  );
}
