import {
  STATISTICS_DIMENSIONS,
  type Statistics,
  type StatisticsLine,
} from "@rendezvous/contract/office/statistics";
import { lineNamer, seriesNamer } from "@rendezvous/phrases/statistics-names";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { formatDays, formatShare } from "./format-numbers.ts";
import styles from "./statistics.module.css";

type Row = StatisticsLine;

interface Props {
  statistics: Statistics;
  /** The statistics are those of some calendars only. */
  isOfSome: boolean;
}

/** Each count as a table with bars and numbers. */
export function CountTables({ statistics, isOfSome }: Props) {
  const phrases = useProPhrases("statistics");
  const dateLocale = useDateLocale();
  const nameOf = lineNamer(phrases, dateLocale);
  const { series, by, delays, grain } = statistics;
  const startOf = seriesNamer(grain, dateLocale);
  return (
    <>
      <Table
        title={phrases.series}
        rows={series.map((line) => ({ ...line, value: line.start }))}
        nameOf={({ value }) => startOf(value)}
      />
      {STATISTICS_DIMENSIONS.filter((kind) => by[kind].length > 0).map((kind) => (
        <Table key={kind} title={phrases[kind]} rows={by[kind]} nameOf={(line) => nameOf(kind, line)} />
      ))}
      {delays.length > 0 && (
        <Part title={phrases.delays}>
          <p className={styles.quiet}>
            {phrases.delaysText} {isOfSome && phrases.delaysAll}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{phrases.delays}</VisuallyHidden>
                </th>
                <th scope="col">{phrases.period}</th>
                <th scope="col">{phrases.before}</th>
              </tr>
            </thead>
            <tbody>
              {delays.map(({ intervention_id, name, lang, minutes, minutes_before }) => (
                <tr key={intervention_id}>
                  <th scope="row" lang={lang}>
                    {name}
                  </th>
                  <td>{formatDays(minutes, dateLocale)}</td>
                  <td>{formatDays(minutes_before, dateLocale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface TableProps {
  title: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
}

function Table({ title, rows, nameOf }: TableProps) {
  const phrases = useProPhrases("statistics");
  const dateLocale = useDateLocale();
  const number = new Intl.NumberFormat(dateLocale);
  const most = Math.max(1, ...rows.map(({ booked, booked_before }) => Math.max(booked, booked_before)));
  // Only where there is a rule about them.
  const hasLate = rows.some(({ cancelled_late }) => cancelled_late > 0);
  const hasHours = rows.some(({ open_minutes }) => open_minutes !== undefined);
  return (
    <Part title={title}>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{phrases.nothing}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
        <section className={styles.scroll} aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{title}</VisuallyHidden>
                </th>
                <th scope="col" colSpan={2}>
                  {phrases.booked}
                </th>
                <th scope="col">{phrases.before}</th>
                <th scope="col">{phrases.cancelled}</th>
                {hasLate && <th scope="col">{phrases.cancelledLate}</th>}
                <th scope="col">{phrases.noShow}</th>
                <th scope="col">{phrases.first}</th>
                {hasHours && <th scope="col">{phrases.occupancy}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value}>
                  <th scope="row" lang={row.lang}>
                    {nameOf(row)}
                  </th>
                  <td className={styles.bar}>
                    <Bar now={row.booked / most} before={row.booked_before / most} />
                  </td>
                  <td>{number.format(row.booked)}</td>
                  <td>{number.format(row.booked_before)}</td>
                  <td>{number.format(row.cancelled)}</td>
                  {hasLate && <td>{number.format(row.cancelled_late)}</td>}
                  <td>{number.format(row.no_show)}</td>
                  <td>{number.format(row.first)}</td>
                  {hasHours && <td>{formatShare(row.minutes, row.open_minutes ?? 0, dateLocale)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Part>
  );
}

/** A bar in per cent of the longest one, with a line below for the previous period. The numbers are beside it. */
function Bar({ now, before }: { now: number; before: number }) {
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.now} width={100 * now} height="8" />
      <rect className={styles.before} y="9" width={100 * before} height="3" />
    </svg>
  );
}
