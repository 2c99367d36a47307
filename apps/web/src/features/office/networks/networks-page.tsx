import type { Networks } from "@rendezvous/contract/office/network-calls";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../../components/loading.tsx";
import { Notice } from "../../../components/notice.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { useFormatInstant } from "../parts/use-format-instant.ts";
import styles from "./networks-page.module.css";

/** The state changes while the page is open. */
const LOOK_AGAIN_MS = 10_000;

/** The national networks of the group: what they do, and whether they work. */
export function NetworksPage() {
  const phrases = useProPhrases("networks");
  const { pages } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const { data, error } = useQuery({
    queryKey: ["networks", group.id],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/networks", { path: { id: group.id }, signal }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <ManageContent title={pages.networks} text={phrases.intro}>
      <CallFailure failure={error} />
      {data === undefined && error === null && <Loading />}
      {data?.ants === null && data.sas === null && <p>{phrases.none}</p>}
      {data?.ants && <AntsHealth ants={data.ants} />}
      {data?.sas && <SasHealth sas={data.sas} />}
    </ManageContent>
  );
}

function AntsHealth({ ants }: { ants: NonNullable<Networks["ants"]> }) {
  const phrases = useProPhrases("networks");
  const { search, register } = ants;
  return (
    <section className={styles.network}>
      <h2>{phrases.ants}</h2>
      <Failing health={ants} failures={phrases.failures} />
      <ul className={styles.list}>
        <li>{search ? phrases.search : phrases.noSearch}</li>
        <li>{register ? phrases.register : phrases.noRegister}</li>
        {register && <Exchanges health={ants} failures={phrases.failures} />}
      </ul>
    </section>
  );
}

function SasHealth({ sas }: { sas: NonNullable<Networks["sas"]> }) {
  const phrases = useProPhrases("networks");
  const words = phrases.sas;
  const { takes_part, search, platform, calendars, regulators } = sas;
  return (
    <section className={styles.network}>
      <h2>{words.title}</h2>
      {!takes_part && <p>{words.off}</p>}
      <Failing health={sas} failures={words.failures} />
      {takes_part && (
        <ul className={styles.list}>
          <li>{search ? words.search : words.noSearch}</li>
          <li>{words.calendars({ count: calendars })}</li>
          <li>{words.regulators({ count: regulators })}</li>
          <li>{platform ? words.platform : words.noPlatform}</li>
          {platform && <Exchanges health={sas} failures={words.failures} />}
        </ul>
      )}
    </section>
  );
}

type Health = Pick<
  NonNullable<Networks["ants"]>,
  "succeeded_at" | "failed_at" | "failure" | "failing_since" | "waiting"
>;

interface HealthProps {
  health: Health;
  failures: Readonly<Record<NonNullable<Health["failure"]>, string>>;
}

/** Says that the network fails, and why. */
function Failing({ health: { failing_since, failure }, failures }: HealthProps) {
  const phrases = useProPhrases("networks");
  const formatInstant = useFormatInstant();
  if (failing_since === null || failure === null) return null;
  return (
    <Notice look="problem">
      <p>{phrases.failing({ when: formatInstant(failing_since) })}</p>
      <p>{failures[failure]}</p>
      <p>{phrases.stays}</p>
    </Notice>
  );
}

/** The items of a list: the last exchanges with the network, and what waits for the next. */
function Exchanges({ health, failures }: HealthProps) {
  const phrases = useProPhrases("networks");
  const formatInstant = useFormatInstant();
  const { succeeded_at, failed_at, failure, failing_since, waiting } = health;
  return (
    <>
      <li>{succeeded_at === null ? phrases.never : phrases.works({ when: formatInstant(succeeded_at) })}</li>
      {failed_at !== null && failure !== null && failing_since === null && (
        <li>
          {phrases.lastFailure({ when: formatInstant(failed_at) })} – {failures[failure]}
        </li>
      )}
      <li>{phrases.waiting({ count: waiting })}</li>
    </>
  );
}
