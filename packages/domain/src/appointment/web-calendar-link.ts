import { formatWallDateTime, parseRfc3339 } from "../time/zone.ts";

interface Dated {
  readonly start_at: string;
  readonly duration: number;
  readonly intervention_name: string;
  readonly group_name: string;
  readonly address: { readonly address: string } | null;
  readonly location: string;
}

/** Online calendars refuse long addresses, in which a letter may take nine characters. */
const MOST_DETAILS = 500;

/**
 * Returns a link that creates an event in an online calendar, with title, dates, details, place and timezone. The dates are on
 * the group's clock; the event covers all services. `details` are lines, of which empty ones are left out.
 */
export function webCalendarLink(
  appointments: readonly Dated[],
  timezone: string,
  details: readonly string[],
): string {
  const [first] = appointments;
  const start = first && parseRfc3339(first.start_at);
  if (!first || !start) return "";
  /** The form `20261201T092000`. */
  const stamp = (minute: number): string =>
    formatWallDateTime(timezone, minute).replaceAll(/[-:]/g, "").replace(" ", "T");
  const names = appointments.map((one) => one.intervention_name).filter((name) => name !== "");
  const minutes = appointments.reduce((sum, one) => sum + one.duration, 0);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: [names.join(", "), first.group_name].filter((part) => part !== "").join(" – "),
    dates: `${stamp(start)}/${stamp(start + minutes)}`,
    ctz: timezone,
    details: shorten(details.filter((line) => line !== "").join("\n")),
    location: first.address?.address ?? first.location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

function shorten(text: string): string {
  return text.length > MOST_DETAILS ? `${text.slice(0, MOST_DETAILS).trimEnd()}…` : text;
}
