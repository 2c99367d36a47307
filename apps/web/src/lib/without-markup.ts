/** Returns the text of HTML; other texts stay as they are. */
export function withoutMarkup(text: string): string {
  return /<[a-z]/i.test(text)
    ? (new DOMParser().parseFromString(text, "text/html").body.textContent ?? "")
    : text;
}
