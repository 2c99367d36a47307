import { useEffect, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { reloadIfFilesAreMissing } from "../../lib/page/outdated-page.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** A screen that failed. If its file disappeared with an earlier version of the product, reloads the page. */
export function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    void reloadIfFilesAreMissing().then((isReloading) => {
      if (!isReloading) setAsking(false);
    });
  }, []);
  return isAsking ? <Loading /> : <ErrorScreen onRetry={onRetry} />;
}
