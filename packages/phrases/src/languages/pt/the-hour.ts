const isOne = (time: string) => /^0?1(?!\d)/.test(time);

/** "às 08:45", "à 01:00": one o'clock is a single hour. */
export function atTheHour(time: string): string {
  return `${isOne(time) ? "à" : "às"}\u00a0${time}`;
}

/** "das 08:45", "da 01:00" */
export function fromTheHour(time: string): string {
  return `${isOne(time) ? "da" : "das"}\u00a0${time}`;
}
