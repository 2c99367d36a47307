import { useState } from "react";
import { Route, Switch, useParams } from "wouter";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { SkipLink } from "../../../components/skip-link.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { Link, useLocation } from "../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { GroupPage } from "./group-page.tsx";
import { GroupsPage } from "./groups-page.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { OperatorFailure, useOperatorSession, useSetOperator } from "./operator-session.tsx";
import { OverviewPage } from "./overview-page.tsx";
import styles from "./operator.module.css";
import { toGroups, OPERATOR_OVERVIEW } from "./paths.ts";
import { SetUpForm } from "./set-up-form.tsx";

/** The pages of the people who run the installation. Without a login, only the login. */
export function OperatorPage() {
  const { data: operator, error } = useOperatorSession();
  const setOperator = useSetOperator();
  // The key of a one-time link, read once: the address does not keep it.
  const [key, setKey] = useState(() => location.hash.slice(1));
  if (key !== "")
    return (
      <main id="content" className={styles.entry}>
        <SetUpForm
          linkKey={key}
          onDone={(done) => {
            setOperator(done);
            setKey("");
          }}
        />
      </main>
    );
  if (operator) return <Pages email={operator.email} />;
  return (
    <main id="content" className={styles.entry}>
      <OperatorFailure failure={error} />
      {operator === undefined && error === null ? <Loading /> : <LogInForm onDone={setOperator} />}
    </main>
  );
}

function Pages({ email }: { email: string }) {
  const phrases = useProPhrases("operator");
  const { menu } = useLazyPhrases("account");
  const { common } = usePhrases();
  const { pathname } = useLocation();
  const setOperator = useSetOperator();
  const leaving = useSingleFlightMutation({
    mutationFn: () => callApi("DELETE /operator/session"),
    onSuccess: () => setOperator(null),
  });
  const isGroups = pathname.startsWith("/operator/groups");
  return (
    <>
      <SkipLink>{common.skipToContent}</SkipLink>
      <header className={styles.header}>
        <nav aria-label={phrases.title}>
          <ul className={styles.navigation}>
            <li>
              <Link {...OPERATOR_OVERVIEW} aria-current={isGroups ? undefined : "page"}>
                {phrases.overview}
              </Link>
            </li>
            <li>
              <Link {...toGroups()} aria-current={isGroups ? "page" : undefined}>
                {phrases.groups}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.who}>
          <span>{email}</span>
          <Button isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
            {menu.logout}
          </Button>
        </div>
      </header>
      <main id="content" className={styles.main}>
        <OperatorFailure failure={leaving.error} />
        <Switch>
          <Route path="/operator">
            <OverviewPage />
          </Route>
          <Route path="/operator/groups">
            <GroupsPage />
          </Route>
          <Route path="/operator/groups/:id">
            <ChosenGroup />
          </Route>
        </Switch>
      </main>
    </>
  );
}

function ChosenGroup() {
  const { id } = useParams();
  return <GroupPage key={id} id={Number(id)} />;
}
