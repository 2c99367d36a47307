import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useAccountPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useFactorPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { PasswordField } from "../account/password-field.tsx";
import { type OwnFactors, type Proof, removeFactors } from "./api.ts";
import { CodeField } from "./code-field.tsx";
import { FactorFailure } from "./factor-failure.tsx";
import styles from "./factor.module.css";
import { signWithPasskey } from "./passkeys.ts";

/** Turns a factor off, which requires the password and the factor itself. */
export function TurnOffFactor({ own, onDone }: { own: OwnFactors; onDone: () => void }) {
  const phrases = useFactorPhrases();
  const { password: passwordLabel } = useAccountPhrases();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const removing = useSingleFlightMutation({
    mutationFn: async (prove: () => Proof | Promise<Proof>) => removeFactors(password, await prove()),
    onSuccess: onDone,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    removing.mutate(() => ({ code }));
  }
  return (
    <form className={styles.section} noValidate onSubmit={submit}>
      <p>{phrases.turnOffText}</p>
      {own.required_by.length > 0 && <p>{phrases.requiredHere}</p>}
      <PasswordField
        id="turn-off-password"
        label={passwordLabel}
        value={password}
        autoComplete="current-password"
        onType={setPassword}
      />
      <CodeField id="turn-off-code" value={code} onType={setCode} />
      {!removing.isPending && <FactorFailure failure={removing.error} />}
      <div className={styles.buttons}>
        <Button type="submit" look="danger" isBusy={removing.isPending}>
          {phrases.turnOff}
        </Button>
        {own.factors.some(({ kind }) => kind === "passkey") && (
          <Button
            isBusy={removing.isPending}
            onClick={() => removing.mutate(() => signWithPasskey(undefined))}
          >
            {phrases.usePasskey}
          </Button>
        )}
      </div>
    </form>
  );
}
