import { Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

const InformationPage = lazyComponent(
  async () => (await import("../../features/account/information/information-page.tsx")).InformationPage,
);

export function FichesScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <InformationPage />
    </Suspense>
  );
}
