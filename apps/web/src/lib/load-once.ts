import { type ComponentType, createElement, use } from "react";

export interface LazyContent<Content> {
  readonly fetch: () => Promise<Content>;
  /** Suspends until the content is loaded; returns at once if it is already loaded, since the server's rendering cannot wait. */
  readonly use: () => Content;
}

/**
 * The loads that failed during rendering. They stay failed until an error boundary has shown the failure: React renders again
 * after a failure, and would start the same load without end.
 */
const failedLoads = new Set<() => void>();

/** Called once the failure is on the screen, so that the next rendering loads again. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** Loads content once, on demand; after a failure the next use tries again. */
export function loadOnce<Content>(load: () => Promise<Content>): LazyContent<Content> {
  let loading: Promise<Content> | undefined;
  let isRendering = false;
  function forget(): void {
    loading = undefined;
    isRendering = false;
  }
  function fetch(): Promise<Content> {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // Sets the fields in which React stores the outcome of a promise, so that a fulfilled one does not suspend.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => (isRendering ? failedLoads.add(forget) : forget()),
    );
    return promise;
  }
  return {
    fetch,
    use: () => {
      isRendering = true;
      return use(fetch());
    },
  };
}

/**
 * Returns a component whose file is loaded when it is first rendered, inside a Suspense, or earlier by `fetch`; `fallback`
 * replaces it if the load fails.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): ComponentType<Props> & { fetch: () => Promise<unknown> } {
  const file = loadOnce(fallback === undefined ? load : () => load().catch(() => fallback));
  function LazyComponent(props: Props) {
    return createElement(file.use(), props);
  }
  return Object.assign(LazyComponent, { fetch: file.fetch });
}
