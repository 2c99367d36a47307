/** "las 8:45", "la 1:00": one o'clock is a single hour. */
export function theHour(time: string): string {
  return `${/^0?1(?!\d)/.test(time) ? "la" : "las"}\u00a0${time}`;
}
