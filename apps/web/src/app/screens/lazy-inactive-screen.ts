import { withLoading } from "../../components/with-loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

/** Loaded only for a group without a page: most visitors never see it. */
export const LazyInactiveScreen = withLoading(
  lazyComponent(async () => (await import("./inactive-screen.tsx")).InactiveScreen),
);
