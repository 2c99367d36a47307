import { lazy, Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { useSession } from "../../features/session/session-store.ts";
import { useLocation } from "../../lib/navigation.tsx";
import { AccountFrame } from "./account-frame.tsx";

const FactorStep = lazy(() =>
  import("../../features/factor/factor-step.tsx").then((file) => ({ default: file.FactorStep })),
);

/** The login, and its second half for a professional with a second factor. */
export function LoginScreen() {
  const { half } = useLocation().state;
  const { session } = useSession();
  if (half === undefined || session !== null) return <AccountFrame name="login" />;
  return (
    <Suspense fallback={<Loading />}>
      <FactorStep half={half} />
    </Suspense>
  );
}
