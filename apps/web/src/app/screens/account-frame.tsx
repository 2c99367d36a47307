import { type ComponentProps, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { LazyAccountPart } from "../../features/account/lazy-account-part.tsx";

/** A screen of the account; its code and texts are loaded when it is opened. */
export function AccountFrame({ name }: ComponentProps<typeof LazyAccountPart>) {
  return (
    <Suspense fallback={<Loading />}>
      <LazyAccountPart name={name} />
    </Suspense>
  );
}
