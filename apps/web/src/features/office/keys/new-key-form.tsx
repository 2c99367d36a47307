import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatRfc3339, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { type Scope, SCOPES } from "@rendezvous/domain/permission/scopes";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { now } from "../../../lib/clock.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { TextArea, TextField } from "../../../components/fields/text-field.tsx";
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
  const [perMinute, setPerMinute] = useState("");
  const [sites, setSites] = useState("");
  const [isTried, setIsTried] = useState(false);
  const withKey = useIdempotencyKey();
  const making = useSingleFlightMutation({
    mutationFn: () => {
      const access_key = {
        name,
        scopes: [...scopes],
        expires_at: endOf(until, group.timezone),
        calls_per_minute: perMinute === "" ? null : Number(perMinute),
        origins: linesOf(sites),
      };
      return withKey({ access_key }, (body, headers) =>
        callApi("POST /groups/{id}/access_keys", { path: { id: group.id }, body, headers }),
      );
    },
    onSuccess: ({ access_key }) => onCreated(access_key.key),
  });
  const isTooMany = perMinute !== "" && !/^(?:[1-9]\d{0,2}|1[01]\d\d|1200)$/.test(perMinute);
  const isNoSite = linesOf(sites).some((line) => !ORIGIN.test(line));
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
          (isTooMany && "key-per-minute") ||
          (isNoSite && "key-origins") ||
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
      <TextField
        id="key-per-minute"
        label={phrases.perMinute}
        hint={phrases.perMinuteHint}
        error={isTried && isTooMany ? phrases.perMinuteWrong : null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={perMinute}
        onChange={setPerMinute}
      />
      <TextArea
        id="key-origins"
        label={phrases.origins}
        hint={phrases.originsHint}
        error={isTried && isNoSite ? phrases.originsWrong : null}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        value={sites}
        onChange={setSites}
      />
      <CheckBoxes
        id="key-scopes"
        label={phrases.can}
        look="column"
        error={isTried && scopes.length === 0 ? phrases.canMissing : null}
        options={SCOPES.map((scope) => [scope, `${phrases.scopes[scope]} (${scope})`])}
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

/** The same pattern as in the contract. */
const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d{1,5})?$/;

/** Returns the addresses without a slash at their end, which people copy along. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().toLowerCase().replace(/\/$/, ""))
    .filter((line) => line !== "");
}
