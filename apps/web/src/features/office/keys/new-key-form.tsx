import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatRfc3339, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { type Scope, SCOPES } from "@rendezvous/domain/permission/scopes";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { createKey } from "../../../lib/create-key.ts";
import { useAccessKeysPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../account/account/call-failure.tsx";
import { describedBy, FieldFrame, FieldNotes } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { createAccessKey } from "./api.ts";
import styles from "./keys.module.css";

interface Props {
  onMade: (key: string) => void;
  onClose: () => void;
}

/** The name and the scopes of a new key. No scope is checked at first. */
export function NewKeyForm({ onMade, onClose }: Props) {
  const phrases = useAccessKeysPhrases();
  const { back } = useManagePhrases();
  const { group } = useLoadedGroup();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [until, setUntil] = useState("");
  const [today] = useState(() => instantToWall(group.timezone, minuteOf(now())).day);
  const [isTried, setIsTried] = useState(false);
  const [idempotencyKey] = useState(createKey);
  const making = useSingleFlightMutation({
    mutationFn: () =>
      createAccessKey(group.id, { name, scopes, expires_at: endOf(until, group.timezone) }, idempotencyKey),
    onSuccess: onMade,
  });
  const nameError = isTried && name.trim() === "" ? phrases.nameMissing : null;
  const isPast = until !== "" && until < today;
  const untilError = isTried && isPast ? phrases.untilPast : null;
  const scopesError = isTried && scopes.length === 0 ? phrases.canMissing : null;
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        const wrong =
          (name.trim() === "" && "key-name") ||
          (isPast && "key-until") ||
          (scopes.length === 0 && `key-${SCOPES[0]}`);
        if (wrong) document.getElementById(wrong)?.focus();
        else making.mutate();
      }}
    >
      <FieldFrame id="key-name" label={phrases.name} isRequired hint={phrases.nameHint} error={nameError}>
        <input
          id="key-name"
          className={field.input}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button has just been pressed
          autoFocus
          maxLength={100}
          required
          value={name}
          aria-invalid={nameError !== null}
          aria-describedby={describedBy("key-name", phrases.nameHint, nameError)}
          onChange={({ target }) => setName(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        id="key-until"
        label={phrases.until}
        isRequired={false}
        hint={phrases.untilHint}
        error={untilError}
      >
        <input
          id="key-until"
          className={field.input}
          type="date"
          min={today}
          value={until}
          aria-invalid={untilError !== null}
          aria-describedby={describedBy("key-until", phrases.untilHint, untilError)}
          onChange={({ target }) => setUntil(target.value)}
        />
      </FieldFrame>
      <fieldset className={field.field} aria-describedby={describedBy("key-scopes", "", scopesError)}>
        <legend className={field.label}>{phrases.can}</legend>
        <div className={styles.scopes}>
          {SCOPES.map((scope) => (
            <label key={scope} className={field.check}>
              <input
                id={`key-${scope}`}
                type="checkbox"
                checked={scopes.includes(scope)}
                aria-invalid={scopesError !== null}
                onChange={({ target }) =>
                  setScopes(SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
                }
              />
              {phrases.scopes[scope]}
            </label>
          ))}
        </div>
        <FieldNotes id="key-scopes" hint="" error={scopesError} />
      </fieldset>
      <CallFailure failure={making.error} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{back}</Button>
        <Button type="submit" look="main" isBusy={making.isPending}>
          {phrases.create}
        </Button>
      </div>
    </form>
  );
}

/** Returns the last minute of the day; null without a day. */
function endOf(day: string, zone: string): string | null {
  return day === "" ? null : formatRfc3339(zone, wallToInstant(zone, day, 24 * 60 - 1));
}
