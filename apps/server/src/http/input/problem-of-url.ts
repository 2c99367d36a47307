const MAX_URL_LENGTH = 8192;

/** Returns why no call or page can have this address; null: none. */
export function problemOfUrl(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return "the query is too long";
  // A text with the character NUL is refused, because the database cannot store it. In the address of a page the query is not
  // checked, because a page ignores a NUL there.
  const read = url.startsWith("/api/") ? url : url.split("?", 1).join("");
  return read.includes("%00") ? "%00 stands for no character" : null;
}
