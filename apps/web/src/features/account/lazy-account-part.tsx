import { late } from "../../lib/fetched-once.ts";

/** A screen or menu of the account, loaded on demand; has to be rendered inside a Suspense. */
export const LazyAccountPart = late(async () => (await import("./account-part.tsx")).AccountPart);
