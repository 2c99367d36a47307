import { formatWallDateTime, parseRfc3339 } from "../time/zone.ts";

interface Dated {
  readonly start_at: string;
  readonly intervention_length: number;
  readonly intervention_name: string;
  readonly group_name: string;
  readonly address: { readonly address: string } | null;
  readonly location: string;
}

/**
 * Returns a link that creates an event in an online calendar, with title, dates, details, place and timezone. The dates are on
 * the group's clock; the event covers all services.
 */
export function webCalendarLink(appointments: readonly Dated[], timezone: string, details: string): string {
  const [first] = appointments;
  const start = first && parseRfc3339(first.start_at);
  if (!first || !start) return "";
  /** The form `20261201T092000`. */
  const stamp = (minute: number): string =>
    formatWallDateTime(timezone, minute).replaceAll(/[-:]/g, "").replace(" ", "T");
  const names = appointments.map((one) => one.intervention_name).filter((name) => name !== "");
  const minutes = appointments.reduce((sum, one) => sum + one.intervention_length, 0);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: [names.join(", "), first.group_name].filter((part) => part !== "").join(" – "),
    dates: `${stamp(start)}/${stamp(start + minutes)}`,
    ctz: timezone,
    details,
    location: first.address?.address ?? first.location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
