import type { StatisticsTotals } from "@rendezvous/contract/office/statistics";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { useManagePhrases, useStatisticsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { formatChange, formatShare } from "./format-numbers.ts";
import styles from "./statistics.module.css";

interface Props {
  now: StatisticsTotals;
  before: StatisticsTotals;
}

/** The figures of the period, each with its previous value. */
export function Totals({ now, before }: Props) {
  const phrases = useStatisticsPhrases();
  const { pages } = useManagePhrases();
  const dateLocale = useDateLocale();
  const number = new Intl.NumberFormat(dateLocale);
  const rows = [
    [phrases.booked, now.booked, before.booked],
    [phrases.cancelled, now.cancelled, before.cancelled],
    [phrases.noShow, now.no_show, before.no_show],
    [phrases.first, now.first, before.first],
  ] as const;
  const share = ({ minutes, open_minutes }: StatisticsTotals) =>
    formatShare(minutes, open_minutes, dateLocale);
  return (
    <table className={styles.totals}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{pages.statistics}</VisuallyHidden>
          </th>
          <th scope="col">{phrases.period}</th>
          <th scope="col">{phrases.before}</th>
          <th scope="col">{phrases.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, other]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.large}>{number.format(one)}</td>
            <td>{number.format(other)}</td>
            <td>{formatChange(one, other, dateLocale)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{phrases.occupancy}</th>
          <td className={styles.large}>{share(now)}</td>
          <td>{share(before)}</td>
          <td>–</td>
        </tr>
      </tbody>
    </table>
  );
}
