import { minuteOf, isDay } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, instantToWall } from "@rendezvous/domain/time/zone";
import { formatDayAndTime, formatDaySpan } from "@rendezvous/phrases/format-date";
import type { Statistics, StatisticsTotals } from "@rendezvous/contract/office/statistics";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { now } from "../../../lib/clock.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useNavigate, useQueryText } from "../../../lib/navigation.tsx";
import { useDateLocale, useWording } from "../../../lib/phrases/phrases.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { withParameters } from "../../../lib/page/without-parameters.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { toManage } from "../../ground/group/paths.ts";
import { useIsOwner } from "../../ground/session/use-is-owner.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { type StatisticsCriteria, getStatistics } from "./api.ts";
import { AppointmentsPart } from "./appointments-part.tsx";
import { CountTables } from "./count-tables.tsx";
import { downloadStatistics } from "./download.ts";
import { PERIODS, periodOf } from "./periods.ts";
import styles from "./statistics.module.css";
import { toCsv } from "./to-csv.ts";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { formatChange, formatShare } from "./format-numbers.ts";

const LOOK_AGAIN_MS = 3000;

/** The statistics of a period beside those of the previous one; the whole query is in the address. */
export function StatisticsPage() {
  const phrases = useProPhrases("statistics");
  const { columns } = useProPhrases("appointmentTable");
  const { pages } = useProPhrases("manage");
  const { dateLocale } = useWording();
  const { group } = useLoadedGroup();
  const { criteria, ask, today } = useStatisticsCriteria();
  const isOwner = useIsOwner();
  const { data, isLoading, error } = useQuery({
    queryKey: ["statistics", group.id, criteria],
    queryFn: ({ signal }) => getStatistics(group.id, criteria, signal),
    placeholderData: keepPreviousData,
    // The first count of a group is still running, so the page polls for it.
    refetchInterval: ({ state }) => (state.data?.counted_at === null ? LOOK_AGAIN_MS : false),
  });
  const toWords = (instant: string) =>
    formatDayAndTime(
      formatWallDateTime(group.timezone, minuteOf(Date.parse(instant))).slice(0, 16),
      dateLocale,
    );
  return (
    <ManageContent title={pages.statistics} text={phrases.text}>
      <CriteriaForm criteria={criteria} ask={ask} today={today} />
      {isLoading && <Loading />}
      <CallFailure failure={error} />
      {data && (
        <>
          <output className={styles.quiet}>
            {data.counted_at === null
              ? phrases.notCounted
              : phrases.counted({ when: toWords(data.counted_at) })}
            <br />
            {phrases.compared({ span: formatDaySpan(data.before.from, data.before.until, dateLocale) })}
          </output>
          <Totals now={data.totals} before={data.totals_before} />
          <Downloads statistics={data} criteria={criteria} minutes={columns.minutes} />
          <CountTables statistics={data} isOfSome={criteria.calendar !== null || !isOwner} />
          {/* A separate Suspense, so that the tables above do not wait for the texts of this part. */}
          <Suspense>
            <AppointmentsPart criteria={criteria} />
          </Suspense>
        </>
      )}
    </ManageContent>
  );
}

/** Chooses the days, also by the name of a period, and the calendar. */
function CriteriaForm({ criteria, ask, today }: ReturnType<typeof useStatisticsCriteria>) {
  const phrases = useProPhrases("statistics");
  const words = useProPhrases("calendarActions");
  const { all } = useProPhrases("explanation");
  const { calendars } = offeredCatalogue(useLoadedGroup().catalogue);
  return (
    <div className={styles.form}>
      <div className={styles.periods}>
        {PERIODS.map((name) => {
          const period = periodOf(name, today);
          const isShown = period.from === criteria.from && period.until === criteria.until;
          return (
            <Button key={name} aria-pressed={isShown} onClick={() => ask(period)}>
              {phrases[name]}
            </Button>
          );
        })}
      </div>
      {(["from", "until"] as const).map((name) => (
        <TextField
          key={name}
          label={phrases[name]}
          type="date"
          value={criteria[name]}
          onChange={(day) => day !== "" && ask({ [name]: day })}
        />
      ))}
      <SelectField
        label={words.calendar}
        none={all}
        options={calendars.map(({ id, publicname }) => [id, publicname])}
        value={criteria.calendar ?? ""}
        onChange={(id) => ask({ calendar: Number(id) || null })}
      />
    </div>
  );
}

interface DownloadsProps {
  statistics: Statistics;
  criteria: StatisticsCriteria;
  /** The title of the column with the minutes. */
  minutes: string;
}

/** Downloads the statistics as text or as a workbook. */
function Downloads({ statistics, criteria, minutes }: DownloadsProps) {
  const phrases = useProPhrases("statistics");
  const { pages } = useProPhrases("manage");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const nameOfFile = (ending: string) => `${pages.statistics} ${criteria.from} ${criteria.until}.${ending}`;
  const downloading = useSingleFlightMutation({
    mutationFn: async () => saveFile(nameOfFile("xlsx"), await downloadStatistics(group.id, criteria)),
  });
  return (
    <>
      <CallFailure failure={downloading.error} />
      <div className={styles.periods}>
        <Button
          onClick={() => {
            const text = toCsv(statistics, { ...phrases, minutes }, dateLocale);
            saveFile(nameOfFile("csv"), new Blob([text], { type: "text/csv" }));
          }}
        >
          {phrases.download({ format: "CSV" })}
        </Button>
        <Button isBusy={downloading.isPending} onClick={() => downloading.mutate()}>
          {phrases.download({ format: "XLSX" })}
        </Button>
      </div>
    </>
  );
}

function useStatisticsCriteria() {
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const query = new URLSearchParams(useQueryText());
  const today = instantToWall(group.timezone, minuteOf(now())).day;
  const defaultPeriod = periodOf("thisMonth", today);
  const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
  const period = isDay(from) && isDay(until) && from <= until ? { from, until } : defaultPeriod;
  const criteria: StatisticsCriteria = { ...period, calendar: Number(query.get("calendar")) || null };
  function ask(change: Partial<StatisticsCriteria>): void {
    const { calendar, ...days } = { ...criteria, ...change };
    // If the first day is now after the last one, the day that was not changed becomes the same as the changed one.
    if (days.from > days.until)
      Object.assign(days, change.until ? { from: days.until } : { until: days.from });
    const screen = toManage(group.urlname, "statistics");
    const next = { ...days, calendar: calendar ? String(calendar) : "" };
    navigate({ ...screen, search: (text) => withParameters(screen.search(text), next), replace: true });
  }
  return { criteria, ask, today };
}

/** The figures of the period, each with its previous value. */
function Totals({ now, before }: { now: StatisticsTotals; before: StatisticsTotals }) {
  const phrases = useProPhrases("statistics");
  const { pages } = useProPhrases("manage");
  const dateLocale = useDateLocale();
  const number = new Intl.NumberFormat(dateLocale);
  const rows = [
    [phrases.booked, now.booked, before.booked],
    [phrases.cancelled, now.cancelled, before.cancelled],
    ...(now.cancelled_late + before.cancelled_late > 0
      ? [[phrases.cancelledLate, now.cancelled_late, before.cancelled_late] as const]
      : []),
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
