import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";

const PersonalDataPage = lazy(() =>
  import("../../features/personal-data/personal-data-page.tsx").then((file) => ({
    default: file.PersonalDataPage,
  })),
);

export function PersonalDataScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <PersonalDataPage />
    </Suspense>
  );
}
