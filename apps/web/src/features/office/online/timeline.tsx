import type { Explanation } from "@rendezvous/contract/booking/explanation";
import { addDays } from "@rendezvous/domain/time/instant";
import { formatTime } from "@rendezvous/phrases/format-date";
import { useId } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import type { ExplanationQuery } from "./api.ts";
import styles from "./explanation.module.css";
import { ReasonText } from "./reason-text.tsx";

interface Props {
  explanation: Explanation;
  criteria: ExplanationQuery;
}

type Range = Explanation["ranges"][number];

const MINUTE_MS = 60_000;

function kindOf({ reasons }: Range): "free" | "closed" | "past" | "taken" | "other" {
  const codes = reasons.map(({ code }) => code);
  if (codes.length === 0) return "free";
  if (codes.includes("closed")) return "closed";
  if (codes.includes("past")) return "past";
  return codes.includes("taken") || codes.includes("capacity") ? "taken" : "other";
}

/**
 * Joins consecutive ranges that have the same reasons. A closed or past range has no other reason. "Too short" alone does not
 * separate a range without a start from the one before it.
 */
function toLines(ranges: readonly Range[]): Range[] {
  const lines: Range[] = [];
  for (const range of ranges) {
    const kind = kindOf(range);
    const isAlone = kind === "closed" || kind === "past";
    const reasons = range.reasons.filter(({ code }) => (isAlone ? code === kind : code !== "too_short"));
    const before = lines.at(-1);
    const isSame = before !== undefined && JSON.stringify(before.reasons) === JSON.stringify(reasons);
    if (isSame && (isAlone || range.starts.length === 0))
      lines[lines.length - 1] = { ...before, end_at: range.end_at };
    else lines.push(isAlone ? { ...range, reasons } : range);
  }
  return lines;
}

/** Returns the last possible start if the range ends a minute after it, so that the start is shown as the range's end. */
function lastStart({ starts, end_at }: Range): string | undefined {
  const last = starts.at(-1);
  return last !== undefined && Date.parse(end_at) - Date.parse(last) === MINUTE_MS ? last : undefined;
}

/**
 * The server ends a range one minute after its last start: 17:31 for 17:30. Shows 17:30 as the end of the range and as the start of
 * the next one.
 */
function toTheLastStart(ranges: readonly Range[]): Range[] {
  return ranges.map((range, at) => {
    const before = at === 0 ? undefined : lastStart(ranges[at - 1]!);
    return { ...range, start_at: before ?? range.start_at, end_at: lastStart(range) ?? range.end_at };
  });
}

function isWholeDay({ start_at, end_at }: Range): boolean {
  return (
    start_at.slice(10, 16) === "T00:00" &&
    end_at.slice(0, 16) === `${addDays(start_at.slice(0, 10), 1)}T00:00`
  );
}

/** The day of one calendar as a picture and in words. */
export function Timeline({ explanation, criteria }: Props) {
  const { calendar, ranges, slot_step } = explanation;
  const phrases = useProPhrases("explanation");
  const dateLocale = useDateLocale();
  const id = useId();
  const time = (at: string) => formatTime(at.slice(0, 16), dateLocale);
  const span = (range: Range) => {
    const [from, until] = [time(range.start_at), time(range.end_at)];
    return isWholeDay(range) ? phrases.wholeDay : from === until ? from : `${from} – ${until}`;
  };
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <h2 id={id} lang={calendar.lang}>
        {calendar.name}
      </h2>
      <Drawing ranges={ranges} />
      <ol>
        {toTheLastStart(toLines(ranges)).map((range) => {
          const kind = kindOf(range);
          return (
            <li key={`${range.start_at} ${kind}`} data-kind={kind}>
              <span className={styles.time}>{span(range)}</span>
              {kind === "free" ? (
                <span>{phrases.free({ times: range.starts.map(time).join(", ") })}</span>
              ) : (
                <ul>
                  {range.reasons.map((reason, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: they are never changed, only all of them together
                    <li key={at}>
                      <ReasonText
                        reason={reason}
                        calendarId={calendar.id}
                        step={slot_step}
                        criteria={criteria}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const HOUR_MS = 60 * MINUTE_MS;

/** The picture reaches from the hour of the opening to the hour of the closing; the list below contains the same ranges. */
function Drawing({ ranges }: { ranges: readonly Range[] }) {
  const dateLocale = useDateLocale();
  const open = ranges.filter((range) => kindOf(range) !== "closed");
  if (open.length === 0) return null;
  const from = Math.floor(Date.parse(open[0]!.start_at) / HOUR_MS) * HOUR_MS;
  const until = Math.ceil(Date.parse(open.at(-1)!.end_at) / HOUR_MS) * HOUR_MS;
  const percent = (at: number) => `${(100 * (at - from)) / (until - from)}%`;
  const hours = (until - from) / HOUR_MS;
  // The organisation's clock, in which the API sends the times.
  const offset = wallOf(open[0]!.start_at) - Date.parse(open[0]!.start_at);
  const marks = Array.from({ length: hours + 1 }, (_, index) => from + index * HOUR_MS).filter(
    (_, index) => index % Math.ceil(hours / 6) === 0,
  );
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.bar}>
        {open.map((range) => {
          const [start, end] = [Date.parse(range.start_at), Date.parse(range.end_at)];
          const place = {
            insetInlineStart: percent(start),
            inlineSize: `calc(${percent(from + end - start)} - 1px)`,
          };
          return <span key={range.start_at} data-kind={kindOf(range)} style={place} />;
        })}
      </div>
      <div className={styles.hours}>
        {marks.map((mark) => (
          <span key={mark} style={{ insetInlineStart: percent(mark) }}>
            {formatTime(new Date(mark + offset).toISOString().slice(0, 16), dateLocale)}
          </span>
        ))}
      </div>
    </div>
  );
}

function wallOf(at: string): number {
  return Date.parse(`${at.slice(0, 19)}Z`);
}
