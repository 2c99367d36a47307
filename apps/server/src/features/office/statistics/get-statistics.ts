import {
  STATISTICS_DIMENSIONS,
  type Statistics,
  type StatisticsLine,
} from "@rendezvous/contract/office/statistics";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { correspondingStart, type DaySpan, periodBefore } from "@rendezvous/domain/time/period-before";
import { type CallInput, defineCall, reply, type Refusal } from "../../../http/call.ts";
import { toPublicName, textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { planStatistics } from "./plan-data.ts";
import { parseSpan } from "./parse-span.ts";
import {
  type CountRow,
  type AppointmentCounts,
  listAppointmentCounts,
  listCountsOfCalendars,
  listSlotDelays,
  listOpenMinutes,
  listCountsByPeriod,
  readStatisticsNames,
} from "./read-data.ts";

const MOST_DAYS_IN_SERIES = 62;
const NOTHING: AppointmentCounts = {
  booked: 0,
  cancelled: 0,
  cancelled_late: 0,
  no_show: 0,
  first: 0,
  minutes: 0,
};
/**
 * The values of these dimensions are sorted in their natural order, such as Monday to Sunday; other dimensions are sorted by
 * count.
 */
const IN_ORDER = new Set<string>(["lead", "weekday", "hour"]);

/** Returns the statistics of the professional's calendars. */
export const getStatistics = defineCall("getStatistics", async (input) => {
  const read = await readStatistics(input);
  return read.ok ? reply(read.statistics) : read;
});

type Input = Pick<
  CallInput<"getStatistics">,
  "context" | "group" | "groupId" | "session" | "locale" | "query"
>;

export async function readStatistics({
  context,
  group,
  groupId,
  session,
  query,
  locale,
}: Input): Promise<{ readonly ok: true; readonly statistics: Statistics } | Refusal> {
  const { db } = context;
  const parsed = parseSpan(session, groupId, query);
  if (!parsed.ok) return parsed;
  const { days, calendarIds } = parsed;
  const span = { from: query.from, until: addDays(query.until, 1) };
  const before = periodBefore(span);
  const grain = days > MOST_DAYS_IN_SERIES ? "month" : "day";
  const countsOf = async (one: DaySpan) => {
    const [counts, calendars, open, delays] = await Promise.all([
      listAppointmentCounts(db, groupId, one, calendarIds),
      listCountsOfCalendars(db, groupId, one, calendarIds),
      listOpenMinutes(db, groupId, one, calendarIds),
      listSlotDelays(db, groupId, one, calendarIds),
    ]);
    return { lines: [...counts, ...calendars], open, delays };
  };
  const [now, then, series, seriesBefore, { names, countedAt }] = await Promise.all([
    countsOf(span),
    countsOf(before),
    listCountsByPeriod(db, groupId, span, calendarIds, grain),
    listCountsByPeriod(db, groupId, before, calendarIds, grain),
    readStatisticsNames(db, groupId),
  ]);
  // Plans the count at once, so that a new group need not wait for the night.
  if (countedAt === null) await planStatistics(db, context.clock.now());
  const texts = textsInLanguage(group, locale);
  const nameOf = (kind: string, id: number) => {
    const record = names.find((one) => one.kind === kind && one.id === id);
    if (!record) return { name: String(id) };
    const { publicname, lang } = toPublicName(record, texts);
    return { name: publicname || record.name, lang };
  };
  const linesOf = (kind: (typeof STATISTICS_DIMENSIONS)[number]): StatisticsLine[] => {
    const earlier = then.lines.filter(({ dimension }) => dimension === kind);
    const lines = now.lines.filter(({ dimension }) => dimension === kind);
    const noLonger = earlier.filter(({ value }) => lines.every((one) => one.value !== value));
    const all = [...lines, ...noLonger.map((one) => ({ ...one, ...NOTHING }))].map((line): StatisticsLine => {
      const { dimension: _, ...counts } = line;
      const id = Number(line.value);
      return {
        ...counts,
        ...((kind === "service" || kind === "calendar") && nameOf(kind, id)),
        ...(kind === "calendar" && { open_minutes: now.open.get(id) ?? 0 }),
        booked_before: earlier.find(({ value }) => value === line.value)?.booked ?? 0,
      };
    });
    return IN_ORDER.has(kind) ? all.toSorted((a, b) => Number(a.value) - Number(b.value)) : all;
  };
  const answer: Statistics = {
    from: query.from,
    until: query.until,
    before: { from: before.from, until: addDays(before.until, -1) },
    counted_at: countedAt?.toISOString() ?? null,
    totals: totalsOf(now.lines, now.open),
    totals_before: totalsOf(then.lines, then.open),
    grain,
    series: withBefore(
      series,
      new Map(seriesBefore.map(({ start, booked }) => [correspondingStart(start, grain, before), booked])),
      query.until,
    ),
    by: {
      service: linesOf("service"),
      calendar: linesOf("calendar"),
      source: linesOf("source"),
      language: linesOf("language"),
      lead: linesOf("lead"),
      weekday: linesOf("weekday"),
      hour: linesOf("hour"),
    },
    delays: [...now.delays].map(([intervention_id, minutes]) => ({
      intervention_id,
      ...nameOf("service", intervention_id),
      minutes,
      minutes_before: then.delays.get(intervention_id) ?? null,
    })),
  };
  return { ok: true, statistics: answer };
}

type Series = Awaited<ReturnType<typeof listCountsByPeriod>>;

function withBefore(series: Series, before: ReadonlyMap<Day, number>, last: Day): Statistics["series"] {
  const booked = new Map(series.map((line) => [line.start, line]));
  return [...new Set([...booked.keys(), ...before.keys()])]
    .filter((start) => start <= last)
    .toSorted()
    .map((start) => ({
      start,
      ...NOTHING,
      ...booked.get(start),
      booked_before: before.get(start) ?? 0,
    }));
}

function totalsOf(lines: readonly CountRow[], open: ReadonlyMap<number, number>) {
  const {
    dimension: _,
    value: __,
    ...counts
  } = lines.find(({ dimension }) => dimension === "total") ?? {
    dimension: "",
    value: "",
    ...NOTHING,
  };
  return { ...counts, open_minutes: [...open.values()].reduce((sum, one) => sum + one, 0) };
}
