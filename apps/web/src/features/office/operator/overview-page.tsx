import type { InstallationState } from "@rendezvous/contract/site/operator";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../../components/loading.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useQueryText } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { ChangesList } from "./changes-list.tsx";
import { FactList } from "./fact-list.tsx";
import { GivenUpJobs } from "./given-up-jobs.tsx";
import { OperatorFailure } from "./operator-session.tsx";
import { addressOfCell } from "./paths.ts";
import styles from "./operator.module.css";
import { useFormats } from "./use-formats.ts";

/** Versions, sizes, jobs and failures of the installation. */
export function OverviewPage() {
  const phrases = useProPhrases("operator");
  const { data, error } = useQuery({
    queryKey: ["installation"],
    queryFn: ({ signal }) => callApi("GET /operator/installation", { signal }),
    staleTime: 0,
  });
  const changes = useQuery({
    queryKey: ["operator-changes"],
    queryFn: ({ signal }) => callApi("GET /operator/changes", { signal }),
    staleTime: 0,
  });
  return (
    <>
      <ScreenTitle documentTitle={phrases.title}>{phrases.title}</ScreenTitle>
      <OperatorFailure failure={error ?? changes.error} />
      {data === undefined && error === null && <Loading />}
      {data && <State state={data} />}
      <GivenUpJobs />
      {changes.data && <ChangesList changes={changes.data.changes} />}
    </>
  );
}

function State({ state }: { state: InstallationState }) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  const { groups, backup, cells } = state;
  const backupText = backup.at === null ? phrases.noBackup : format.instant(backup.at);
  return (
    <>
      {cells && <Cells cells={cells} />}
      <div className={styles.parts}>
        <section aria-labelledby="size">
          <h2 id="size">{phrases.size}</h2>
          <FactList
            facts={[
              [phrases.groups, format.number(groups.all)],
              [phrases.states.inactive, format.number(groups.inactive)],
              [phrases.states.deactivated, format.number(groups.deactivated)],
              [phrases.clients, format.estimate(state.clients)],
              [phrases.appointments, format.estimate(state.appointments)],
              [phrases.database, format.bytes(state.database_bytes)],
              [phrases.backup, backup.is_on ? backupText : phrases.backupOff],
            ]}
          />
        </section>
        <section aria-labelledby="versions">
          <h2 id="versions">{phrases.versions}</h2>
          <FactList
            facts={[
              [phrases.program, state.version],
              [phrases.schema, state.schema],
              ["PostgreSQL", state.postgresql],
              ["Node.js", state.node],
              [phrases.upSince, format.instant(state.up_since)],
              [phrases.processes, format.number(state.processes)],
            ]}
          />
        </section>
      </div>
      <Queues queues={state.queues} />
    </>
  );
}

/** The cell of these figures, with links to the others. */
function Cells({ cells: { own, others } }: { cells: NonNullable<InstallationState["cells"]> }) {
  const phrases = useProPhrases("operator");
  const query = useQueryText();
  return (
    <nav className={styles.part} aria-labelledby="cells">
      <h2 id="cells">{phrases.cells}</h2>
      <ul className={styles.navigation}>
        {[own, ...others].toSorted().map((cell) => (
          <li key={cell}>
            <a href={addressOfCell(cell, query)} aria-current={cell === own ? "true" : undefined}>
              {cell}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Queues({ queues }: Pick<InstallationState, "queues">) {
  const phrases = useProPhrases("operator");
  const format = useFormats();
  return (
    <div className={styles.part}>
      <h2>{phrases.jobs}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone */}
      <section className={styles.scroll} aria-label={phrases.jobs} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{phrases.kind}</th>
              <th scope="col">{phrases.due}</th>
              <th scope="col">{phrases.oldest}</th>
              <th scope="col">{phrases.retried}</th>
              <th scope="col">{phrases.givenUp}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, due, oldest, retried, given_up }) => (
              <tr key={queue}>
                <th scope="row">
                  <code>{queue}</code>
                </th>
                <td>{format.number(due)}</td>
                <td>{due === 0 ? "–" : format.minutes(oldest)}</td>
                <td>{format.number(retried)}</td>
                <td>{given_up === 0 ? 0 : <strong>{format.number(given_up)}</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
