/** Returns the items of a booking as parameters of a slot query. */
export function toItemsQuery(appointments: readonly Readonly<Record<string, unknown>>[]): string {
  const pairs = appointments.flatMap((item, index) =>
    Object.entries(item).flatMap(([name, value]) => {
      const key = `appointments[${index}][${name}]`;
      if (Array.isArray(value)) return value.map((one) => `${key}[]=${one}`);
      if (typeof value !== "object" || value === null) return [`${key}=${String(value)}`];
      return Object.entries(value).map(([at, one]) => `${key}[${at}]=${one}`);
    }),
  );
  return pairs.join("&");
}
