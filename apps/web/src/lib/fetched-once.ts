import { use } from "react";

interface Fetched<Content> {
  readonly fetch: () => Promise<Content>;
  /** In a Suspense; at once where it was fetched before: the server waits for nothing while it draws. */
  readonly use: () => Content;
}

/** What comes when it is needed, and once; what did not come is asked for again. */
export function fetchedOnce<Content>(load: () => Promise<Content>): Fetched<Content> {
  let come: { readonly content: Content } | undefined;
  let coming: Promise<Content> | undefined;
  function fetch(): Promise<Content> {
    if (coming) return coming;
    coming = load();
    coming.then(
      (content) => (come = { content }),
      () => (coming = undefined),
    );
    return coming;
  }
  return { fetch, use: () => (come ? come.content : use(fetch())) };
}
