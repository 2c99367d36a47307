import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link, useLocation } from "../../../lib/navigation.tsx";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import account from "../account/account.module.css";
import { AccountScreen } from "../account/account-screen.tsx";
import { useCompleteLogin } from "../account/login/use-complete-login.ts";
import { SubmitButton } from "../account/submit-button.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { type HalfWay, toLoginFor } from "../../ground/group/paths.ts";
import type { Proof } from "./api.ts";
import { CodeField, FactorFailure } from "./code-field.tsx";
import { signWithPasskey } from "./passkeys.ts";
import { FactorSetUp } from "./factor-set-up.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** The second step of a professional's login: a code or a passkey, or the setup of the first factor where one is required. */
export function FactorStep({ half }: { half: HalfWay }) {
  const phrases = useProPhrases("factor");
  const { group } = useLoadedGroup();
  const { completeLoginWith } = useCompleteLogin();
  const { next } = useLocation().state;
  const [code, setCode] = useState("");
  const { token, kinds, isRemembered } = half;
  const giving = useSingleFlightMutation({
    mutationFn: async (prove: () => Proof | Promise<Proof>) =>
      callApi("POST /sessions/factor", { token, body: { factor: await prove() } }),
    onSuccess: (answer) => completeLoginWith(answer, isRemembered),
    onError: () => {
      setCode("");
      document.getElementById("factor-code")?.focus();
    },
  });
  const again = (
    <p className={account.links}>
      <Link className={account.link} {...toLoginFor(group.urlname, next)}>
        {phrases.again}
      </Link>
    </p>
  );
  if (kinds.length === 0)
    return (
      <AccountScreen title={phrases.stepHeading} text={phrases.requiredText}>
        <FactorSetUp
          token={token}
          onDone={(signedIn) => signedIn && completeLoginWith(signedIn, isRemembered)}
        />
        {again}
      </AccountScreen>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") document.getElementById("factor-code")?.focus();
    else giving.mutate(() => ({ code }));
  }
  return (
    <AccountScreen title={phrases.stepHeading} text={phrases.stepText}>
      <form className={account.form} noValidate onSubmit={submit}>
        {kinds.includes("passkey") && (
          <Button
            isWide
            isBusy={giving.isPending}
            onClick={() => giving.mutate(() => signWithPasskey(token))}
          >
            {phrases.usePasskey}
          </Button>
        )}
        <CodeField id="factor-code" value={code} onType={setCode} />
        {!giving.isPending && <FactorFailure failure={giving.error} />}
        <SubmitButton text={phrases.continue} isReady isPending={giving.isPending} />
        {again}
      </form>
    </AccountScreen>
  );
}
