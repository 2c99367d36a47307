import { use } from "react";

interface Fetched<Content> {
  readonly fetch: () => Promise<Content>;
  /** Suspends until it is loaded; returns at once if it was loaded before, since the server's rendering cannot wait. */
  readonly use: () => Content;
}

/** Loads something on demand and once; after a failure the next use tries again. */
export function fetchedOnce<Content>(load: () => Promise<Content>): Fetched<Content> {
  let coming: Promise<Content> | undefined;
  function fetch(): Promise<Content> {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      // The fields in which React stores the outcome of a promise: with them it does not suspend for one that is
      // fulfilled.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => (coming = undefined),
    );
    return promise;
  }
  return { fetch, use: () => use(fetch()) };
}
