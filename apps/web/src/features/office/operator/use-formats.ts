import type { LimitedCount } from "@rendezvous/contract/site/operator";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Returns functions that write numbers, sizes and instants; instants on the browser's own clock. */
export function useFormats() {
  const phrases = useProPhrases("operator");
  const locale = useDateLocale();
  const number = new Intl.NumberFormat(locale);
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    number: (value: number) => number.format(value),
    estimate: ({ count, isEstimate }: { count: number; isEstimate: boolean }) =>
      isEstimate ? phrases.about({ count: number.format(count) }) : number.format(count),
    limitedCount: ({ count, isMore }: LimitedCount) =>
      isMore ? phrases.moreThan({ count: number.format(count) }) : number.format(count),
    instant: (at: string) => instant.format(new Date(at)),
    bytes(value: number) {
      const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
      const options = { style: "unit", unit: UNITS[power]!, maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(locale, options).format(value / 1000 ** power);
    },
    minutes: (seconds: number) =>
      new Intl.NumberFormat(locale, { style: "unit", unit: "minute" }).format(Math.round(seconds / 60)),
  };
}
