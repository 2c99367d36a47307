import { lazyScreen } from "../../components/with-loading.tsx";

export const ArrivalScreen = lazyScreen(
  async () => (await import("../../features/visit/arrival/arrival-page.tsx")).ArrivalPage,
);
