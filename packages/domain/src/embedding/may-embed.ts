/**
 * May a page of that origin show ours in a frame? `sources` are those of `frame-ancestors`: `*`, host names, `*.` before one for
 * all below it; its other words name no page.
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
