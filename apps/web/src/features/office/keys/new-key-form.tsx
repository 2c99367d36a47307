import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatRfc3339, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { type Scope, SCOPES } from "@rendezvous/domain/permission/scopes";
import { useEffect, useState } from "react";
import { now } from "../../../lib/clock.ts";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import { TextArea, TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ProgramForm } from "./program-form.tsx";
import { callApi } from "../../../lib/call-api.ts";

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** A day; empty: never expires. */
  readonly until: string;
  readonly perMinute: string;
  /** One in a line. */
  readonly sites: string;
}
const EMPTY: NewKey = { name: "", scopes: [], until: "", perMinute: "", sites: "" };

interface Props {
  /** Typed before the login ended. */
  readonly start: NewKey | undefined;
  readonly onTyped: (typed: NewKey) => void;
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** The name and the scopes of a new key. No scope is checked at first. */
export function NewKeyForm({ start = EMPTY, onTyped, onMade, onClose }: Props) {
  const phrases = useProPhrases("accessKeys");
  const { group } = useLoadedGroup();
  const [typed, setTyped] = useState(start);
  const { name, scopes, until, perMinute, sites } = typed;
  const change = (part: Partial<NewKey>) => setTyped((present) => ({ ...present, ...part }));
  const [today] = useState(() => instantToWall(group.timezone, minuteOf(now())).day);
  useEffect(() => onTyped(typed), [onTyped, typed]);
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
    onSuccess: ({ access_key }) => onMade(access_key.key),
  });
  const isTooMany = perMinute !== "" && !/^(?:[1-9]\d{0,2}|1[01]\d\d|1200)$/.test(perMinute);
  const isNoSite = linesOf(sites).some((line) => !ORIGIN.test(line));
  const isPast = until !== "" && until < today;
  return (
    <ProgramForm
      prefix="key"
      texts={{ label: phrases.name, hint: phrases.nameHint, missing: phrases.nameMissing }}
      name={name}
      onName={(text) => change({ name: text })}
      wrong={[
        isPast && "key-until",
        isTooMany && "key-per-minute",
        isNoSite && "key-origins",
        scopes.length === 0 && "key-scopes",
      ]}
      saving={making}
      action={phrases.create}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            id="key-until"
            label={phrases.until}
            hint={phrases.untilHint}
            error={isTried && isPast ? phrases.untilPast : null}
            type="date"
            min={today}
            value={until}
            onChange={(day) => change({ until: day })}
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
            onChange={(text) => change({ perMinute: text })}
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
            onChange={(text) => change({ sites: text })}
          />
          <CheckBoxes
            id="key-scopes"
            label={phrases.can}
            look="column"
            error={isTried && scopes.length === 0 ? phrases.canMissing : null}
            options={SCOPES.map((scope) => [scope, `${phrases.scopes[scope]} (${scope})`])}
            chosen={scopes}
            onChange={(chosen) => change({ scopes: chosen })}
          />
          <CallFailure failure={making.error} />
        </>
      )}
    </ProgramForm>
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
