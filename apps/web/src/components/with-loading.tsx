import { type ComponentType, Suspense } from "react";
import { lazyComponent } from "../lib/load-once.ts";
import { Loading } from "./loading.tsx";

/** Wraps the component in a Suspense that shows while its code or its texts are loading. */
export function withLoading<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return function WithLoading(props: Props) {
    return (
      <Suspense fallback={<Loading />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** A component that is loaded when it is first rendered, and shows that it is loading. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return withLoading(lazyComponent(load));
}
