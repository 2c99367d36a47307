import { checkPassword } from "@rendezvous/domain/account/password";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Message } from "../../../components/message.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { PasswordRules } from "../../account/account/password/password-rules.tsx";
import { PasswordField } from "../../account/account/password-field.tsx";
import { SubmitButton } from "../../account/account/submit-button.tsx";
import { CodeField } from "../../account/factor/code-field.tsx";
import { AppSecret, RecoveryCodes } from "../../account/factor/app-secret.tsx";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import styles from "./operator.module.css";

interface Props {
  /** The key of the one-time link. */
  linkKey: string;
  /** Called once the recovery codes are noted; with null if the link is no longer valid. */
  onDone: (operator: { email: string } | null) => void;
}

/** The page of a new operator's one-time link: a password, an authenticator app, and the recovery codes. */
export function SetUpForm({ linkKey, onDone }: Props) {
  const phrases = useProPhrases("operator");
  const account = useLazyPhrases("account");
  const { data: link, error } = useQuery({
    queryKey: ["operator-link", linkKey],
    queryFn: () => callApi("POST /operator/setup/start", { body: { key: linkKey } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const finishing = useSingleFlightMutation({
    mutationFn: () => callApi("POST /operator/setup", { body: { key: linkKey, password, code } }),
    onSuccess: () => history.replaceState(history.state, "", location.pathname + location.search),
    onError: () => {
      setCode("");
      document.getElementById("operator-code")?.focus();
    },
  });
  if (isRefusedWith(error, "dead_key") || isRefusedWith(finishing.error, "dead_key"))
    return (
      <Message title={phrases.setUpHeading} text={phrases.deadLink}>
        <a className={buttonClass("main")} href={location.pathname}>
          {account.login.toLogin}
        </a>
      </Message>
    );
  if (link === undefined) return error ? <CallFailure failure={error} /> : <Loading />;
  if (finishing.data) {
    const { operator, recovery_codes } = finishing.data;
    return <RecoveryCodes codes={recovery_codes} onDone={() => onDone(operator)} />;
  }
  const checklist = checkPassword(password, link.email);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!checklist.all) document.getElementById("operator-password")?.focus();
    else if (code.trim() === "") document.getElementById("operator-code")?.focus();
    else finishing.mutate();
  }
  return (
    <>
      <ScreenTitle documentTitle={phrases.setUpHeading}>{phrases.setUpHeading}</ScreenTitle>
      <p className={styles.quiet}>{phrases.setUpText({ email: link.email })}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {/* Password managers store the address with the new password. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          id="operator-password"
          label={account.setPassword.newPassword}
          autoComplete="new-password"
          explainedBy="operator-rules"
          value={password}
          onType={setPassword}
        />
        <PasswordRules id="operator-rules" password={password} checklist={checklist} />
        <AppSecret secret={link.secret} address={link.address} />
        <CodeField id="operator-code" value={code} onType={setCode} />
        {!finishing.isPending && <CallFailure failure={finishing.error} />}
        <SubmitButton
          text={account.continue}
          reason={account.missing.rules}
          isReady={checklist.all}
          isPending={finishing.isPending}
        />
      </form>
    </>
  );
}
