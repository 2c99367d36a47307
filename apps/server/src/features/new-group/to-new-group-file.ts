import type { NewGroup } from "@rendezvous/contract/trade";
import type { WrittenGroupFile } from "@rendezvous/contract/group-file/shape";
import { currencyOf } from "@rendezvous/domain/group/currency-of";
import { toZoneName } from "@rendezvous/domain/time/zone-name";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { lowerFirst } from "@rendezvous/phrases/lower-first";
import { isHolidayCode } from "../../lib/public-holidays.ts";
import { readTrade } from "./trades.ts";

type Services = NonNullable<WrittenGroupFile["interventions"]>;
type Calendars = NonNullable<WrittenGroupFile["calendars"]>;
type Hours = NonNullable<Calendars[number]["openinghours"]>;

/**
 * A group file for a group that is made: its trade's, with what was asked for in the place of what the trade brings. Its founder is
 * told of bookings from the first one.
 */
export function toNewGroupFile(urlname: string, asked: NewGroup, founder: string): WrittenGroupFile {
  const { name, trade, country, timezone, phone, address, zipcode, city } = asked;
  const locale = languageOf(asked.locale ?? "fr") ?? FALLBACK_LANGUAGE;
  const { group, interventions = [], calendars = [], ...file } = readTrade(trade, locale);
  const usual = asked.openinghours ?? usualHours(calendars[0]);
  const services = asked.interventions ? toServices(interventions, asked.interventions) : interventions;
  return {
    ...file,
    group: {
      ...group,
      name,
      urlname,
      inactive: true,
      slots_view: "auto",
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
    interventions: services,
    calendars: toCalendars(calendars, { ...asked, locale }, usual, services),
  };
}

/** The trade's that were kept, with their names, lengths and prices as asked; and new ones. */
function toServices(known: Services, asked: NonNullable<NewGroup["interventions"]>): Services {
  return asked.map(({ externid, name, length, price }, index) => {
    const from = known.find((one) => one.externid === externid);
    const own = { publicname: name, length, price: price ?? null, sort: index + 1 };
    return { ...from, externid: from?.externid ?? `service_${index + 1}`, ...own };
  });
}

/** What holds for every service. */
function usualHours(calendar: Calendars[number] | undefined): Hours {
  return (calendar?.openinghours ?? []).filter(({ interventions = [] }) => interventions.length === 0);
}

/**
 * As many as take appointments at the same time, each like the trade's, with a number where there are several. They have the
 * organisation's hours; those of the trade that are only a service's stay where the service does.
 */
function toCalendars([calendar]: Calendars, asked: NewGroup, usual: Hours, services: Services): Calendars {
  const { country = "FR", calendar_count: count = 1, locale } = asked;
  if (calendar === undefined) return [];
  const isKept = (externid: string) => services.some((one) => one.externid === externid);
  const own = (calendar.openinghours ?? []).flatMap((rule) => {
    const kept = (rule.interventions ?? []).filter(isKept);
    return kept.length > 0 ? [{ ...rule, interventions: kept }] : [];
  });
  const holidays = isHolidayCode(country) ? country : null;
  const each = { ...calendar, holidays, openinghours: own.length > 0 ? [...own, ...usual] : null };
  if (count === 1) return [each];
  const { externid, publicname } = calendar;
  const name = typeof publicname === "string" ? publicname : externid;
  return Array.from({ length: count }, (_, at) => at + 1).map((sort) => ({
    ...each,
    externid: `${externid}_${sort}`,
    // Hungarian counts before the noun.
    publicname: locale === "hu" ? `${sort}. ${lowerFirst(name)}` : `${name} ${sort}`,
    sort,
  }));
}
