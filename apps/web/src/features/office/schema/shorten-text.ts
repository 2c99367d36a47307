/** The text of an empty field. */
export const EMPTY_TEXT = "–";
const LONGEST = 300;

export function shortenText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
