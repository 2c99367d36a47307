import { Suspense, useState } from "react";
import { Loading } from "../../../../components/loading.tsx";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useFiches } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toFiches, toSetPassword } from "../../../ground/group/paths.ts";
import { type LoggedIn, useSession } from "../../../ground/session/session-store.ts";
import { AccountScreen } from "../account-screen.tsx";
import { RedirectToLogin } from "../login/redirect-to-login.tsx";
import { InformationTabs } from "./information-tabs.tsx";
import { Navigate } from "../../../../lib/navigation.tsx";
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

function Information({ session }: { session: LoggedIn }) {
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

function Everybody({ session }: { session: LoggedIn }) {
  const phrases = useLazyPhrases("fiche").information;
  return (
    <AccountScreen title={phrases.everybody} isWide>
      <Suspense fallback={<Loading />}>
        <ProInformation session={session} />
      </Suspense>
    </AccountScreen>
  );
}
