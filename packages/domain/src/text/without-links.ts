/** The text with nothing in it that a mail program or a phone would make a link of: addresses lose their scheme, and a space follows the dots in them. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\//gi, "")
    .replaceAll(/\bwww\./gi, "")
    .replaceAll(/(?<=[\p{L}\p{N}_-])\.(?=\p{L})/gu, ". ");
}

/** A name as one line. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
