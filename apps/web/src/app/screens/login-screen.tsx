import { withLoading } from "../../components/with-loading.tsx";
import { useSession } from "../../features/ground/session/session-store.ts";
import { lazyComponent } from "../../lib/load-once.ts";
import { useLocation } from "../../lib/navigation.tsx";
import { AccountFrame } from "./account-frame.tsx";

const FactorStep = withLoading(
  lazyComponent(async () => (await import("../../features/account/factor/factor-step.tsx")).FactorStep),
);

/** The login, and its second step for a professional with a second factor. */
export function LoginScreen() {
  const { half } = useLocation().state;
  const { session } = useSession();
  if (half === undefined || session !== null) return <AccountFrame name="login" />;
  return <FactorStep half={half} />;
}
