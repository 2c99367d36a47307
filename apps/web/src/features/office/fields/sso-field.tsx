import type { Fault } from "@rendezvous/contract/ground/fault";
import { provider as schema } from "@rendezvous/contract/office/group-file/sso";
import type { LocalizedText } from "@rendezvous/contract/office/group-file/fields";
import type { SsoStep } from "@rendezvous/contract/people/sso-test";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { type ControlProps, useErrorAt } from "./controls.tsx";
import { LocalizedField } from "./localized-field.tsx";
import styles from "../parts/records.module.css";
import { callApi } from "../../../lib/call-api.ts";

interface Provider {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret?: string;
  readonly client_secret_sealed?: string;
  readonly scopes: readonly string[];
  readonly label: LocalizedText;
}

const NEW: Provider = { issuer: "", client_id: "", scopes: ["openid", "email"], label: "" };

/** The addresses that an owner registers at the provider, in the order of the provider's form. */
const ENDS = ["callback", "logged_out", "backchannel_logout"] as const;

/** The OpenID provider of a group's clients and professionals. Its secret is typed, and never shown again. */
export function SsoField({
  faults,
  value,
  onChange,
  ...control
}: ControlProps & { faults: readonly Fault[] }) {
  // Loads these texts together with the page; otherwise checking the box for the first time would have to wait for them.
  const phrases = useProPhrases("sso");
  const { group } = useLoadedGroup();
  const provider = value as Provider | null | undefined;
  const test = useSingleFlightMutation<readonly SsoStep[], Provider>({
    mutationFn: async (tried) =>
      (await callApi("POST /groups/{id}/sso.test", { path: { id: group.id }, body: { sso: tried } })).steps,
  });
  const change = (next: Provider | null) => {
    test.reset();
    onChange(next);
  };
  return (
    <>
      <CheckBox
        {...control}
        error={null}
        isChecked={Boolean(provider)}
        onChange={(is) => change(is ? NEW : null)}
      />
      {provider && (
        <div className={styles.stack}>
          <ProviderFields id={control.id} provider={provider} faults={faults} onChange={change} />
          <RegisteredAddresses id={control.id} />
          <div className={field.field}>
            <div>
              <Button
                isBusy={test.isPending}
                disabled={!schema.safeParse(provider).success}
                aria-describedby={`${control.id}-test-hint`}
                onClick={() => test.mutate(provider)}
              >
                {phrases.test}
              </Button>
            </div>
            <p id={`${control.id}-test-hint`} className={field.hint}>
              {phrases.testHint}
            </p>
          </div>
          <CallFailure failure={test.error} />
          {test.data && <Tried steps={test.data} />}
        </div>
      )}
    </>
  );
}

interface ProviderProps {
  id: string;
  provider: Provider;
  faults: readonly Fault[];
  onChange: (provider: Provider) => void;
}

/** The provider's address, the group's client id and secret there, the scopes, and the label of the login button. */
function ProviderFields({ id, provider, faults, onChange }: ProviderProps) {
  const phrases = useProPhrases("sso");
  const errorAt = useErrorAt(faults);
  const [scopes, setScopes] = useState(provider.scopes.join(" "));
  const hasSecret = provider.client_secret_sealed !== undefined;
  const shared = (name: keyof Provider) => ({
    id: `${id}-${name}`,
    error: errorAt(`sso.${name}`, provider[name]),
  });
  return (
    <>
      <TextField
        {...shared("issuer")}
        autoComplete="off"
        label={phrases.issuer}
        isRequired
        hint={phrases.issuerHint}
        value={provider.issuer}
        onChange={(issuer) => onChange({ ...provider, issuer: issuer.trim() })}
      />
      <TextField
        {...shared("client_id")}
        autoComplete="off"
        label={phrases.clientId}
        isRequired
        value={provider.client_id}
        onChange={(client) => onChange({ ...provider, client_id: client.trim() })}
      />
      <TextField
        {...shared("client_secret")}
        label={phrases.secret}
        hint={hasSecret ? phrases.secretKept : phrases.secretHint}
        type="password"
        autoComplete="new-password"
        value={provider.client_secret ?? ""}
        onChange={(secret) => onChange(withSecret(provider, secret))}
      />
      {hasSecret && (
        <div>
          <Button onClick={() => onChange(withoutSecret(provider))}>{phrases.removeSecret}</Button>
        </div>
      )}
      <TextField
        {...shared("scopes")}
        autoComplete="off"
        label={phrases.scopes}
        hint={phrases.scopesHint}
        value={scopes}
        onChange={(typed) => {
          setScopes(typed);
          onChange({
            ...provider,
            scopes: [...new Set(["openid", ...typed.split(/[\s,]+/).filter(Boolean)])],
          });
        }}
      />
      <LocalizedField
        {...shared("label")}
        label={phrases.label}
        hint={phrases.labelHint}
        value={provider.label}
        onChange={(label) => onChange({ ...provider, label: label as LocalizedText })}
      />
    </>
  );
}

/** The group's addresses, to be copied into the provider's form. */
function RegisteredAddresses({ id }: { id: string }) {
  const phrases = useProPhrases("sso");
  const { group } = useLoadedGroup();
  const address = new URL(groupAddress(group.urlname, ""), location.origin).href;
  return (
    <Fieldset label={phrases.addresses}>
      {ENDS.map((end) => (
        <div key={end} className={styles.copied}>
          <label htmlFor={`${id}-${end}`}>{phrases.addressOf[end]}</label>
          <input
            id={`${id}-${end}`}
            className={field.input}
            readOnly
            value={`${address}/sso/${end}`}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={`${address}/sso/${end}`} label={phrases.copy} done={phrases.copied} />
        </div>
      ))}
    </Fieldset>
  );
}

function withSecret({ client_secret: _before, ...provider }: Provider, typed: string): Provider {
  return typed === "" ? provider : { ...provider, client_secret: typed };
}

function withoutSecret({
  client_secret: _typed,
  client_secret_sealed: _kept,
  ...provider
}: Provider): Provider {
  return provider;
}

function Tried({ steps }: { steps: readonly SsoStep[] }) {
  const phrases = useProPhrases("sso");
  const isWell = steps.every(({ status }) => status === "ok");
  return (
    <Notice look={isWell ? "success" : "problem"}>
      {isWell && <output>{phrases.allWell}</output>}
      <ol className={styles.tried}>
        {steps.map(({ step, status, problem, detail }) => (
          <li key={step}>
            <strong>{phrases.steps[step]}</strong>
            {` – ${phrases.status[status]}`}
            {problem !== null && <p>{phrases.problems[problem]}</p>}
            {detail !== "" && (
              <p>
                <code lang="en">{detail}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Notice>
  );
}
