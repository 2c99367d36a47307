import { Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { late } from "../../lib/fetched-once.ts";

const InformationPage = late(
  async () => (await import("../../features/account/information/information-page.tsx")).InformationPage,
);

export function FichesScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <InformationPage />
    </Suspense>
  );
}
