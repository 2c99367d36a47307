import { type ComponentType, Suspense } from "react";
import { Loading } from "./loading.tsx";

/** The component in a Suspense, which shows that its code or its texts are loading. */
export function withLoading<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return function WithLoading(props: Props) {
    return (
      <Suspense fallback={<Loading />}>
        <Content {...props} />
      </Suspense>
    );
  };
}
