import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { formatTime } from "@rendezvous/phrases/format-date";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { Message } from "../../../components/message.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useQueryText } from "../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { useFicheFields } from "../../ground/fiche/use-fiche-fields.ts";
import { DateField } from "../../ground/form/date-field.tsx";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./arrival.module.css";

type Arrived = AnswerOf<"POST /groups/{id}/arrivals">["records"];

/** Hides the person's appointments from the next one at the same tablet. */
const SHOWN_FOR_MS = 20_000;

/** Empties a form that somebody has left, so that the next person does not read it. */
const LEFT_AFTER_MS = 60_000;

/** The page at the door, on a tablet or on the client's own phone: a client tells that they have come. */
export function ArrivalPage() {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [turn, setTurn] = useState(0);
  return arrived === null ? (
    <ArrivalForm key={turn} onArrived={setArrived} onLeft={() => setTurn(turn + 1)} />
  ) : (
    <Welcome arrived={arrived} onEnd={() => setArrived(null)} />
  );
}

function Welcome({ arrived, onEnd }: { arrived: Arrived; onEnd: () => void }) {
  const { arrival } = useLazyPhrases("appointment");
  const dateLocale = useDateLocale();
  useEffect(() => {
    const timer = setTimeout(onEnd, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const title = arrival.welcome({ name: arrived[0]?.firstname ?? "" });
  return (
    <div className={styles.page}>
      <ScreenTitle documentTitle={title}>{title}</ScreenTitle>
      <p>{arrival.seat}</p>
      <ul className={styles.arrived}>
        {arrived.map(({ id, start, calendar_name, resource_name }) => (
          <li key={id}>
            <strong>{formatTime(start, dateLocale)}</strong>{" "}
            {[calendar_name, resource_name].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
      <Button onClick={onEnd}>{arrival.next}</Button>
    </div>
  );
}

interface FormProps {
  onArrived: (arrived: Arrived) => void;
  onLeft: () => void;
}

function ArrivalForm({ onArrived, onLeft }: FormProps) {
  const { arrival, confirm } = useLazyPhrases("appointment");
  const { fiche: words } = usePhrases();
  const { group } = useLoadedGroup();
  const key = new URLSearchParams(useQueryText()).get("key") ?? "";
  // Otherwise nobody would be found by it.
  const asksBirthdate = useFicheFields().some(({ meaning }) => meaning === "birthdate");
  const [isByName, setByName] = useState(false);
  const [code, setCode] = useState("");
  const [lastname, setLastname] = useState("");
  const [birthdate, setBirthdate] = useState("");
  const id = useId();
  const announcing = useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups/{id}/arrivals", {
        path: { id: group.id },
        body: { arrival: isByName ? { key, lastname, birthdate } : { key, code } },
      }),
    onSuccess: ({ records }) => onArrived(records),
    onError: () => document.querySelector<HTMLInputElement>("main form input")?.focus(),
  });
  const empty = useEffectEvent(onLeft);
  const typed = [code, lastname, birthdate].join("");
  useEffect(() => {
    const timer = typed === "" ? undefined : setTimeout(empty, LEFT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isUnknown = isRefusedWith(announcing.error, "unknown_appointment");
  if (isRefusedWith(announcing.error, "dead_key"))
    return (
      <Message title={arrival.title} text={arrival.closed}>
        <PhoneLink phone={group.phone} />
      </Message>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    announcing.mutate();
  }
  return (
    <form className={styles.page} onSubmit={submit} autoComplete="off">
      <ScreenTitle documentTitle={arrival.title}>{arrival.title}</ScreenTitle>
      {isByName ? (
        <>
          <TextField
            label={arrival.lastname}
            isRequired
            maxLength={200}
            value={lastname}
            onChange={setLastname}
          />
          <DateField
            id={id}
            field={{
              label: words.birthdate,
              required: true,
              description: "",
              dateFormat: "",
              meaning: null,
            }}
            value={birthdate}
            error={null}
            onType={(value) => setBirthdate(String(value))}
            onLeave={() => {}}
          />
        </>
      ) : (
        <TextField
          id={id}
          label={confirm.arrivalCode}
          hint={arrival.codeHint}
          isRequired
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
      )}
      {!announcing.isPending && isUnknown && <Notice look="problem">{arrival.unknown}</Notice>}
      {!announcing.isPending && !isUnknown && <CallFailure failure={announcing.error} />}
      <Button type="submit" look="main" isBusy={announcing.isPending}>
        {arrival.send}
      </Button>
      {asksBirthdate && (
        <Button
          look="plain"
          onClick={() => {
            announcing.reset();
            setByName(!isByName);
          }}
        >
          {isByName ? arrival.byCode : arrival.byName}
        </Button>
      )}
    </form>
  );
}
