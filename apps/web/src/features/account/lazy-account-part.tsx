import { lazy } from "react";

/** A screen or menu of the account; what shows it stands in a Suspense. */
export const LazyAccountPart = lazy(() =>
  import("./account-part.tsx").then((file) => ({ default: file.AccountPart })),
);
