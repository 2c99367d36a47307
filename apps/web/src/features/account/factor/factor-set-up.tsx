import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { PasswordField } from "../account/password-field.tsx";
import { SubmitButton } from "../account/submit-button.tsx";
import { createFactor, OWN_FACTORS_KEY, type OwnFactors, type Proof, startFactor } from "./api.ts";
import { AppSecret, RecoveryCodes } from "./app-secret.tsx";
import { CodeField, FactorFailure } from "./code-field.tsx";
import styles from "./factor.module.css";
import { registerPasskey, signWithPasskey } from "./passkeys.ts";

interface Props {
  /** The token of a login whose password was accepted and whose second factor is pending; undefined uses the session's token. */
  token?: string | undefined;
  /** The kinds of the existing factors: one of them is required before another is added. */
  present?: readonly OwnFactors["factors"][number]["kind"][];
  /** Called with the new session if this completes a login. */
  onDone: (signedIn: LoginAnswer | null) => void;
}

interface FirstFactor {
  codes: readonly string[];
  signedIn: LoginAnswer | null;
}

/** Sets up an authenticator app or a passkey; the first factor then shows the recovery codes. */
export function FactorSetUp({ token, present = [], onDone }: Props) {
  const phrases = useProPhrases("factor");
  const { password: passwordLabel } = useLazyPhrases("account");
  const queryClient = useQueryClient();
  const [password, setPassword] = useState("");
  const [app, setApp] = useState<{ secret: string; address: string } | null>(null);
  const [code, setCode] = useState("");
  const [presentCode, setPresentCode] = useState("");
  const [firstFactor, setFirstFactor] = useState<FirstFactor | null>(null);

  function finish({ recovery_codes, signed_in }: Awaited<ReturnType<typeof createFactor>>) {
    // The factor is active even before the professional has noted the codes.
    void queryClient.invalidateQueries({ queryKey: [OWN_FACTORS_KEY] });
    if (recovery_codes.length === 0) onDone(signed_in);
    else setFirstFactor({ codes: recovery_codes, signedIn: signed_in });
  }
  async function provePresent(): Promise<Proof> {
    if (present.length === 0) return {};
    return presentCode === "" && present.includes("passkey")
      ? signWithPasskey(undefined)
      : { code: presentCode };
  }
  const starting = useSingleFlightMutation({
    mutationFn: async (kind: "totp" | "passkey") => {
      const proof = await provePresent();
      const begun = await startFactor(token, kind, token === undefined ? password : undefined, proof);
      if (begun.secret !== undefined && begun.address !== undefined)
        return setApp({ secret: begun.secret, address: begun.address });
      return finish(await createFactor(token, await registerPasskey(begun.options ?? {})));
    },
  });
  function begin(kind: "totp" | "passkey") {
    if (token === undefined && password === "") document.getElementById("factor-password")?.focus();
    else starting.mutate(kind);
  }
  const proving = useSingleFlightMutation({
    mutationFn: async () => finish(await createFactor(token, { code })),
    onError: () => {
      setCode("");
      document.getElementById("app-code")?.focus();
    },
  });
  if (firstFactor !== null)
    return <RecoveryCodes codes={firstFactor.codes} onDone={() => onDone(firstFactor.signedIn)} />;
  if (app !== null)
    return (
      <form
        className={styles.section}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          proving.mutate();
        }}
      >
        <AppSecret secret={app.secret} address={app.address} />
        <CodeField id="app-code" value={code} onType={setCode} />
        {!proving.isPending && <FactorFailure failure={proving.error} />}
        <SubmitButton text={phrases.continue} isReady isPending={proving.isPending} />
      </form>
    );
  return (
    <div className={styles.section}>
      {token === undefined && (
        <PasswordField
          id="factor-password"
          label={passwordLabel}
          value={password}
          autoComplete="current-password"
          onType={setPassword}
        />
      )}
      {present.length > 0 && <CodeField id="present-code" value={presentCode} onType={setPresentCode} />}
      {!starting.isPending && <FactorFailure failure={starting.error} />}
      <div className={styles.buttons}>
        <Button look="main" isBusy={starting.isPending} onClick={() => begin("totp")}>
          {phrases.addApp}
        </Button>
        <Button isBusy={starting.isPending} onClick={() => begin("passkey")}>
          {phrases.addPasskey}
        </Button>
      </div>
    </div>
  );
}
