import { use } from "react";

interface Fetched<Content> {
  readonly fetch: () => Promise<Content>;
  /** In a Suspense; at once where it was fetched before: the server waits for nothing while it draws. */
  readonly use: () => Content;
}

/** What comes when it is needed, and once; what did not come is asked for again. */
export function fetchedOnce<Content>(load: () => Promise<Content>): Fetched<Content> {
  let coming: Promise<Content> | undefined;
  function fetch(): Promise<Content> {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      // As React notes it on a promise that it has waited for: of one that has come it needs no second look.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => (coming = undefined),
    );
    return promise;
  }
  return { fetch, use: () => use(fetch()) };
}
