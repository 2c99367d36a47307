import { lazyScreen, withLoading } from "../../components/with-loading.tsx";
import { LazyAccountPart } from "../../features/account/account/lazy-account-part.tsx";
import { useSession } from "../../features/ground/session/session-store.ts";
import { useLocation } from "../../lib/navigation.tsx";

/** A screen of the account; its code and texts are loaded on demand. */
export const AccountFrame = withLoading(LazyAccountPart);

export const FichesScreen = lazyScreen(
  async () =>
    (await import("../../features/account/account/information/information-page.tsx")).InformationPage,
);

export const PersonalDataScreen = lazyScreen(
  async () => (await import("../../features/account/personal-data/personal-data-page.tsx")).PersonalDataPage,
);

const FactorStep = lazyScreen(
  async () => (await import("../../features/account/factor/factor-step.tsx")).FactorStep,
);

/** The login, and its second step for a professional with a second factor. */
export function LoginScreen() {
  const { half } = useLocation().state;
  const { session } = useSession();
  if (half === undefined || session !== null) return <AccountFrame name="login" />;
  return <FactorStep half={half} />;
}
