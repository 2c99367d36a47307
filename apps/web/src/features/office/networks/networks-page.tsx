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
      {data?.ants === null && <p>{phrases.none}</p>}
      {data?.ants && <AntsHealth ants={data.ants} />}
    </ManageContent>
  );
}

function AntsHealth({ ants }: { ants: NonNullable<Networks["ants"]> }) {
  const phrases = useProPhrases("networks");
  const formatInstant = useFormatInstant();
  const { search, register, succeeded_at, failed_at, failure, failing_since, waiting } = ants;
  return (
    <section className={styles.network}>
      <h2>{phrases.ants}</h2>
      {failing_since !== null && failure !== null && (
        <Notice look="problem">
          <p>{phrases.failing({ when: formatInstant(failing_since) })}</p>
          <p>{phrases.failures[failure]}</p>
          <p>{phrases.stays}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        <li>{search ? phrases.search : phrases.noSearch}</li>
        <li>{register ? phrases.register : phrases.noRegister}</li>
        {register && (
          <li>
            {succeeded_at === null ? phrases.never : phrases.works({ when: formatInstant(succeeded_at) })}
          </li>
        )}
        {failed_at !== null && failure !== null && failing_since === null && (
          <li>
            {phrases.lastFailure({ when: formatInstant(failed_at) })} – {phrases.failures[failure]}
          </li>
        )}
        {register && <li>{phrases.waiting({ count: waiting })}</li>}
      </ul>
    </section>
  );
}
