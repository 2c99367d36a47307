const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The words of browsers that do not have the language; "{count}" stands for the number. */
const OWN_WORDS: Readonly<Record<string, Readonly<Partial<Record<Unit, string>> & { tomorrow: string }>>> = {
  br: {
    minute: "a-benn {count} munut",
    hour: "a-benn {count} eur",
    day: "a-benn {count} deiz",
    week: "a-benn {count} sizhun",
    month: "a-benn {count} miz",
    tomorrow: "warcʼhoazh",
  },
};

type Unit = "minute" | "hour" | "day" | "week" | "month";

/**
 * Returns how long it is until a start: "in 20 minutes", "in 3 hours" on the same day, "tomorrow", "in 5 days", "in 3 weeks", "in
 * 4 months"; empty once it has begun. `start` and `today` are dates or times on the group's clock.
 */
export function formatCountdown(
  { start, start_at }: { readonly start: string; readonly start_at: string },
  now: { readonly today: string; readonly ms: number },
  dateLocale: string,
): string {
  const minutes = Math.ceil((Date.parse(start_at) - now.ms) / MINUTE_MS);
  if (minutes <= 0) return "";
  const days = (Date.parse(start.slice(0, 10)) - Date.parse(now.today.slice(0, 10))) / DAY_MS;
  const [count, unit] = toCountAndUnit(minutes, days);
  const own = OWN_WORDS[dateLocale];
  if (own !== undefined && Intl.RelativeTimeFormat.supportedLocalesOf(dateLocale).length === 0)
    return days === 1 && unit === "day" ? own.tomorrow : (own[unit] ?? "").replace("{count}", String(count));
  return new Intl.RelativeTimeFormat(dateLocale, { numeric: "auto" }).format(count, unit);
}

function toCountAndUnit(minutes: number, days: number): [count: number, unit: Unit] {
  if (minutes < 60) return [minutes, "minute"];
  if (days < 1) return [Math.floor(minutes / 60), "hour"];
  if (days < 14) return [days, "day"];
  if (days < 63) return [Math.floor(days / 7), "week"];
  return [Math.floor(days / 30), "month"];
}
