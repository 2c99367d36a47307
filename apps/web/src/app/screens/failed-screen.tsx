import { useEffect, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { reloadIfFilesAreMissing } from "../../lib/page/outdated-page.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** A screen that failed: where its file is gone with an earlier version of the product, the page is loaded anew. */
export function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    void reloadIfFilesAreMissing().then((isReloading) => {
      if (!isReloading) setAsking(false);
    });
  }, []);
  return isAsking ? <Loading /> : <ErrorScreen onRetry={onRetry} />;
}
