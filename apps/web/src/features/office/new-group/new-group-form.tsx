import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { currencyOf } from "@rendezvous/domain/group/currency-of";
import { PHONE } from "@rendezvous/domain/group/phone";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LeaveGuard } from "../../../components/popups/leave-guard.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useManageFieldsPhrases, useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { describedBy, FieldFrame } from "../../ground/form/field-frame.tsx";
import field from "../../ground/form/field.module.css";
import { createGroup, type Trades } from "./api.ts";
import { CalendarNames } from "./calendar-names.tsx";
import { checkServices, checkWeek, isUntouched, isZipcode } from "./check.ts";
import { countriesIn, likelyCountry, likelyZone, zonesToChoose } from "./countries.ts";
import styles from "./new-group.module.css";
import { toMinor } from "./price.ts";
import { inOtherCurrency, type Proposal, proposalOf, type Proposals, type Trade } from "./proposal.ts";
import { SelectField } from "./select-field.tsx";
import { ServicesFields } from "./services-fields.tsx";
import { toRules } from "./week.ts";
import { WeekFields } from "./week-fields.tsx";

interface Props {
  trades: Trades;
  isSent: boolean;
  onSent: (email: string) => void;
}

/** The limits of the contract. */
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
const MOST_CALENDARS = 10;
const NOTHING = {
  name: "",
  address: "",
  zipcode: "",
  city: "",
  phone: "",
  firstname: "",
  lastname: "",
  email: "",
};

