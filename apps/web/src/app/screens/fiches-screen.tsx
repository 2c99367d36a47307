import { withLoading } from "../../components/with-loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

export const FichesScreen = withLoading(
  lazyComponent(
    async () =>
      (await import("../../features/account/account/information/information-page.tsx")).InformationPage,
  ),
);
