/** Returns a text for the beginning of a line: "mardi 1er décembre" becomes "Mardi 1er décembre". */
export function upperFirst(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
