import { late } from "../../lib/fetched-once.ts";

/** A screen or menu of the account; what shows it stands in a Suspense. */
export const LazyAccountPart = late(async () => (await import("./account-part.tsx")).AccountPart);
