/**
 * Whether a page of that origin may show ours in a frame. `sources` are those of `frame-ancestors`: `*`, host names, `*.` before
 * a host for its subdomains; its keywords match no page.
 */
export function mayEmbed(origin: string, sources: readonly string[]): boolean {
  const host = /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
  return (
    host !== undefined &&
    sources
      .map((source) => source.toLowerCase())
      .some(
        (source) =>
          source === "*" || source === host || (source.startsWith("*.") && host.endsWith(source.slice(1))),
      )
  );
}
