import { type ComponentType, createElement, use } from "react";

interface LoadedOnce<Content> {
  readonly fetch: () => Promise<Content>;
  /** Suspends until it is loaded; returns at once if it was loaded before, since the server's rendering cannot wait. */
  readonly use: () => Content;
}

/**
 * The loads that failed while something waited to be rendered. They stay failed until an error boundary has shown it:
 * React renders again after a failure, and would start the same load without end.
 */
const failedLoads = new Set<() => void>();

/** Called once the failure is on the screen: the next attempt to render loads again. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** Loads something on demand and once; after a failure the next use tries again. */
export function loadOnce<Content>(load: () => Promise<Content>): LoadedOnce<Content> {
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
      // The fields in which React stores the outcome of a promise: with them it does not suspend for one that is
      // fulfilled.
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
 * A component whose file is loaded when it is first rendered, inside a Suspense, or ahead by `fetch`; `fallback` replaces it if
 * that fails.
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
