import type { NewGroup } from "@rendezvous/contract/catalogue/trade";
import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import { currencyOf } from "@rendezvous/domain/group/currency-of";
import { toRoundPrice } from "@rendezvous/domain/group/round-price";
import { localize } from "@rendezvous/domain/text/localize";
import { toZoneName } from "@rendezvous/domain/time/zone-name";
import { FALLBACK_LANGUAGE, type Language, languageOf } from "@rendezvous/phrases/language";
import { numberedName } from "@rendezvous/phrases/numbered-name";
import { isHolidayCode } from "../../../lib/public-holidays.ts";
import { readTrade } from "./trades.ts";

type Services = NonNullable<WrittenGroupFile["interventions"]>;
type Calendar = NonNullable<WrittenGroupFile["calendars"]>[number];
type Hours = NonNullable<Calendar["openinghours"]>;

/**
 * Returns the group file of a new group: the trade's template, with the request's values in place of the template's. The founder
 * gets notices of bookings from the first one on.
 */
export function toNewGroupFile(urlname: string, request: NewGroup, founder: string): WrittenGroupFile {
  const { name, trade, country, timezone, phone, address, zipcode, city } = request;
  const locale = languageOf(request.locale ?? "fr") ?? FALLBACK_LANGUAGE;
  const { group, interventions = [], calendars: [calendar] = [], ...file } = readTrade(trade, locale);
  const usual = request.openinghours ?? usualHours(calendar);
  const own = request.interventions
    ? toServices(interventions, request.interventions, locale)
    : interventions;
  const services = withRoundPrices(own, request);
  const rooms = calendar ? toCalendars(calendar, { ...request, locale }, usual, services) : [];
  return {
    ...file,
    group: {
      ...group,
      name,
      urlname,
      inactive: true,
      slots_view: "auto",
      next_times: true,
      locale,
      ...(country && { country, currency: currencyOf(country) }),
      ...(timezone && toZoneName(timezone) && { timezone }),
      ...(phone && { phone }),
      ...(address && { address }),
      ...(zipcode && { zipcode }),
      ...(city && { city }),
      notices: [{ email: founder, events: ["booked", "moved", "cancelled"] }],
      openinghours: usual.map(({ days, from, to }) => ({ days, from, to })),
    },
    interventions: services.map((one) => inTheRoomsThatRunIt(one, rooms)),
    calendars: rooms,
  };
}

/**
 * Returns the template's services that the request keeps, with the requested names, lengths and prices, and the new ones. An
 * unchanged name keeps its translations.
 */
function toServices(
  template: Services,
  requested: NonNullable<NewGroup["interventions"]>,
  locale: Language,
): Services {
  return requested.map(({ externid, name, length, price }, index) => {
    const from = template.find((one) => one.externid === externid);
    const publicname = localize(from?.publicname, locale, locale) === name ? from?.publicname : name;
    const own = { publicname, length, price: price ?? null, sort: index + 1 };
    return { ...from, externid: from?.externid ?? `service_${index + 1}`, ...own };
  });
}

/** The template's prices are in euros; the requested ones are already in the group's currency. */
function withRoundPrices(services: Services, { country = "FR", interventions }: NewGroup): Services {
  if (interventions) return services;
  return services.map((one) =>
    typeof one.price === "number" ? { ...one, price: toRoundPrice(one.price, currencyOf(country)) } : one,
  );
}

/** Returns the hours that apply to every service. */
function usualHours(calendar: Calendar | undefined): Hours {
  return (calendar?.openinghours ?? []).filter(({ interventions = [] }) => interventions.length === 0);
}

/**
 * Returns one calendar for each requested one, like the template's, with its own name or a number. They have the organisation's
 * hours; a class, which has hours of its own, is in only one of them.
 */
function toCalendars(calendar: Calendar, request: NewGroup, usual: Hours, services: Services): Calendar[] {
  const { country = "FR", calendar_count: count = 1, calendar_names: names = [] } = request;
  const isKept = (externid: string) => services.some((one) => one.externid === externid);
  const classes = (calendar.openinghours ?? []).flatMap((rule) => {
    const remaining = (rule.interventions ?? []).filter(isKept);
    return remaining.length > 0 ? [{ ...rule, interventions: remaining }] : [];
  });
  const holidays = isHolidayCode(country) ? country : null;
  return Array.from({ length: count }, (_, at) => {
    const own = classes.filter((_, index) => index % count === at);
    const isOne = count === 1;
    return {
      ...calendar,
      holidays,
      openinghours: classes.length > 0 ? [...own, ...usual] : null,
      ...(!isOne && { externid: `${calendar.externid}_${at + 1}`, sort: at + 1 }),
      publicname: names[at] || (isOne ? calendar.publicname : withNumber(calendar.publicname, at + 1)),
    };
  });
}

/** Adds a calendar's number to its name, in every language. */
function withNumber(name: Calendar["publicname"], number: number): Calendar["publicname"] {
  return Object.fromEntries(
    Object.entries(name ?? {}).map(([language, text]) => [
      language,
      numberedName(text, number, language as Language),
    ]),
  );
}

/** A class is offered only in rooms with hours for it; other services are offered in all rooms. */
function inTheRoomsThatRunIt(service: Services[number], rooms: readonly Calendar[]): Services[number] {
  const running = rooms.filter(({ openinghours }) =>
    openinghours?.some(({ interventions = [] }) => interventions.includes(service.externid)),
  );
  return running.length === 0 || rooms.length === 1
    ? service
    : { ...service, calendars: running.map(({ externid }) => externid) };
}
