import { type FormEvent, useState } from "react";
import { TextField } from "../../../components/fields/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { PasswordField } from "../../account/account/password-field.tsx";
import { SubmitButton } from "../../account/account/submit-button.tsx";
import { CodeField } from "../../account/factor/code-field.tsx";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import styles from "./operator.module.css";

/** The login of an operator: address, password and code in one step, so that a refusal does not tell which is wrong. */
export function LogInForm({ onDone }: { onDone: (operator: { email: string }) => void }) {
  const phrases = useProPhrases("operator");
  const account = useLazyPhrases("account");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const entering = useSingleFlightMutation({
    mutationFn: () => callApi("POST /operator/session", { body: { account: { email, password, code } } }),
    onSuccess: ({ operator }) => onDone(operator),
    onError: () => {
      setCode("");
      document.getElementById("operator-code")?.focus();
    },
  });
  const fields = [
    ["operator-email", email],
    ["operator-password", password],
    ["operator-code", code],
  ] as const;
  const empty = fields.find(([, value]) => value.trim() === "");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (empty) document.getElementById(empty[0])?.focus();
    else entering.mutate();
  }
  return (
    <>
      <ScreenTitle documentTitle={phrases.loginHeading}>{phrases.loginHeading}</ScreenTitle>
      <p className={styles.quiet}>{phrases.loginText}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          id="operator-email"
          label={account.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          id="operator-password"
          label={account.password}
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
        <CodeField id="operator-code" value={code} hint={phrases.codeHint} onType={setCode} />
        {!entering.isPending &&
          (isRefusedWith(entering.error, "passwordError") ? (
            <Notice look="problem">{phrases.wrong}</Notice>
          ) : (
            <CallFailure failure={entering.error} />
          ))}
        <SubmitButton text={account.login.submit} isReady isPending={entering.isPending} />
      </form>
    </>
  );
}
