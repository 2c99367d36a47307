import { withLoading } from "../../components/with-loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

export const PersonalDataScreen = withLoading(
  lazyComponent(
    async () =>
      (await import("../../features/account/personal-data/personal-data-page.tsx")).PersonalDataPage,
  ),
);
