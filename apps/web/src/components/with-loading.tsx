import { type ComponentType, Suspense } from "react";
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
