import { type FormEvent, useEffect, useRef, useState, type ComponentProps } from "react";
import { Button } from "../../../components/button.tsx";
import { LeaveGuard } from "../../../components/popups/leave-guard.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, usePhrases, useWording } from "../../../lib/phrases/phrases.ts";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { ChoiceList } from "../../../components/fields/choice-fields.tsx";
import type { Trades } from "./api.ts";
import { CalendarNames } from "./calendar-names.tsx";
import styles from "./new-group.module.css";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { ServicesFields } from "./services-fields.tsx";
import { MAX_CALENDARS, type UseNewGroupResult, useNewGroup, type TypedName } from "./use-new-group.ts";
import { WeekFields } from "./week-fields.tsx";
import { countriesIn, offeredTimezones } from "./countries.ts";
import { TextField } from "../../../components/fields/text-field.tsx";

interface Props {
  trades: Trades;
  isSent: boolean;
  onSent: (email: string) => void;
}

/** The form starts with the trade's template, which the visitor can change. */
export function NewGroupForm({ trades, isSent, onSent }: Props) {
  const phrases = useProPhrases("newGroup");
  const { form: texts } = usePhrases();
  const group = useNewGroup(trades, onSent);
  const { trade, faults, sending } = group;
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const [tries, setTries] = useState(0);
  const isSubmitted = tries > 0;
  useEffect(() => {
    if (tries > 0) focusFirstFault(form.current);
  }, [tries]);

  // Visitors come back to correct their address, so it takes the focus.
  useEffect(() => {
    if (wasSent.current && !isSent) form.current?.querySelector<HTMLElement>("#new-email")?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (group.isRight) sending.mutate();
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {group.isTyped && !isSent && !sending.isPending && <LeaveGuard isKeptAt={() => false} isKept={false} />}
      <TypedField
        group={group}
        name="name"
        autoComplete="organization"
        isRequired
        error={isSubmitted && faults.name ? texts.emptyRequiredTextInput({ label: phrases.name }) : null}
      />
      <TradePart trades={trades} group={group} />
      <SelectField
        id="new-people"
        label={phrases.people}
        hint={phrases.peopleHint}
        value={group.calendarCount}
        options={Array.from({ length: MAX_CALENDARS }, (_, at) => [at + 1, String(at + 1)])}
        onChange={(value) => group.change({ calendarCount: Number(value) })}
      />
      <CalendarNames
        count={group.calendarCount}
        proposed={trade.calendar_name}
        names={group.calendarNames}
        onChange={(calendarNames) => group.change({ calendarNames })}
      />
      <PlacePart group={group} isSubmitted={isSubmitted} />
      {group.hasWeek && (
        <WeekFields
          week={group.week}
          faults={isSubmitted ? faults.hours : []}
          onChange={(week) => group.propose({ week })}
        />
      )}
      <ServicesFields
        services={group.services}
        currency={group.currency}
        faults={isSubmitted ? faults.services : []}
        onChange={(services) => group.propose({ services })}
      />
      <OwnerPart group={group} isSubmitted={isSubmitted} />
      {sending.error !== null && <SendingFailure failure={sending.error} />}
      <Button look="main" type="submit" isWide isBusy={sending.isPending}>
        {sending.isPending ? phrases.submitting : phrases.submit}
      </Button>
    </form>
  );
}

/** Chooses the trade, whose template fills in the rest of the form. */
function TradePart({ trades, group }: { trades: Trades; group: UseNewGroupResult }) {
  const phrases = useProPhrases("newGroup");
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.trade}</legend>
      <ChoiceList
        type="radio"
        options={trades.map(({ trade }) => [trade, phrases.trades[trade]])}
        isChecked={(trade) => trade === group.trade.trade}
        onChange={(trade) => group.change({ trade: trades.find((one) => one.trade === trade)! })}
      />
    </fieldset>
  );
}

/** The part of the form about the person who owns the group. */
function OwnerPart({ group, isSubmitted }: { group: UseNewGroupResult; isSubmitted: boolean }) {
  const phrases = useProPhrases("newGroup");
  const { form: texts } = usePhrases();
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.owner}</legend>
      <div className={styles.pair}>
        <TypedField group={group} name="firstname" autoComplete="given-name" />
        <TypedField group={group} name="lastname" autoComplete="family-name" />
      </div>
      <TypedField
        group={group}
        name="email"
        autoComplete="email"
        type="email"
        isRequired
        hint={phrases.emailHint}
        error={isSubmitted && group.faults.email ? texts.emailValidator : null}
      />
    </fieldset>
  );
}

/** Says why the group was not created. */
function SendingFailure({ failure }: { failure: Error }) {
  const { checkField } = useProPhrases("newGroup");
  const { phrases } = useWording();
  const isFieldWrong = failure instanceof ApiFailure && failure.code === "bad_request";
  return <Notice look="problem">{isFieldWrong ? checkField : failureText(phrases, failure, "")}</Notice>;
}

/** The part of the form that says where the group is: address, country, telephone and time zone. */
function PlacePart({ group, isSubmitted }: { group: UseNewGroupResult; isSubmitted: boolean }) {
  const phrases = useProPhrases("newGroup");
  const { fields: names, hints } = useProPhrases("manageFields");
  const { language, phrases: all } = useWording();
  const { form: texts, fiche } = all.screen;
  const { faults, country, timezone } = group;
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.place}</legend>
      <TypedField group={group} name="address" autoComplete="street-address" />
      <div className={styles.pair}>
        <TypedField
          group={group}
          name="zipcode"
          autoComplete="postal-code"
          error={isSubmitted && faults.zipcode ? phrases.zipcodeFault : null}
        />
        <TypedField group={group} name="city" autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <SelectField
          id="new-country"
          label={phrases.country}
          autoComplete="country"
          options={countriesIn(language).map(({ code, name }) => [code, name])}
          value={country}
          onChange={group.moveTo}
        />
        <TypedField
          group={group}
          name="phone"
          autoComplete="tel"
          type="tel"
          error={isSubmitted && faults.phone ? texts.phone : null}
        />
      </div>
      <SelectField
        id="new-timezone"
        label={names.timezone}
        hint={hints.timezone}
        isRequired
        error={isSubmitted && faults.timezone ? texts.emptyChoice({ label: names.timezone }) : null}
        none={timezone === "" ? fiche.emptyChoice : undefined}
        options={offeredTimezones(country, group.ownZone).map((zone) => [zone, zone.replaceAll("_", " ")])}
        value={timezone}
        onChange={(chosenZone) => group.change({ chosenZone })}
      />
    </fieldset>
  );
}

/** The maximum lengths that the contract sets for these fields. */
const LONGEST = {
  name: 255,
  address: 255,
  zipcode: 20,
  city: 255,
  phone: 32,
  firstname: 100,
  lastname: 100,
  email: 255,
} as const;

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, "label" | "value" | "onChange"> {
  group: UseNewGroupResult;
  name: TypedName;
}

/** A text field of the form for a new group. */
function TypedField({ group, name, ...field }: TypedFieldProps) {
  const phrases = useProPhrases("newGroup");
  const { fiche } = usePhrases();
  return (
    <TextField
      id={`new-${name}`}
      label={name === "firstname" || name === "lastname" ? fiche[name] : phrases[name]}
      maxLength={LONGEST[name]}
      value={group.typed[name]}
      onChange={(text) => group.type(name, text)}
      {...field}
    />
  );
}
