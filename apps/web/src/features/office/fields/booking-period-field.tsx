import { toFractionalMinutes, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDayAndTime, formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import field from "../../../components/fields/field.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "./controls.tsx";
import type { StoredRecord } from "../schema/kinds.ts";
import { NumberField } from "./number-field.tsx";
import { MAX_RULE_MINUTES } from "./rule-example.tsx";

/** How far ahead clients may book, and the resulting period together with the notice, both as typed now. */
export function BookingPeriodField({ record, ...control }: ControlProps & { record: StoredRecord }) {
  const words = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const now = toFractionalMinutes(useNow(MINUTE_MS));
  const { "rules.min_notice": notice, "rules.maxrdv_period": period } = record;
  const at = (minute: number) => formatWallDateTime(group.timezone, minute).slice(0, 16);
  return (
    <div className={field.field}>
      <NumberField {...control} unit="days" />
      {typeof notice === "number" && typeof period === "number" && period <= MAX_RULE_MINUTES && (
        <p className={field.hint}>
          {notice > period
            ? words.neverBookable
            : words.bookable({
                from: formatDayAndTime(at(Math.ceil(now + notice)), dateLocale),
                until: formatDayWithYear(at(Math.floor(now + period)), dateLocale),
              })}
        </p>
      )}
    </div>
  );
}
