import type { Fault } from "@rendezvous/contract/ground/fault";
import { provider as schema } from "@rendezvous/contract/office/group-file/sso";
import type { LocalizedText } from "@rendezvous/contract/office/group-file/fields";
import type { SsoStep } from "@rendezvous/contract/people/sso-test";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useManageFieldsPhrases, useSsoPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../account/account/call-failure.tsx";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { testSso } from "../schema/api.ts";
import { type ControlProps, FlagControl } from "./controls.tsx";
import { faultsAt, faultText } from "../../ground/form/fault-text.ts";
import { LocalizedField } from "./localized-field.tsx";
import styles from "../parts/records.module.css";

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
export function SsoField({ faults, ...control }: ControlProps & { faults: readonly Fault[] }) {
  const phrases = useSsoPhrases();
  const words = useManageFieldsPhrases();
  const { group } = useLoadedGroup();
  const { id, value, onChange } = control;
  const provider = value as Provider | null | undefined;
  const [scopes, setScopes] = useState(provider?.scopes.join(" ") ?? NEW.scopes.join(" "));
  const test = useSingleFlightMutation<readonly SsoStep[], Provider>({
    mutationFn: (tried) => testSso(group.id, tried),
  });
  const change = (next: Provider | null) => {
    test.reset();
    onChange(next);
  };
  const errorAt = (name: string) => {
    const [fault] = faultsAt(faults, `sso.${name}`);
    return fault === undefined ? null : faultText(words.faults, fault, provider?.[name as keyof Provider]);
  };
  const address = new URL(groupAddress(group.urlname, ""), location.origin).href;
  const text = (name: "issuer" | "client_id" | "client_secret", label: string, hint: string) => (
    <FieldFrame
      id={`${id}-${name}`}
      label={label}
      isRequired={name !== "client_secret"}
      hint={hint}
      error={errorAt(name)}
    >
      <input
        id={`${id}-${name}`}
        className={field.input}
        type={name === "client_secret" ? "password" : "text"}
        autoComplete={name === "client_secret" ? "new-password" : "off"}
        value={provider?.[name] ?? ""}
        aria-invalid={errorAt(name) !== null}
        aria-describedby={describedBy(`${id}-${name}`, hint, errorAt(name))}
        onChange={({ target }) => {
          if (provider && name !== "client_secret") change({ ...provider, [name]: target.value.trim() });
          else if (provider) change(withSecret(provider, target.value));
        }}
      />
    </FieldFrame>
  );
  return (
    <>
      <FlagControl
        {...control}
        error={null}
        value={Boolean(provider)}
        onChange={(is) => change(is ? NEW : null)}
      />
      {provider && (
        <div className={styles.stack}>
          {text("issuer", phrases.issuer, phrases.issuerHint)}
          {text("client_id", phrases.clientId, "")}
          {text(
            "client_secret",
            phrases.secret,
            provider.client_secret_sealed === undefined ? phrases.secretHint : phrases.secretKept,
          )}
          {provider.client_secret_sealed !== undefined && (
            <div>
              <Button onClick={() => change(withoutSecret(provider))}>{phrases.removeSecret}</Button>
            </div>
          )}
          <FieldFrame
            id={`${id}-scopes`}
            label={phrases.scopes}
            isRequired={false}
            hint={phrases.scopesHint}
            error={errorAt("scopes")}
          >
            <input
              id={`${id}-scopes`}
              className={field.input}
              autoComplete="off"
              value={scopes}
              aria-invalid={errorAt("scopes") !== null}
              aria-describedby={describedBy(`${id}-scopes`, phrases.scopesHint, errorAt("scopes"))}
              onChange={({ target }) => {
                setScopes(target.value);
                change({
                  ...provider,
                  scopes: [...new Set(["openid", ...target.value.split(/[\s,]+/).filter(Boolean)])],
                });
              }}
            />
          </FieldFrame>
          <LocalizedField
            id={`${id}-label`}
            label={phrases.label}
            hint={phrases.labelHint}
            error={errorAt("label")}
            value={provider.label}
            onChange={(label) => change({ ...provider, label: label as LocalizedText })}
            isLong={false}
          />
          <fieldset className={field.field}>
            <legend className={field.label}>{phrases.addresses}</legend>
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
          </fieldset>
          <div className={field.field}>
            <div>
              <Button
                isBusy={test.isPending}
                disabled={!schema.safeParse(provider).success}
                aria-describedby={`${id}-test-hint`}
                onClick={() => test.mutate(provider)}
              >
                {phrases.test}
              </Button>
            </div>
            <p id={`${id}-test-hint`} className={field.hint}>
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
  const phrases = useSsoPhrases();
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
