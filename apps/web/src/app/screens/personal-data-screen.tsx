import { Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { late } from "../../lib/fetched-once.ts";

const PersonalDataPage = late(
  async () => (await import("../../features/personal-data/personal-data-page.tsx")).PersonalDataPage,
);

export function PersonalDataScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <PersonalDataPage />
    </Suspense>
  );
}
