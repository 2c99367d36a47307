import { lazyComponent } from "../../../lib/load-once.ts";

/** A screen or menu of the account, loaded on demand; has to be rendered inside a Suspense. */
export const LazyAccountPart = lazyComponent(async () => (await import("./account-part.tsx")).AccountPart);
