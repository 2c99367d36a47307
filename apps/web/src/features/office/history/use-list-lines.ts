import { type Weekday, WEEKDAYS, addDays } from "@rendezvous/domain/time/instant";
import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { formatDate, formatWeekday } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { FieldSpec } from "../schema/field-spec.ts";
import { shortenText } from "../schema/shorten-text.ts";
import type { NamesOf } from "../schema/use-records.ts";

const MIDNIGHT = "00:00";
/** The controls whose lists contain times that are open. */
const OPEN: ReadonlySet<FieldSpec["control"]> = new Set([
  "hours",
  "organisationHours",
  "serviceHours",
  "openings",
]);

/** A weekly rule, a closure, an extra opening, a part of a pack, or the terms of some calendars and resources. */
interface Entry {
  readonly days?: readonly Weekday[];
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  readonly valid_from?: string | null;
  readonly valid_until?: string | null;
  readonly adds_to_week?: boolean;
  readonly interventions?: readonly unknown[];
  readonly start?: string;
  readonly end?: string;
  readonly label?: LocalizedText;
  readonly intervention_id?: number;
  readonly calendar_id?: number | null;
  /** Externids, as a group file contains them. */
  readonly intervention?: string;
  readonly calendar?: string | null;
  readonly break_time?: number;
  readonly calendars?: readonly unknown[];
  readonly resources?: readonly unknown[];
  readonly length?: number | null;
  readonly price?: number | null;
}

/** Returns a function that writes each entry of a list into a separate line; null for a field that is not such a list. */
export function useListLines(namesOf: NamesOf): (spec: FieldSpec, value: unknown) => string[] | null {
  const { fields, hours } = useProPhrases("manageFields");
  const { language, dateLocale } = useWording();
  const { group } = useLoadedGroup();
  const names: (...values: Parameters<NamesOf>) => string = (...values) => namesOf(...values).join(", ");
  const weekday = (day: Weekday) => formatWeekday(WEEKDAYS.indexOf(day), dateLocale);

  const closed = ({ start = "", end = "", label }: Entry): string => {
    const [from, until] = [start.slice(0, 10), end.slice(0, 10)];
    const isWholeDays = start.endsWith(MIDNIGHT) && end.endsWith(MIDNIGHT);
    const when = isWholeDays
      ? span(formatDate(from, dateLocale), formatDate(addDays(until, -1), dateLocale))
      : from === until
        ? `${formatDate(from, dateLocale)}, ${span(start.slice(11), end.slice(11))}`
        : span(
            `${formatDate(from, dateLocale)}, ${start.slice(11)}`,
            `${formatDate(until, dateLocale)}, ${end.slice(11)}`,
          );
    return withMore(when, [localize(label, language, group.locale)]);
  };
  const open = ({
    days,
    date,
    from = "",
    to = "",
    valid_from,
    valid_until,
    adds_to_week,
    interventions = [],
  }: Entry) => {
    const when = date === undefined ? (days ?? []).map(weekday).join(", ") : formatDate(date, dateLocale);
    const valid = [valid_from, valid_until].map((day) => (day ? formatDate(day, dateLocale) : ""));
    return withMore(`${when}, ${span(from, to)}`, [
      valid.some(Boolean) ? valid.join(" – ") : "",
      adds_to_week ? hours.adds : "",
      names("interventions", interventions),
    ]);
  };
  const part = ({ intervention_id, intervention, calendar_id, calendar, break_time }: Entry) =>
    break_time === undefined
      ? withMore(names("interventions", [intervention_id ?? intervention]), [
          names("calendars", [calendar_id ?? calendar]),
        ])
      : `${fields.break_time} (${formatDuration(break_time, dateLocale)})`;

  const terms = ({ calendars = [], resources = [], length = null, price = null }: Entry) =>
    withMore([...namesOf("calendars", calendars), ...namesOf("resources", resources)].join(", "), [
      length === null ? "" : formatDuration(length, dateLocale),
      price === null ? "" : formatPrice(price, group.currency_code, dateLocale),
    ]);

  return ({ control }, value) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (control === "weekdays") return (list as Weekday[]).map(weekday);
    const entries = list as readonly Entry[];
    if (control === "closures") return entries.map(closed);
    if (control === "lines") return list.map(String);
    if (control === "tags") return (list as { content: string }[]).map(({ content }) => shortenText(content));
    if (control === "homeHours")
      return (list as (readonly Entry[])[]).flatMap((ranges, day) =>
        ranges.map(({ from = "", to = "" }) => `${formatWeekday(day, dateLocale)}, ${span(from, to)}`),
      );
    if (control === "notices") return (list as { email: string }[]).map(({ email }) => email);
    if (OPEN.has(control)) return entries.map(open);
    if (control === "pack") return entries.map(part);
    if (control === "placeTerms") return entries.map(terms);
    return null;
  };
}

function span(from: string, until: string): string {
  return from === until ? from : `${from} – ${until}`;
}

function withMore(text: string, more: readonly string[]): string {
  const addition = more.filter((one) => one !== "").join(", ");
  return addition === "" ? text : `${text} (${addition})`;
}
