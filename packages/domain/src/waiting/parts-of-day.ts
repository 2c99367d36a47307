/** The parts of a day from which people choose when they can come, on the group's clock; `to` is excluded. */
export const PARTS_OF_DAY = {
  morning: { from: "00:00", to: "12:00" },
  afternoon: { from: "12:00", to: "17:00" },
  evening: { from: "17:00", to: "24:00" },
} as const;
export type PartOfDay = keyof typeof PARTS_OF_DAY;

export const NAMES_OF_PARTS = Object.keys(PARTS_OF_DAY) as PartOfDay[];

/** Returns the part of the day that is exactly this time; undefined: none. */
export function partOfDay({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): PartOfDay | undefined {
  return NAMES_OF_PARTS.find((name) => PARTS_OF_DAY[name].from === from && PARTS_OF_DAY[name].to === to);
}
