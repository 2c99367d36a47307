interface Dated {
  readonly start_at: string;
  readonly end_at: string;
  readonly intervention_name: string;
  readonly group_name: string;
  readonly address: { readonly address: string } | null;
  readonly location: string;
}

/** `2026-12-01T09:20:00+01:00` as `20261201T082000Z`. */
function toStamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** A new event in an online calendar, filled in: title, dates, details, place and timezone. SPEC.md section 7. */
export function webCalendarLink(appointments: readonly Dated[], timezone: string, details: string): string {
  const [first] = appointments;
  const last = appointments.at(-1);
  if (first === undefined || last === undefined) return "";
  const names = appointments.map((one) => one.intervention_name).filter((name) => name !== "");
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: [names.join(", "), first.group_name].filter((part) => part !== "").join(" – "),
    dates: `${toStamp(first.start_at)}/${toStamp(last.end_at)}`,
    ctz: timezone,
    details,
    location: first.address?.address ?? first.location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
