import type { ExplanationReason } from "@rendezvous/contract/booking/explanation";
import type { PageCatalogue } from "@rendezvous/contract/site/page-data";
import type { ExplanationPhrases } from "@rendezvous/phrases/catalogues";
import { formatDayAndTime, formatTime } from "@rendezvous/phrases/format-date";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link, type NavigationTarget } from "../../../lib/navigation.tsx";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage, toProScreen } from "../../ground/group/paths.ts";
import { useHasRight } from "../../ground/session/use-has-right.ts";
import type { ExplanationQuery } from "./api.ts";
import { toWhyNoSlot } from "./use-explanation-query.ts";

interface Props {
  reason: ExplanationReason;
  calendarId: number;
  /** The calendar's step, in minutes. */
  step: number;
  criteria: ExplanationQuery;
}

/** One reason in words, with a link to the page where it can be changed. */
export function ReasonText({ reason, calendarId, step, criteria }: Props) {
  const say = useReasonWords();
  const place = usePlace(reason, calendarId, criteria);
  return (
    <>
      <span lang={reason.lang}>{say(reason, step)}</span>{" "}
      {place && <Link {...place.target}>{place.text}</Link>}
    </>
  );
}

/** Returns a function that writes a reason; `step` is the calendar's, in minutes. */
export function useReasonWords() {
  const phrases = useProPhrases("explanation");
  const dateLocale = useDateLocale();
  const { catalogue } = useLoadedGroup();
  const time = (at: string) => formatTime(at.slice(0, 16), dateLocale);
  const who = ({ appointments = [] }: ExplanationReason): string =>
    appointments
      .map(({ name, is_held, start_at, end_at }) => {
        const whose = is_held ? phrases.held : name || phrases.somebody;
        return `${whose} (${time(start_at)} – ${time(end_at)})`;
      })
      .join(", ");
  return function say(reason: ExplanationReason, step: number): string {
    const { code, label = "", until_at = "" } = reason;
    switch (code) {
      case "step":
        return phrases.step({ minutes: step });
      case "notice":
      case "period":
        return phrases[code]({ when: formatDayAndTime(until_at.slice(0, 16), dateLocale) });
      case "holiday":
        return phrases.holiday({ name: label });
      case "closure":
        return label === "" ? phrases.closure : phrases.closureNamed({ name: label });
      case "taken":
      case "capacity":
      case "buffer":
      case "at_once":
      case "between_starts":
        return phrases[code]({ who: who(reason) });
      case "too_short":
        return reason.appointments?.length
          ? phrases.too_short_before({ who: who(reason) })
          : phrases.too_short({ time: time(until_at) });
      case "resource": {
        const places = (reason.resources ?? []).map(({ name, reasons }) =>
          [name, reasons.map((one) => say(one, step)).join(", ")].join(" – "),
        );
        return phrases.resource({ why: places.join("; ") });
      }
      case "link": {
        const service = catalogue.interventions.find(({ id }) => id === reason.intervention_id);
        return phrases.link({ name: service?.publicname ?? "" });
      }
      case "class":
        return phrases.class({ name: reason.label ?? "" });
      default:
        return phrases[code];
    }
  };
}

/** Returns the page on which the reason can be removed; null if there is none, or if this professional may not open it. */
function usePlace(
  { code, appointments = [], resources = [], intervention_id }: ExplanationReason,
  calendarId: number,
  criteria: ExplanationQuery,
): { readonly target: NavigationTarget; readonly text: string } | null {
  const phrases = useProPhrases("explanation");
  const { group, catalogue } = useLoadedGroup();
  const may = useHasRight();
  const { urlname } = group;
  const { interventions, day } = criteria;
  if (code === "past") return null;
  if (code === "link" && intervention_id !== undefined)
    return {
      target: toWhyNoSlot(urlname, { interventions: [intervention_id], day }),
      text: phrases.alone,
    };
  const isElsewhere = code === "elsewhere";
  if (isElsewhere || appointments.some(({ id }) => id !== null)) {
    const screen = toProScreen(urlname, "calendar");
    const shown = { day, columns: String(calendarId) };
    const search = (query: string) => withParameters(screen.search(query), shown);
    return { target: { ...screen, search }, text: isElsewhere ? phrases.hours : phrases.appointment };
  }
  if (!may("manage_catalogue")) return null;
  if (code === "notice" || code === "period")
    return placeOfPeriod(code, calendarId, interventions[0], phrases, catalogue, urlname);
  if (code === "resource")
    return { target: toManage(urlname, "resources", resources[0]?.id), text: phrases.resourceLink };
  if ((code === "together" || code === "service_hours") && interventions[0] !== undefined)
    return { target: toManage(urlname, "interventions", interventions[0]), text: phrases.service };
  const kind = catalogue.classes.some(({ id }) => id === calendarId) ? "classes" : "calendars";
  return { target: toManage(urlname, kind, calendarId), text: phrases.hours };
}

/** Returns the page of the record whose own notice or period is in force, otherwise that of the group's rules. */
function placeOfPeriod(
  code: "notice" | "period",
  calendarId: number,
  serviceId: number | undefined,
  phrases: ExplanationPhrases,
  { interventions, calendars }: PageCatalogue,
  urlname: string,
) {
  const service = interventions.find(({ id }) => id === serviceId);
  const ofService = (code === "notice" ? service?.min_notice : service?.maxrdv_period) ?? null;
  const ofCalendar =
    code === "notice" ? null : (calendars.find(({ id }) => id === calendarId)?.maxrdv_period ?? null);
  if (service && ofService !== null && ofService <= (ofCalendar ?? ofService))
    return { target: toManage(urlname, "interventions", service.id), text: phrases.service };
  return ofCalendar === null
    ? { target: toManage(urlname, "rules"), text: phrases.rules }
    : { target: toManage(urlname, "calendars", calendarId), text: phrases.hours };
}
