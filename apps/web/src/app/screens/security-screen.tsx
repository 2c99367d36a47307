import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { ProOnly } from "./pro-only.tsx";

const SecurityPage = lazy(() =>
  import("../../features/factor/security-page.tsx").then((file) => ({ default: file.SecurityPage })),
);

/** How a professional logs in. */
export function SecurityScreen() {
  return (
    <ProOnly screen="security">
      <Suspense fallback={<Loading />}>
        <SecurityPage />
      </Suspense>
    </ProOnly>
  );
}
