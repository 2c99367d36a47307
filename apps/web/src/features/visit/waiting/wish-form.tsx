import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { addDays, type Weekday, WEEKDAYS } from "@rendezvous/domain/time/instant";
import { NAMES_OF_PARTS, type PartOfDay, PARTS_OF_DAY } from "@rendezvous/domain/waiting/parts-of-day";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CheckBox, CheckBoxes, RadioButtons } from "../../../components/fields/choice-fields.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { announce } from "../../../lib/announce.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, useWording } from "../../../lib/phrases/phrases.ts";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { type OwnFiches, useFiches } from "../../ground/fiche/use-fiches.ts";
import { useToday } from "../../ground/form/use-today.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { createWish, type NewWish } from "./api.ts";
import styles from "./waiting.module.css";

/** For how many days a person waits unless they say otherwise, and at most. */
const USUAL_DAYS = 30;
const MOST_DAYS = 365;
/** A Monday, for the names of the weekdays. */
const A_MONDAY = "2024-01-01";

/** The form of a wish: the person, the last day, the weekdays and the times of day. */
export function WishForm({ chain }: { chain: readonly ChosenLink[] }) {
  const phrases = useLazyPhrases("waiting");
  const dateLocale = useDateLocale();
  const { language } = useWording();
  const { group } = useLoadedGroup();
  const today = useToday();
  const { fiches, isLoading, accountEmail } = useFiches();
  const [lastDay, setLastDay] = useState(() => addDays(today, USUAL_DAYS));
  const [days, setDays] = useState<Weekday[]>([]);
  const [parts, setParts] = useState<PartOfDay[]>([]);
  const [isBySms, setBySms] = useState(false);
  const [fiche, setFiche] = useState<NewWish["fiche"]>({});
  const withKey = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: () =>
      withKey(
        {
          appointments: [...chain],
          last_day: lastDay,
          days,
          times: parts.map((part) => PARTS_OF_DAY[part]),
          sms: isBySms,
          locale: language,
          fiche,
        },
        (wish, headers) => createWish(group.id, wish, headers),
      ),
    onSuccess: () => announce(phrases.noted),
  });
  if (sending.isSuccess)
    return (
      <section className={styles.form}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {phrases.noted}
        </h2>
        <p>{phrases.notedText}</p>
      </section>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: "long", timeZone: "UTC" });
  return (
    <form className={styles.form} onSubmit={send}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {phrases.heading}
      </h2>
      <p className={styles.quiet}>{phrases.intro}</p>
      <TextField
        type="date"
        label={phrases.until}
        isRequired
        min={today}
        max={addDays(today, MOST_DAYS)}
        value={lastDay}
        onChange={setLastDay}
      />
      <CheckBoxes
        label={phrases.days}
        hint={phrases.any}
        options={WEEKDAYS.map((day, index) => [
          day,
          weekday.format(new Date(`${addDays(A_MONDAY, index)}T12:00Z`)),
        ])}
        chosen={days}
        onChange={setDays}
      />
      <CheckBoxes
        label={phrases.times}
        hint={phrases.any}
        options={NAMES_OF_PARTS.map((part) => [part, phrases[part]])}
        chosen={parts}
        onChange={setParts}
      />
      {isLoading || fiches.length > 0 ? (
        <OwnPerson fiches={fiches} onChange={setFiche} value={fiche} />
      ) : (
        <TypedPerson onChange={setFiche} value={fiche} hasAddress={accountEmail !== ""} />
      )}
      {(fiches.length > 0 || Boolean(fiche?.["firstphone"])) && (
        <CheckBox label={phrases.sms} isChecked={isBySms} onChange={setBySms} />
      )}
      {!sending.isPending && <CallFailure failure={sending.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" isBusy={sending.isPending}>
          {phrases.send}
        </Button>
      </div>
    </form>
  );
}

interface PersonProps {
  value: NewWish["fiche"];
  onChange: (fiche: NewWish["fiche"]) => void;
}

/** One of the people of the account. */
function OwnPerson({ value, onChange, fiches }: PersonProps & Pick<OwnFiches, "fiches">) {
  const phrases = useLazyPhrases("waiting");
  return (
    <RadioButtons
      label={phrases.person}
      isRequired
      options={fiches.map((fiche) => [fiche.id, nameOfFiche(fiche)])}
      value={value?.id === undefined ? null : Number(value.id)}
      onChange={(id) => onChange({ id })}
    />
  );
}

/** The name of a person whom the session has not. `hasAddress`: the mails go to the account. */
function TypedPerson({ value = {}, onChange, hasAddress }: PersonProps & { hasAddress: boolean }) {
  const phrases = useLazyPhrases("waiting");
  const field = (name: "firstname" | "lastname" | "email", autoComplete: string, type = "text") => (
    <TextField
      label={phrases[name]}
      isRequired
      type={type}
      autoComplete={autoComplete}
      maxLength={200}
      value={String(value[name] ?? "")}
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
  return (
    <>
      {field("firstname", "given-name")}
      {field("lastname", "family-name")}
      {!hasAddress && field("email", "email", "email")}
      <TextField
        label={phrases.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={String(value["firstphone"] ?? "")}
        onChange={(firstphone) => onChange({ ...value, firstphone })}
      />
    </>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
