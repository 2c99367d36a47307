import {
  STATISTICS_DIMENSIONS,
  type Statistics,
  type StatisticsTotals,
} from "@rendezvous/contract/office/statistics";
import { csvStyleOf, toCsvLine } from "@rendezvous/domain/table/csv-line";
import type { StatisticsPhrases } from "@rendezvous/phrases/catalogues";
import { lineNamer } from "@rendezvous/phrases/statistics-names";

type Counts = Omit<StatisticsTotals, "open_minutes"> & { readonly open_minutes?: number | undefined };

/** Returns the tables of the screen as one text, with a byte order mark from which spreadsheets recognise UTF-8. */
export function toCsv(
  { totals, totals_before, series, by }: Statistics,
  words: StatisticsPhrases & { readonly minutes: string },
  dateLocale: string,
): string {
  const nameOf = lineNamer(words, dateLocale);
  const { booked, before, cancelled, cancelledLate, noShow, first, minutes, occupancy } = words;
  const rows = [
    ["", "", booked, before, cancelled, cancelledLate, noShow, first, minutes, `${occupancy} (%)`],
    toRow(words.period, "", totals, totals_before.booked),
    ...series.map((line) => toRow(words.series, line.start, line, line.booked_before)),
    ...STATISTICS_DIMENSIONS.flatMap((kind) =>
      by[kind].map((line) => toRow(words[kind], nameOf(kind, line), line, line.booked_before)),
    ),
  ];
  const style = csvStyleOf(dateLocale);
  return `\ufeff${rows.map((row) => toCsvLine(row, style)).join("")}`;
}

function toRow(table: string, name: string, counts: Counts, before: number): (string | number)[] {
  const { booked, cancelled, cancelled_late, no_show, first, minutes, open_minutes } = counts;
  const share = open_minutes ? Math.round((1000 * minutes) / open_minutes) / 10 : "";
  return [table, name, booked, before, cancelled, cancelled_late, no_show, first, minutes, share];
}
