import { type ComponentType, createElement, use } from "react";

interface Fetched<Content> {
  readonly fetch: () => Promise<Content>;
  /** Suspends until it is loaded; returns at once if it was loaded before, since the server's rendering cannot wait. */
  readonly use: () => Content;
}

/** What has not come, and was to be shown: it stays missing until that has been said, or it would be asked for without end. */
const missing = new Set<() => void>();

/** Now it may be asked for again. */
export function forgetMissing(): void {
  for (const forget of missing) forget();
  missing.clear();
}

/** Loads something on demand and once; after a failure the next use tries again. */
export function fetchedOnce<Content>(load: () => Promise<Content>): Fetched<Content> {
  let coming: Promise<Content> | undefined;
  let isShown = false;
  function forget(): void {
    coming = undefined;
    isShown = false;
  }
  function fetch(): Promise<Content> {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      // The fields in which React stores the outcome of a promise: with them it does not suspend for one that is
      // fulfilled.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => (isShown ? missing.add(forget) : forget()),
    );
    return promise;
  }
  return {
    fetch,
    use: () => {
      isShown = true;
      return use(fetch());
    },
  };
}

/** A component whose file comes when it is first shown, in a Suspense; where it does not, `otherwise` stands in for it, if it is given. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  const file = fetchedOnce(otherwise === undefined ? load : () => load().catch(() => otherwise));
  return function Late(props: Props) {
    return createElement(file.use(), props);
  };
}
