import {
  STATISTICS_DIMENSIONS,
  type Statistics,
  type StatisticsTotals,
} from "@rendezvous/contract/office/statistics";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { lineNamer, seriesNamer } from "@rendezvous/phrases/statistics-names";
import { defineCall, reply } from "../../../http/call.ts";
import { fileHeaders, type SheetRow, type Sheet, writeXlsx } from "../../../lib/table.ts";
import { readStatistics } from "./get-statistics.ts";

/** Returns the statistics as a workbook, with a sheet for each table on the screen. */
export const downloadStatistics = defineCall("downloadStatistics", async (input) => {
  const { group, locale, query } = input;
  const read = await readStatistics(input);
  if (!read.ok) return read;
  const sheets = toSheets(read.statistics, locale, dateLocaleOf(locale, group.fields.country));
  return reply(writeXlsx(sheets), {
    headers: fileHeaders(`${group.urlname}-${query.from}-${query.until}`, "xlsx"),
  });
});

function toSheets(statistics: Statistics, locale: string, dateLocale: string): Sheet[] {
  const { statistics: words } = serverPhrases(locale);
  const nameOf = lineNamer(words, dateLocale);
  const startOf = seriesNamer(statistics.grain, dateLocale);
  const { totals, totals_before, series, by, delays } = statistics;
  const counted = [words.booked, words.cancelled, words.cancelledLate, words.noShow, words.first];
  const before = counts(totals_before);
  const share = `${words.occupancy} (%)`;
  const totalRows: SheetRow[] = [
    ["", words.period, words.before],
    ...counts(totals).map((count, at): SheetRow => [counted[at]!, count, before[at]!]),
    [share, toShare(totals), toShare(totals_before)],
  ];
  const kinds = STATISTICS_DIMENSIONS.map((kind): Sheet => {
    const hasHours = kind === "calendar";
    const rows = by[kind].map((line): SheetRow => {
      const { open_minutes = 0, ...line_counts } = line;
      const [booked, ...others] = counts(line_counts);
      const hours = hasHours ? [toShare({ ...line_counts, open_minutes })] : [];
      return [nameOf(kind, line), booked!, line.booked_before, ...others, ...hours];
    });
    const [booked, ...others] = counted;
    const head: SheetRow = [words[kind], booked!, words.before, ...others, ...(hasHours ? [share] : [])];
    return { name: words[kind], rows: [head, ...rows] };
  });
  const days = unitOfDays(dateLocale);
  return [
    { name: words.period, rows: totalRows },
    {
      name: words.series,
      rows: [
        [words.series, counted[0]!, words.before, ...counted.slice(1)],
        ...series.map((line): SheetRow => {
          const [booked, ...others] = counts(line);
          return [startOf(line.start), booked!, line.booked_before, ...others];
        }),
      ],
    },
    ...kinds,
    {
      name: words.delaysSheet,
      rows: [
        [words.delays, `${words.period} (${days})`, `${words.before} (${days})`],
        ...delays.map(
          ({ name, minutes, minutes_before }): SheetRow => [name, toDays(minutes), toDays(minutes_before)],
        ),
      ],
    },
  ];
}

type Counts = Pick<StatisticsTotals, "booked" | "cancelled" | "cancelled_late" | "no_show" | "first">;

function counts({ booked, cancelled, cancelled_late, no_show, first }: Counts): number[] {
  return [booked, cancelled, cancelled_late, no_show, first];
}

/** Returns the share in per cent; null when nothing was open. */
function toShare({
  minutes,
  open_minutes,
}: Pick<StatisticsTotals, "minutes" | "open_minutes">): number | null {
  return open_minutes === 0 ? null : Math.round((1000 * minutes) / open_minutes) / 10;
}

function toDays(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes / 144) / 10;
}

function unitOfDays(dateLocale: string): string {
  const format = new Intl.NumberFormat(dateLocale, { style: "unit", unit: "day", unitDisplay: "long" });
  return format.formatToParts(10).find(({ type }) => type === "unit")?.value ?? "";
}
