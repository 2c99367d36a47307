/** The query string exactly as it stands in the URL, without its question mark. */
export interface Search {
  query: string;
}

/** The router's own parser would rewrite `1e5`, `"12"` and repeated names; here the text is kept as it came. */
export function parseSearch(text: string): Search {
  return { query: text.replace(/^\?/, "") };
}

export function stringifySearch(search: Partial<Search>): string {
  return search.query ? `?${search.query}` : "";
}
