import type { Explanation, ExplanationReason } from "@rendezvous/contract/booking/explanation";
import { earliestStart, latestStart } from "@rendezvous/domain/availability/bookable-period";
import type { Reason, Timeline } from "@rendezvous/domain/availability/reason";
import { type BookingLink, toChainLinks } from "@rendezvous/domain/booking/model";
import { type EpochMinute, fromDayNumber } from "@rendezvous/domain/time/instant";
import { formatRfc3339 } from "@rendezvous/domain/time/zone";
import { holidaysOfYear } from "../../../lib/public-holidays.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar } from "../../catalogue/catalogue/stored-catalogue.ts";
import { toPublicName, type TextsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import type { SeatOwner } from "./occupant-data.ts";

/** The data from which the reasons of an explanation are described. */
interface View {
  readonly slotCatalogue: SlotCatalogue;
  readonly links: readonly BookingLink[];
  /** Appointments and holds that take seats, by their keys. */
  readonly owners: readonly SeatOwner[];
  /** Whether the session may see that calendar's appointments. */
  readonly isOwn: (calendarId: number) => boolean;
  readonly texts: TextsInLanguage;
  readonly locale: string;
  readonly now: EpochMinute;
}

export function toExplanation({ calendarId, ranges }: Timeline, view: View): Explanation {
  const { catalogue, calendars } = view.slotCatalogue;
  const calendar = calendars.get(calendarId)!;
  const time = (instant: EpochMinute) => formatRfc3339(catalogue.timezone, instant);
  return {
    calendar: toNamed(calendar, view.texts),
    slot_step: view.slotCatalogue.classes.get(calendarId)?.schedule.slot_step ?? calendar.slot_step,
    ranges: ranges.map(({ from, until, starts, reasons }) => ({
      start_at: time(from),
      end_at: time(until),
      starts: starts.map(time),
      reasons: reasons.map((reason) => toReason(reason, calendar, view)),
    })),
  };
}

function toNamed(record: StoredCalendar, texts: TextsInLanguage) {
  const { publicname: name, lang } = toPublicName(record, texts);
  return { id: record.id, name, lang };
}

function toReason(reason: Reason, place: StoredCalendar, view: View): ExplanationReason {
  const { resources } = view.slotCatalogue;
  if (reason.code !== "resource") return toPlainReason(reason, place, view);
  return {
    code: "resource",
    resources: reason.places.map(({ id, reasons }) => {
      const resource = resources.get(id)!;
      return {
        ...toNamed(resource, view.texts),
        reasons: reasons.map((one) => toPlainReason(one, resource, view)),
      };
    }),
  };
}

/** Converts the reason of a calendar or resource. */
function toPlainReason(
  reason: Reason,
  place: StoredCalendar,
  view: View,
): Omit<ExplanationReason, "resources"> {
  const { slotCatalogue, links, texts, locale, now } = view;
  const { catalogue, calendars } = slotCatalogue;
  const { code } = reason;
  const time = (instant: EpochMinute) => formatRfc3339(catalogue.timezone, instant);
  switch (code) {
    case "notice":
      return { code, until_at: time(earliestStart(catalogue, toChainLinks(links), now)) };
    case "period": {
      const schedule = catalogue.calendars.find(({ id }) => id === place.id)!;
      return { code, until_at: time(latestStart(catalogue, schedule, links[0]!.link.service, now)) };
    }
    case "holiday": {
      const day = fromDayNumber(reason.day);
      const names = holidaysOfYear(place.holidays ?? "", Number(day.slice(0, 4)), locale.slice(0, 2));
      return { code, label: names.get(day) ?? "" };
    }
    case "closure": {
      const { label = "" } = place.closures[reason.closure]!;
      return { code, label: texts.plain(label), lang: texts.lang(label) };
    }
    case "class": {
      const { publicname: label, lang } = toPublicName(calendars.get(reason.classId)!, texts);
      return { code, label, lang };
    }
    case "taken":
    case "capacity":
    case "buffer":
    case "at_once":
    case "between_starts":
      return { code, appointments: toAppointments(reason.by, view) };
    case "too_short":
      return { code, until_at: time(reason.until), appointments: toAppointments(reason.by, view) };
    case "link":
      return { code, intervention_id: links[reason.link]!.interventionIds[0]! };
    default:
      return { code };
  }
}

function toAppointments(keys: readonly number[], { owners, isOwn, slotCatalogue }: View) {
  const time = (instant: EpochMinute) => formatRfc3339(slotCatalogue.catalogue.timezone, instant);
  // An appointment that has several seats is named once.
  const named = new Map(keys.map((key) => [owners[key]!.appointmentId ?? `hold ${key}`, key]));
  return [...named.values()].map((key) => {
    const { appointmentId, ofCalendarId, firstname, lastname, start, end } = owners[key]!;
    const isSeen = ofCalendarId !== null && isOwn(ofCalendarId);
    return {
      id: isSeen ? appointmentId : null,
      name: isSeen ? `${firstname ?? ""} ${lastname ?? ""}`.trim() : null,
      start_at: time(start),
      end_at: time(end),
      is_held: appointmentId === null,
    };
  });
}