/** The form starts with the trade's template, which the visitor can change. */
export function NewGroupForm({ trades, isSent, onSent }: Props) {
  const phrases = useNewGroupPhrases();
  const wording = useWording();
  const [trade, setTrade] = useState<Trade>(trades[0]!);
  /** By trade, so that a visitor who returns to a trade finds their input again. */
  const [proposals, setProposals] = useState<Proposals>({});
  const [typed, setTyped] = useState(NOTHING);
  const [country, setCountry] = useState(() => likelyCountry(navigator.languages));
  const { fields: names, hints } = useManageFieldsPhrases();
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const timezone = chosenZone ?? likelyZone(country, ownZone);
  const currency = currencyOf(country);
  const [calendarCount, setCalendarCount] = useState(1);
  /** By position, so that a calendar that is removed and added again has its name back. */
  const [calendarNames, setCalendarNames] = useState(() => Array.from({ length: MOST_CALENDARS }, () => ""));
  const { week, services } = proposals[trade.trade] ?? proposalOf(trade, wording.language, currency);
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const [tries, setTries] = useState(0);
  const isSubmitted = tries > 0;
  const { firstname, lastname, email: typedEmail, ...place } = typed;
  const email = normalizeEmail(typedEmail);
  const sending = useSingleFlightMutation({
    mutationFn: () =>
      createGroup({
        account: { email, firstname, lastname },
        group: {
          ...place,
          trade: trade.trade,
          locale: wording.language,
          country,
          timezone,
          calendar_count: calendarCount,
          calendar_names: calendarNames.slice(0, calendarCount),
          openinghours: toRules(week),
          interventions: services
            .filter((one) => !isUntouched(one))
            .map(({ externid, name, length, price }) => ({
              externid,
              name,
              length: Number(length),
              price: toMinor(price),
            })),
        },
      }),
    onSuccess: () => onSent(email),
  });
  const hasWeek = trade.openinghours.length > 0 || trade.interventions.length === 0;
  const faultyHours = hasWeek ? checkWeek(week) : [];
  const faultyServices = checkServices(services);
  const isNamed = typed.name.trim() !== "";
  const isZipcodeFaulty = typed.zipcode.trim() !== "" && !isZipcode(typed.zipcode);
  const isPhoneFaulty = !PHONE.test(typed.phone);
  const isComplete = isNamed && !isZipcodeFaulty && !isPhoneFaulty && timezone !== "" && isEmail(email);
  const isRight = isComplete && faultyHours.length + faultyServices.length === 0;
  const isTyped = [...Object.values({ ...typed, ...proposals }), ...calendarNames].some((one) => one !== "");
  useEffect(() => {
    if (tries > 0) focusFirstFault(form.current);
  }, [tries]);

  // Visitors come back to correct their address, so it takes the focus.
  useEffect(() => {
    if (wasSent.current && !isSent) form.current?.querySelector<HTMLElement>("#new-email")?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  function propose(change: Partial<Proposal>) {
    setProposals({ ...proposals, [trade.trade]: { week, services, ...change } });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (isRight) sending.mutate();
  }
  const text = (
    name: keyof typeof typed,
    autoComplete: string,
    {
      error = null,
      hint = "",
      ...more
    }: ComponentProps<"input"> & { error?: string | null; hint?: string } = {},
  ) => (
    <FieldFrame
      id={`new-${name}`}
      label={name === "firstname" || name === "lastname" ? ownName[name] : phrases[name]}
      isRequired={more.required === true}
      hint={hint}
      error={error}
    >
      <input
        id={`new-${name}`}
        className={field.input}
        autoComplete={autoComplete}
        maxLength={LONGEST[name]}
        value={typed[name]}
        aria-invalid={error !== null}
        aria-describedby={describedBy(`new-${name}`, hint, error)}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        {...more}
      />
    </FieldFrame>
  );
  const { form: faults, fiche: ownName } = wording.phrases.screen;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {isTyped && !isSent && !sending.isPending && <LeaveGuard isKeptAt={() => false} isKept={false} />}
      {text("name", "organization", {
        required: true,
        error: isSubmitted && !isNamed ? faults.emptyRequiredTextInput({ label: phrases.name }) : null,
      })}
      <fieldset className={styles.part}>
        <legend>{phrases.trade}</legend>
        <div className={field.options}>
          {trades.map((one) => (
            <label key={one.trade} className={field.option}>
              <input
                type="radio"
                name="trade"
                checked={one.trade === trade.trade}
                onChange={() => setTrade(one)}
              />
              <span>{phrases.trades[one.trade]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        id="new-people"
        label={phrases.people}
        hint={phrases.peopleHint}
        value={calendarCount}
        onChange={(value) => setCalendarCount(Number(value))}
      >
        {Array.from({ length: MOST_CALENDARS }, (_, at) => (
          <option key={at}>{at + 1}</option>
        ))}
      </SelectField>
      <CalendarNames
        count={calendarCount}
        proposed={trade.calendar_name}
        names={calendarNames}
        onChange={setCalendarNames}
      />
      <fieldset className={styles.part}>
        <legend>{phrases.place}</legend>
        {text("address", "street-address")}
        <div className={styles.pair}>
          {text("zipcode", "postal-code", {
            error: isSubmitted && isZipcodeFaulty ? phrases.zipcodeFault : null,
          })}
          {text("city", "address-level2")}
        </div>
        <div className={styles.pair}>
          <SelectField
            id="new-country"
            label={phrases.country}
            autoComplete="country"
            value={country}
            onChange={(value) => {
              setProposals(inOtherCurrency(proposals, trades, wording.language, currency, currencyOf(value)));
              setCountry(value);
              setChosenZone(null);
            }}
          >
            {countriesIn(wording.language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          {text("phone", "tel", { type: "tel", error: isSubmitted && isPhoneFaulty ? faults.phone : null })}
        </div>
        <SelectField
          id="new-timezone"
          label={names.timezone}
          hint={hints.timezone}
          required
          error={isSubmitted && timezone === "" ? faults.emptyChoice({ label: names.timezone }) : null}
          value={timezone}
          onChange={setChosenZone}
        >
          {timezone === "" && <option value="">{wording.phrases.screen.fiche.emptyChoice}</option>}
          {zonesToChoose(country, ownZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </SelectField>
      </fieldset>
      {/* Hours of single services come from the trade's template. */}
      {hasWeek && (
        <WeekFields
          week={week}
          faults={isSubmitted ? faultyHours : []}
          onChange={(next) => propose({ week: next })}
        />
      )}
      <ServicesFields
        services={services}
        currency={currency}
        faults={isSubmitted ? faultyServices : []}
        onChange={(next) => propose({ services: next })}
      />
      <fieldset className={styles.part}>
        <legend>{phrases.owner}</legend>
        <div className={styles.pair}>
          {text("firstname", "given-name")}
          {text("lastname", "family-name")}
        </div>
        {text("email", "email", {
          type: "email",
          required: true,
          hint: phrases.emailHint,
          error: isSubmitted && !isEmail(email) ? faults.emailValidator : null,
        })}
      </fieldset>
      {sending.error !== null && (
        <Notice look="problem">
          <p>
            {sending.error instanceof ApiFailure && sending.error.code === "bad_request"
              ? phrases.checkField
              : failureText(wording.phrases, sending.error, "")}
          </p>
        </Notice>
      )}
      <Button look="main" type="submit" isWide isBusy={sending.isPending}>
        {sending.isPending ? phrases.submitting : phrases.submit}
      </Button>
    </form>
  );
}
