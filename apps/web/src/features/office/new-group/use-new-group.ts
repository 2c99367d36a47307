import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { currencyOf } from "@rendezvous/domain/group/currency-of";
import { PHONE } from "@rendezvous/domain/group/phone";
import { useState } from "react";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { createGroup, type Trades } from "./api.ts";
import { checkServices, checkWeek, isEmptyService, isZipcode } from "./check.ts";
import { likelyCountry, likelyZone } from "./countries.ts";
import { toMinorUnits } from "./price.ts";
import { convertProposals, type Proposal, proposalOfTrade, type Proposals, type Trade } from "./proposal.ts";
import { toOpeningRules } from "./week.ts";

export const MAX_CALENDARS = 10;
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
export type TypedName = keyof typeof NOTHING;

interface Values {
  readonly trade: Trade;
  /** By trade, so that a visitor who returns to a trade finds their input again. */
  readonly proposals: Proposals;
  readonly typed: Readonly<Record<TypedName, string>>;
  readonly country: string;
  /** Null: the country's likely time zone. */
  readonly chosenZone: string | null;
  readonly calendarCount: number;
  /** Names by position, so that reducing and then raising the number of calendars brings the names back. */
  readonly calendarNames: readonly string[];
}

/** Returns the values of the form for a new group, their faults, functions that change them, and the call that creates it. */
export function useNewGroup(trades: Trades, onSent: (email: string) => void) {
  const { language } = useWording();
  const [values, setValues] = useState<Values>(() => ({
    trade: trades[0]!,
    proposals: {},
    typed: NOTHING,
    country: likelyCountry(navigator.languages),
    chosenZone: null,
    calendarCount: 1,
    calendarNames: Array.from({ length: MAX_CALENDARS }, () => ""),
  }));
  const change = (next: Partial<Values>) => setValues((current) => ({ ...current, ...next }));
  const { trade, proposals, typed, country, calendarCount, calendarNames } = values;
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timezone = values.chosenZone ?? likelyZone(country, ownZone);
  const currency = currencyOf(country);
  const { week, services } = proposals[trade.trade] ?? proposalOfTrade(trade, language, currency);
  const { firstname, lastname, email: typedEmail, ...place } = typed;
  const email = normalizeEmail(typedEmail);
  const sending = useSingleFlightMutation({
    mutationFn: () =>
      createGroup({
        account: { email, firstname, lastname },
        group: {
          ...place,
          trade: trade.trade,
          locale: language,
          country,
          timezone,
          calendar_count: calendarCount,
          calendar_names: calendarNames.slice(0, calendarCount),
          openinghours: toOpeningRules(week),
          interventions: services
            .filter((one) => !isEmptyService(one))
            .map(({ externid, name, length, price }) => ({
              externid,
              name,
              length: Number(length),
              price: toMinorUnits(price),
            })),
        },
      }),
    onSuccess: () => onSent(email),
  });
  const hasWeek = trade.openinghours.length > 0 || trade.interventions.length === 0;
  const faults = {
    name: typed.name.trim() === "",
    zipcode: typed.zipcode.trim() !== "" && !isZipcode(typed.zipcode),
    phone: !PHONE.test(typed.phone),
    timezone: timezone === "",
    email: !isEmail(email),
    hours: hasWeek ? checkWeek(week) : [],
    services: checkServices(services),
  };
  return {
    ...values,
    change,
    ownZone,
    timezone,
    currency,
    week,
    services,
    /** Hours of single services come from the trade's template. */
    hasWeek,
    faults,
    isRight: Object.values(faults).every(
      (fault) => fault === false || (fault !== true && fault.length === 0),
    ),
    isTyped: [...Object.values({ ...typed, ...proposals }), ...calendarNames].some((one) => one !== ""),
    sending,
    type: (name: TypedName, value: string) => change({ typed: { ...typed, [name]: value } }),
    propose: (next: Partial<Proposal>) =>
      change({ proposals: { ...proposals, [trade.trade]: { week, services, ...next } } }),
    moveTo: (next: string) =>
      change({
        proposals: convertProposals(proposals, trades, language, currency, currencyOf(next)),
        country: next,
        chosenZone: null,
      }),
  };
}

export type UseNewGroupResult = ReturnType<typeof useNewGroup>;
