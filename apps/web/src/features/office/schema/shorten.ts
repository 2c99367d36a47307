/** The text of an empty field. */
export const NOTHING = "–";
const LONGEST = 300;

export function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
