import { useEffect, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { reloadIfOutdated } from "../../lib/outdated-page.ts";
import { ErrorScreen } from "./error-screen.tsx";

/**
 * Shown when a screen failed. If its file belonged to an older version of the product and no longer exists, the page is
 * reloaded.
 */
export function FailedScreen() {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    void reloadIfOutdated().then((isReloading) => {
      if (!isReloading) setAsking(false);
    });
  }, []);
  return isAsking ? <Loading /> : <ErrorScreen />;
}
