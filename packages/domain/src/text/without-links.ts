/**
 * Returns the text so that no mail program or phone turns a part of it into a link: addresses lose their scheme, and the dots in
 * them get a space after them.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\//gi, "")
    .replaceAll(/\bwww\./gi, "")
    .replaceAll(/(?<=[\p{L}\p{N}_-])\.(?=\p{L})/gu, ". ");
}

/** Joins the lines of a name into one. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
