import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import type { ExplanationReason, Explanations } from "@rendezvous/contract/booking/explanation";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { formatDayAndTime, formatDayWithYear } from "@rendezvous/phrases/format-date";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { formatPrice } from "@rendezvous/phrases/format-price";
import { useQuery } from "@tanstack/react-query";
import { LoadingText } from "../../../components/loading-text.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { getFirstSlot, listWeekOfExplanations } from "./api.ts";
import styles from "./explanation.module.css";
import { useReasonWords } from "./reason-text.tsx";
import { toWhyNoSlot } from "./use-explanation-query.ts";

interface Props {
  service: Intervention;
  today: Day;
}

/** A first free time after this number of days counts as none. */
const DAYS_LOOKED_AT = 28;

/** A service in the clients' view: its length, price, calendars and first free time. */
export function ServicePreview({ service, today }: Props) {
  const { online, service: see } = useProPhrases("explanation");
  const dateLocale = useDateLocale();
  const { common, interventions } = usePhrases();
  const { group, catalogue } = useLoadedGroup();
  const first = useQuery({
    queryKey: ["first-slot", group.id, service.id],
    queryFn: ({ signal }) => getFirstSlot(group.id, service.id, signal),
  });
  const names = catalogue.calendars
    .filter(({ id }) => service.calendar_ids?.includes(id))
    .map(({ publicname }) => publicname);
  const isSoon = first.data ? first.data.slice(0, 10) < addDays(today, DAYS_LOOKED_AT) : false;
  const facts = [
    formatDuration(service.length, dateLocale),
    service.price === null
      ? ""
      : service.price > 0
        ? formatPrice(service.price, group.currency_code, dateLocale)
        : interventions.free,
  ];
  return (
    <li>
      <span>
        <strong lang={service.lang}>{service.publicname}</strong>
        <span className={styles.facts}>{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <span className={styles.lines}>
        <span>{names.length === 0 ? online.anyone : online.who({ names: names.join(", ") })}</span>
        {service.maxrdv_period !== null && (
          <span>
            {online.untilDay({
              day: formatDayWithYear(addDays(today, Math.floor(service.maxrdv_period / 1440)), dateLocale),
            })}
          </span>
        )}
        {first.isLoading && <LoadingText>{common.loading}</LoadingText>}
        {first.data && (
          <span>{online.next({ when: formatDayAndTime(first.data.slice(0, 16), dateLocale) })}</span>
        )}
        {first.isSuccess && !isSoon && <NoTime service={service} today={today} />}
        {first.data === null && group.hide_without_times && <span>{online.hidden}</span>}
        <span className={styles.links}>
          {first.isSuccess && !isSoon && (
            <Link {...toWhyNoSlot(group.urlname, { interventions: [service.id], day: today })}>
              {online.why}
            </Link>
          )}
          <Link {...toManage(group.urlname, "interventions", service.id)}>{see}</Link>
        </span>
      </span>
    </li>
  );
}

function NoTime({ service, today }: Props) {
  const { online } = useProPhrases("explanation");
  const { group } = useLoadedGroup();
  const say = useReasonWords();
  const week = useQuery({
    queryKey: ["explanations-of-week", group.id, service.id, today],
    queryFn: ({ signal }) => listWeekOfExplanations(group.id, service.id, today, signal),
  });
  const reasons = week.data ? mostOfAll(week.data) : [];
  return (
    <>
      <strong>{online.none}</strong>
      {reasons.length > 0 && (
        <span>
          {online.noneWhy({ why: reasons.map(({ reason, step }) => say(reason, step)).join("; ") })}
        </span>
      )}
    </>
  );
}

const MAX_REASONS = 3;

/** Returns the reasons that block most of the possible starts, each kind once; "closed" only if there is no other reason. */
function mostOfAll(week: readonly Explanations[]): { reason: ExplanationReason; step: number }[] {
  const kinds = new Map<string, { reason: ExplanationReason; step: number; ms: number }>();
  for (const { records } of week)
    for (const { ranges, slot_step: step } of records)
      for (const { start_at, end_at, reasons } of ranges)
        for (const reason of reasons) {
          const { ms = 0, ...rest } = kinds.get(reason.code) ?? { reason, step };
          kinds.set(reason.code, { ...rest, ms: ms + Date.parse(end_at) - Date.parse(start_at) });
        }
  const open = [...kinds.values()].filter(({ reason: { code } }) => code !== "closed" && code !== "past");
  return (open.length > 0 ? open : [...kinds.values()]).toSorted((a, b) => b.ms - a.ms).slice(0, MAX_REASONS);
}
