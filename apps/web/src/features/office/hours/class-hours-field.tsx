import { minuteOfDay } from "@rendezvous/domain/time/instant";
import type { TimeRange } from "@rendezvous/domain/availability/hours/timetables";
import { formatDuration } from "@rendezvous/phrases/format-duration";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import { useRecords } from "../schema/use-records.ts";
import { forEveryService, HoursField, withoutServices } from "./hours-field.tsx";

/** The range that one click adds to a day without dates. */
const EVENING: TimeRange = { from: "18:00", to: "19:00" };

interface Props extends ControlProps {
  readonly interventionId: unknown;
}

/** The weekly dates of a class, with seasons; hours that are too short for the service are named. */
export function ClassHoursField({ value, onChange, interventionId, ...control }: Props) {
  const rules = forEveryService(value);
  return (
    <div className={field.field}>
      <HoursField
        {...control}
        isForAll
        firstRange={EVENING}
        value={rules}
        onChange={(changed) => onChange(withoutServices(changed))}
      />
      <TooShort ranges={rules} interventionId={interventionId} />
    </div>
  );
}

function TooShort({ ranges, interventionId }: { ranges: readonly TimeRange[]; interventionId: unknown }) {
  const { hours: words } = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { data: services = [] } = useRecords("interventions");
  const service = services.find(({ id }) => id === interventionId);
  if (!service) return null;
  const minutes = Number(service["length"]);
  const short = ranges.filter(({ from, to }) => lengthOf(from, to) < minutes);
  const texts = new Set(short.map(({ from, to }) => `${from}–${to}`));
  return [...texts].map((range) => (
    <output key={range} className={field.hint}>
      {words.tooShort({ range, length: formatDuration(minutes, dateLocale) })}
    </output>
  ));
}

function lengthOf(from: string, to: string): number {
  return (to === "24:00" ? 1440 : (minuteOfDay(to) ?? 0)) - (minuteOfDay(from) ?? 0);
}
