import { Suspense, useState, useEffect } from "react";
import { Loading } from "../../../../components/loading.tsx";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useFiches } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toFiches, toSetPassword, toLoginFor } from "../../../ground/group/paths.ts";
import { type GroupSession, useSession } from "../../../ground/session/session-store.ts";
import { AccountScreen } from "../account-screen.tsx";
import { InformationTabs } from "./information-tabs.tsx";
import { Navigate, useNavigate } from "../../../../lib/navigation.tsx";
import { lazyComponent } from "../../../../lib/load-once.ts";

const ProInformation = lazyComponent(async () => (await import("./pro-information.tsx")).ProInformation);

/** "My information": the people of the account, and its address and password. */
export function InformationPage() {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const [wasLogged] = useState(session !== null);
  if (session === null) return <RedirectToLogin next={toFiches(group.urlname).path} wasLogged={wasLogged} />;
  if (session.needPasswordChange)
    return <Navigate {...toSetPassword(group.urlname, session.accountId)} replace />;
  return session.type === "pro" ? <Everybody session={session} /> : <Information session={session} />;
}

function Information({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").information;
  const own = useFiches();
  return (
    <AccountScreen title={phrases.heading} isWide>
      {own.isLoading && <Loading />}
      {own.failure !== null && <CallFailure failure={own.failure} onRetry={own.retry} />}
      {own.failure === null && !own.isLoading && <InformationTabs session={session} own={own} />}
    </AccountScreen>
  );
}

function Everybody({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").information;
  return (
    <AccountScreen title={phrases.everybody} isWide>
      <Suspense fallback={<Loading />}>
        <ProInformation session={session} />
      </Suspense>
    </AccountScreen>
  );
}

const ON_THE_WAY_MS = 1000;

interface Props {
  /** The path that the login leads back to. */
  next: string;
  /** There was a session when the screen was opened. */
  wasLogged: boolean;
}

/** Replaces a screen that needs a login: redirects to the login, which leads back. */
function RedirectToLogin({ next, wasLogged }: Props) {
  const { group } = useLoadedGroup();
  const { isExpired } = useSession();
  const navigate = useNavigate();
  // Waits after a logout on this page, because a page load follows it and a redirect would interfere. A logout in another tab has
  // no such page load.
  const waitMs = wasLogged && !isExpired ? ON_THE_WAY_MS : 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      navigate({ ...toLoginFor(group.urlname, next), replace: true, ignoreBlocker: true });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [group.urlname, navigate, next, waitMs]);
  return null;
}
