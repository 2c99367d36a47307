import { checkPassword, PROFILE_PASSWORD_MAX } from "@rendezvous/domain/account/password";
import { fillErrorPhrase } from "@rendezvous/phrases/error-phrases";
import { type FormEvent, useState } from "react";
import { runAfterPress } from "../../../../lib/run-after-press.ts";
import { Notice } from "../../../../components/notice.tsx";
import { notify } from "../../../../lib/popups.ts";
import { now } from "../../../../lib/clock.ts";
import { useWording } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { updateSession, type GroupSession } from "../../../ground/session/session-store.ts";
import { updateAccount } from "../api.ts";
import { CallFailure, isRefusedWith, useFailureText } from "../../../ground/group/call-failure.tsx";
import { PasswordField } from "../password-field.tsx";
import { PasswordRules } from "../password/password-rules.tsx";
import { SubmitButton } from "../submit-button.tsx";
import styles from "./information.module.css";
import { useReportUnsaved } from "./unsaved.ts";

const RULES_ID = "password-rules";
const EMPTY = { present: "", fresh: "", again: "" };

/** Asks for the present password, and twice for the new one. */
export function ChangePasswordForm({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").parameters;
  const { setPassword: account, missing } = useLazyPhrases("account");
  const { phrases: wording } = useWording();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(EMPTY);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const checklist = checkPassword(typed.fresh, session.email, PROFILE_PASSWORD_MAX);
  const isSame = typed.fresh === typed.again;
  const changing = useChangePassword(session, typed, () => {
    setTyped(EMPTY);
    setSubmitted(false);
    setLeft(false);
  });
  useReportUnsaved(Object.values(typed).some((text) => text !== ""));
  const isWrong = isRefusedWith(changing.error, "passwordError");
  const isWeak = isRefusedWith(changing.error, "wrongPwd") || (isSubmitted && !checklist.all);
  const isOther = !isSame && (isSubmitted || (isLeft && typed.again !== ""));

  function type(change: Partial<typeof EMPTY>) {
    const after = { ...typed, ...change };
    setTyped(after);
    // All fields are empty again, so nothing would be lost.
    if (Object.values(after).every((text) => text === "")) setSubmitted(false);
    if (!changing.isPending) changing.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (typed.present === "") document.getElementById("present-password")?.focus();
    else if (!checklist.all) document.getElementById("new-password")?.focus();
    else if (!isSame) document.getElementById("confirm-password")?.focus();
    else if (!changing.isPending) changing.mutate();
  }
  function reason(): string {
    if (typed.present === "") return phrases.presentPasswordEmpty;
    return checklist.all ? missing.again : missing.rules;
  }
  function presentError(): string | null {
    if (isWrong) return failureText(changing.error);
    return isSubmitted && typed.present === "" ? phrases.presentPasswordEmpty : null;
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.title}>
        {phrases.passwordTitle}
      </h2>
      {/* Password managers save the address along with the password. */}
      <input type="email" autoComplete="username" value={session.email} readOnly hidden />
      {changing.isSuccess && <Notice look="success">{phrases.passwordChanged}</Notice>}
      <PasswordField
        id="present-password"
        label={phrases.presentPassword}
        value={typed.present}
        error={presentError()}
        autoComplete="current-password"
        onType={(present) => type({ present })}
      />
      <PasswordField
        id="new-password"
        label={account.newPassword}
        value={typed.fresh}
        error={isWeak ? fillErrorPhrase(wording.error.wrongPwd) : null}
        autoComplete="new-password"
        explainedBy={RULES_ID}
        onType={(fresh) => type({ fresh })}
      />
      <PasswordRules id={RULES_ID} password={typed.fresh} checklist={checklist} max={PROFILE_PASSWORD_MAX} />
      <PasswordField
        id="confirm-password"
        label={account.confirmation}
        value={typed.again}
        error={isOther ? account.passwordConfirm : null}
        autoComplete="new-password"
        onType={(again) => type({ again })}
        onLeave={() => runAfterPress(() => setLeft(true))}
      />
      {!isWrong && !isWeak && !changing.isPending && <CallFailure failure={changing.error} />}
      <SubmitButton
        text={phrases.changePassword}
        reason={reason()}
        isReady={typed.present !== "" && checklist.all && isSame}
        isPending={changing.isPending}
      />
    </form>
  );
}

/** Returns the call that changes the password, and with it the session's token. */
function useChangePassword(session: GroupSession, { present, fresh }: typeof EMPTY, onChanged: () => void) {
  const { passwordChanged } = useLazyPhrases("fiche").parameters;
  const { group } = useLoadedGroup();
  return useSingleFlightMutation({
    mutationFn: () => updateAccount(group.id, session, { password: present, new_password: fresh }),
    onSuccess: (token) => {
      updateSession(group.urlname, { token, lastSignedAt: now() });
      onChanged();
      notify("success", passwordChanged);
    },
    onError: (failure) => {
      if (isRefusedWith(failure, "passwordError")) document.getElementById("present-password")?.focus();
    },
  });
}
