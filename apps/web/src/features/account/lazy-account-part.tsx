import { lazy } from "react";

/** A screen or menu of the account, loaded on demand; has to be rendered inside a Suspense. */
export const LazyAccountPart = lazy(() =>
  import("./account-part.tsx").then((file) => ({ default: file.AccountPart })),
);
