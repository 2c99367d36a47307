import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { AccountScreen } from "../account/account-screen.tsx";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useSession } from "../../ground/session/session-store.ts";
import { useIsOwner } from "../../ground/session/use-is-owner.ts";
import { OWN_FACTORS_KEY, type OwnFactors, type Proof } from "./api.ts";
import { Colleagues } from "./colleagues.tsx";
import styles from "./factor.module.css";
import { FactorSetUp } from "./factor-set-up.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { PasswordField } from "../account/password-field.tsx";
import { CodeField, FactorFailure } from "./code-field.tsx";
import { signWithPasskey } from "./passkeys.ts";
import { callApi } from "../../../lib/call-api.ts";

/** The login methods of a professional; an owner also gets those of colleagues. */
export function SecurityPage() {
  const phrases = useProPhrases("factor");
  const { session } = useSession();
  const own = useQuery({
    queryKey: [OWN_FACTORS_KEY, session?.accountId],
    queryFn: ({ signal }) => callApi("GET /factors", { signal }),
  });
  const isOwner = useIsOwner();
  return (
    <AccountScreen title={phrases.heading} text={phrases.text} isWide>
      {own.isLoading && <Loading />}
      <CallFailure failure={own.error} />
      {own.data && <Own own={own.data} />}
      {own.data && isOwner && <Colleagues own={own.data} />}
    </AccountScreen>
  );
}

function Own({ own }: { own: OwnFactors }) {
  const phrases = useProPhrases("factor");
  const { dateLocale } = useWording();
  const queryClient = useQueryClient();
  const [isTurningOff, setTurningOff] = useState(false);
  // The setup form restarts when this number changes. A change of the factor list must not restart it, because the list may be
  // fetched while the recovery codes are on the screen.
  const [round, setRound] = useState(0);
  const isOn = own.factors.length > 0;
  function refresh() {
    setTurningOff(false);
    setRound(round + 1);
    void queryClient.invalidateQueries({ queryKey: [OWN_FACTORS_KEY] });
  }
  return (
    <>
      <Notice look={isOn ? "success" : "hint"}>
        <output>{isOn ? phrases.on : phrases.off}</output>
      </Notice>
      {isOn && (
        <ul className={styles.list}>
          {own.factors.map(({ id, kind, created_at }) => (
            <li key={id}>
              {kind === "totp" ? phrases.app : phrases.passkey},{" "}
              {phrases.setUpOn({ day: formatDayWithYear(created_at.slice(0, 10), dateLocale) })}
            </li>
          ))}
          <li>{phrases.codesLeft({ count: own.recovery_codes })}</li>
        </ul>
      )}
      <FactorSetUp key={round} present={own.factors.map(({ kind }) => kind)} onDone={refresh} />
      {isOn && !isTurningOff && (
        <div>
          <Button onClick={() => setTurningOff(true)}>{phrases.turnOff}</Button>
        </div>
      )}
      {isOn && isTurningOff && <TurnOffFactor own={own} onDone={refresh} />}
    </>
  );
}

/** Turns a factor off, which requires the password and the factor itself. */
function TurnOffFactor({ own, onDone }: { own: OwnFactors; onDone: () => void }) {
  const phrases = useProPhrases("factor");
  const { password: passwordLabel } = useLazyPhrases("account");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const removing = useSingleFlightMutation({
    mutationFn: async (prove: () => Proof | Promise<Proof>) =>
      callApi("POST /factors/remove", { body: { factor: { ...(await prove()), password } } }),
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
