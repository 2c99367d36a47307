import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";

const InformationPage = lazy(() =>
  import("../../features/account/information/information-page.tsx").then((file) => ({
    default: file.InformationPage,
  })),
);

export function FichesScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <InformationPage />
    </Suspense>
  );
}
