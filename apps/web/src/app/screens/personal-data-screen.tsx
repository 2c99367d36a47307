import { Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { lazyComponent } from "../../lib/load-once.ts";

const PersonalDataPage = lazyComponent(
  async () => (await import("../../features/personal-data/personal-data-page.tsx")).PersonalDataPage,
);

export function PersonalDataScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <PersonalDataPage />
    </Suspense>
  );
}
