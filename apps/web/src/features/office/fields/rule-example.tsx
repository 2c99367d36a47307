import { yearsAfter } from "@rendezvous/domain/personal-data/retention";
import { toFractionalMinutes, MINUTE_MS, addDays } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { formatDate, formatDayAndTime } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import type { ReactNode } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import field from "../../../components/fields/field.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../parts/records.module.css";
import type { StoredRecord } from "../schema/kinds.ts";

interface Props {
  /** The field that is being edited. */
  name: string;
  record: StoredRecord;
  children: ReactNode;
}

/** A rule with an example of its effect in this group, computed from the typed values; without an example the field alone. */
export function RuleExample({ name, record, children }: Props) {
  const example = useExample(name, record);
  if (example === "") return children;
  return (
    <div className={field.field}>
      {children}
      <p className={`${field.hint} ${typeof record[name] === "boolean" ? styles.underFlag : ""}`}>
        {example}
      </p>
    </div>
  );
}

/** Larger values are refused, and their dates may be out of range. */
export const MAX_RULE_MINUTES = 5_256_000;

/** The minute of the day at which an example appointment begins. */
const TEN = 600;

function useExample(name: string, record: StoredRecord): string {
  const { ruleExamples: say } = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { free } = usePhrases().interventions;
  const { group, catalogue } = useLoadedGroup();
  const now = toFractionalMinutes(useNow(MINUTE_MS));
  const value = record[name];
  const service = catalogue.interventions[0]?.publicname ?? "";
  const { reserved: closed } = useLazyPhrases("account");
  const { "rules.min_notice": notice } = record;
  const at = (minute: number) =>
    formatDayAndTime(formatWallDateTime(group.timezone, Math.floor(minute)).slice(0, 16), dateLocale);
  /** Returns ten o'clock on the day after the instant that is `minutes` from now. */
  const appointmentAfter = (minutes: number) => {
    const { day } = instantToWall(group.timezone, Math.floor(now + minutes));
    return wallToInstant(group.timezone, addDays(day, 1), TEN);
  };
  if (SHOWN.has(name)) {
    const [service] = catalogue.interventions;
    if (!service) return "";
    const { publicname, length, price } = service;
    const parts = [
      publicname,
      record["display_intervention_length"] === true && formatDuration(length, dateLocale),
      record["display_intervention_price"] === true &&
        price !== null &&
        (price > 0 ? formatPrice(price, group.currency_code, dateLocale) : free),
    ];
    return say.shown({ text: parts.filter(Boolean).join(" · ") });
  }
  if (NEWCOMERS.has(name)) {
    const isHealth = record["rules.health"] === true;
    const text = (isHealth ? closed.patients : closed.clients)({ group: group.name });
    if (record["open"] === false || record["rules.reserved"] === true) return say.shown({ text });
    return name === "rules.health" || service === "" ? "" : say.newcomer({ service });
  }
  if (name === "openData" && service !== "") return (value === true ? say.seen : say.unseen)({ service });
  if (typeof value !== "number" || value <= 0 || value > MAX_RULE_MINUTES) return "";
  const lead = typeof notice === "number" ? Math.min(notice, MAX_RULE_MINUTES) : 0;
  switch (name) {
    case "rules.min_cancel_notice":
    case "rules.reminder_minutes": {
      const start = appointmentAfter(lead + value);
      const example = { start: at(start), end: at(start - value) };
      return name === "rules.reminder_minutes"
        ? say.reminder_minutes(example)
        : say.min_cancel_notice(example);
    }
    case "rules.mintime_between": {
      const end = appointmentAfter(lead);
      return say.mintime_between({ start: at(end), end: at(end + value) });
    }
    case "rules.max_upcoming":
      return say.max_upcoming({ count: value });
    case "rules.max_bookings_per_person_per_day":
    case "rules.max_bookings_per_address_per_day":
      return say.perDay({ count: value });
    case "rules.hold_limit_per_address":
      return say.hold_limit_per_address({ count: value });
    case "rules.hold_limit_per_calendar": {
      const calendar = catalogue.calendars[0]?.publicname ?? "";
      return calendar === "" ? "" : say.hold_limit_per_calendar({ calendar, count: value });
    }
    case "rules.retention_years": {
      const { day } = instantToWall(group.timezone, Math.floor(now));
      return say.retention_years({ day: formatDate(yearsAfter(day, -value), dateLocale) });
    }
    default:
      return "";
  }
}

/** The rules that decide whether new clients may book, and which notice they get. */
const NEWCOMERS: ReadonlySet<string> = new Set(["open", "rules.reserved", "rules.health"]);

/** The fields that decide which facts of a service clients see. */
const SHOWN: ReadonlySet<string> = new Set(["display_intervention_price", "display_intervention_length"]);
