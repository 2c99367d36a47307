export const SEPARATORS = [";", ",", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The lines in which the separators are counted. */
const LINES = 20;

/** Returns the separator of a CSV text: the one that is most often in most of its first lines, outside of quotation marks. */
export function detectSeparator(text: string): Separator {
  const lines = text
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, LINES);
  const countOf = (separator: Separator): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).sort((one, other) => one - other);
    return counts[Math.floor((counts.length - 1) / 2)] ?? 0;
  };
  return SEPARATORS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}
