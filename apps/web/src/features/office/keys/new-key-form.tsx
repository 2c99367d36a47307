import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatRfc3339, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { type Scope, SCOPES } from "@rendezvous/domain/permission/scopes";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { createKey } from "../../../lib/create-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./keys.module.css";
import { callApi } from "../../../lib/call-api.ts";

/** The name and the scopes of a new key. No scope is checked at first. */
export function NewKeyForm({
  onMade: onCreated,
  onClose,
}: {
  onMade: (key: string) => void;
  onClose: () => void;
}) {
  const phrases = useProPhrases("accessKeys");
  const { back } = useProPhrases("manage");
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
    onSuccess: onCreated,
  });
  const isPast = until !== "" && until < today;
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
          (scopes.length === 0 && "key-scopes");
        if (wrong) document.getElementById(wrong)?.focus();
        else making.mutate();
      }}
    >
      <TextField
        id="key-name"
        label={phrases.name}
        isRequired
        hint={phrases.nameHint}
        error={isTried && name.trim() === "" ? phrases.nameMissing : null}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button has just been pressed
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <TextField
        id="key-until"
        label={phrases.until}
        hint={phrases.untilHint}
        error={isTried && isPast ? phrases.untilPast : null}
        type="date"
        min={today}
        value={until}
        onChange={setUntil}
      />
      <CheckBoxes
        id="key-scopes"
        label={phrases.can}
        look="column"
        error={isTried && scopes.length === 0 ? phrases.canMissing : null}
        options={SCOPES.map((scope) => [scope, phrases.scopes[scope]])}
        chosen={scopes}
        onChange={setScopes}
      />
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

interface NewAccessKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** RFC 3339; null: never expires. */
  readonly expires_at: string | null;
}

/**
 * Returns the key itself, which is shown only this once; with the same `idempotencyKey`, a repeated call creates no second key.
 */
async function createAccessKey(
  groupId: number,
  { name, scopes, expires_at }: NewAccessKey,
  idempotencyKey: string,
): Promise<string> {
  const { access_key } = await callApi("POST /groups/{id}/access_keys", {
    path: { id: groupId },
    body: { access_key: { name, scopes: [...scopes], expires_at } },
    headers: { "idempotency-key": idempotencyKey },
  });
  return access_key.key;
}
