import type { Fault } from "@rendezvous/contract/ground/fault";
import type { WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import { WEEKDAYS } from "@rendezvous/domain/time/instant";
import { Notice } from "../../../components/notice.tsx";
import { useManageFieldsPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { describeRange } from "./drawn-day.tsx";
import { settingFaultText } from "../../ground/form/fault-text.ts";

interface Props {
  faults: readonly Fault[];
  nameOf: (id: unknown) => string | undefined;
  /** The submitted hours. */
  rules: readonly WeeklyRule[];
}

/** The faults of a change of several calendars: the calendar, the rule and the error. */
export function BulkHoursFaults({ faults, nameOf, rules }: Props) {
  const phrases = useManagePhrases();
  const words = useManageFieldsPhrases();
  const dateLocale = useDateLocale();
  function placeOf({ path, record_id }: Fault): string {
    const rule = rules[Number(/^openinghours\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN)];
    const name = path.split(/[.[]/)[0] ?? "";
    const field =
      name === "openinghours" ? words.groups.hours : words.fields[name as keyof typeof words.fields];
    const day = rule?.days[0];
    const where = day === undefined ? field : describeRange(WEEKDAYS.indexOf(day), rule!, dateLocale);
    return [nameOf(record_id), where].filter(Boolean).join(" · ");
  }
  return (
    <Notice look="problem">
      {phrases.faulty}
      {faults.map((fault) => (
        <p key={`${String(fault["record_id"])} ${fault.path} ${fault.code}`}>
          <strong>{placeOf(fault)}</strong>
          <br />
          <span>{settingFaultText(words.faults, fault, undefined)}</span>
        </p>
      ))}
    </Notice>
  );
}
