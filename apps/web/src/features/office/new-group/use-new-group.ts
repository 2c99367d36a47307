import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { currencyOf } from "@rendezvous/domain/group/currency-of";
import { PHONE_PATTERN } from "@rendezvous/domain/group/phone";
import { useState } from "react";
import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import type { Fault } from "@rendezvous/contract/ground/fault";
import { toRoundPrice } from "@rendezvous/domain/group/round-price";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import type { Trades } from "./api.ts";
import { likelyCountry, likelyTimezone } from "./countries.ts";
import { toMinorUnits, toTypedPrice } from "./price.ts";
import { toOpeningRules, type TypedWeek, toTypedWeek } from "./week.ts";
import type { TypedService } from "./services-fields.tsx";
import { callApi } from "../../../lib/call-api.ts";

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
  const timezone = values.chosenZone ?? likelyTimezone(country, ownZone);
  const currency = currencyOf(country);
  const { week, services } = proposals[trade.trade] ?? proposalOfTrade(trade, language, currency);
  const { firstname, lastname, email: typedEmail, ...place } = typed;
  const email = normalizeEmail(typedEmail);
  const sending = useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups", {
        body: {
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
        },
      }),
    onSuccess: () => onSent(email),
  });
  const hasWeek = trade.openinghours.length > 0 || trade.interventions.length === 0;
  const faults = {
    name: typed.name.trim() === "",
    zipcode: typed.zipcode.trim() !== "" && !isZipcode(typed.zipcode),
    phone: !PHONE_PATTERN.test(typed.phone),
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

/** The maximum length of a service that the contract allows. */
const LONGEST_MINUTES = 10_080;

/** Returns the faults of the hours: `mo[1]` is the range after Monday's break. */
function checkWeek(week: TypedWeek): Fault[] {
  return WEEKDAYS.flatMap((day) =>
    week[day].flatMap(({ from, to }, at): Fault[] => {
      const path = `${day}[${at}]`;
      if ((from === "") !== (to === "")) return [{ path, code: "required" }];
      return from !== "" && to !== "00:00" && to <= from ? [{ path, code: "not_later" }] : [];
    }),
  );
}

/** Returns the faults of the services, by key. */
function checkServices(services: readonly TypedService[]): Fault[] {
  return services.filter((one) => !isEmptyService(one)).flatMap(checkService);
}

/** The postal codes of all these countries contain digits, some also letters, a space or a hyphen. */
function isZipcode(typed: string): boolean {
  return /^(?=.*\d)[a-z\d -]+$/i.test(typed.trim());
}

/** True for an added row that was left empty, which is not a service. */
function isEmptyService({ externid, name, price }: TypedService): boolean {
  return externid === null && name.trim() === "" && price.trim() === "";
}

function checkService({ key, name, length, price }: TypedService): Fault[] {
  const faults: Fault[] = [];
  if (name.trim() === "") faults.push({ path: `${key}.name`, code: "required" });
  if (length === "") faults.push({ path: `${key}.length`, code: "required" });
  else if (Number(length) === 0) faults.push({ path: `${key}.length`, code: "too_small", min: 1 });
  else if (Number(length) > LONGEST_MINUTES)
    faults.push({ path: `${key}.length`, code: "too_large", max: LONGEST_MINUTES });
  if (price.trim() !== "" && toMinorUnits(price) === null)
    faults.push({ path: `${key}.price`, code: "wrong_type" });
  return faults;
}

type Trade = Trades[number];

/** The hours and services of a trade's template, which the visitor can change. */
interface Proposal {
  readonly week: TypedWeek;
  readonly services: readonly TypedService[];
}

/** The proposals that the visitor has changed, by trade. */
type Proposals = Partial<Record<Trade["trade"], Proposal>>;

/**
 * Returns the proposed hours and services of a trade. The template's prices are in euros; for another currency, they are replaced
 * by round sums.
 */
function proposalOfTrade(
  { openinghours, interventions }: Trade,
  language: string,
  currency: string,
): Proposal {
  const services = interventions.map(({ externid, name, length, price }) => ({
    key: externid ?? name,
    externid: externid ?? null,
    name,
    length: String(length),
    price: typeof price === "number" ? toTypedPrice(toRoundPrice(price, currency), language) : "",
  }));
  return { week: toTypedWeek(openinghours), services };
}

/** Converts the proposed prices to another currency; prices that the visitor typed stay. */
function convertProposals(
  proposals: Proposals,
  trades: Trades,
  language: string,
  before: string,
  after: string,
): Proposals {
  const changed = trades.flatMap((trade) => {
    const proposal = proposals[trade.trade];
    if (!proposal) return [];
    const [old, next] = [before, after].map(
      (currency) => proposalOfTrade(trade, language, currency).services,
    );
    const services = proposal.services.map((one) =>
      old?.some(({ key, price }) => key === one.key && price === one.price)
        ? { ...one, price: next?.find(({ key }) => key === one.key)?.price ?? "" }
        : one,
    );
    return [[trade.trade, { ...proposal, services }] as const];
  });
  return Object.fromEntries(changed);
}
